/** What a board can tell about an ask from its choices alone. */

import type { Frame, ShownOffer } from '../../lib/protocol';
import type { Table } from './view';
import type { Offered } from './words';

/** Whose eyes look: the viewer's seat; where everything lies open, the seat that is asked. */
export function eyesOf(frame: Frame): number | null {
  return frame.seat ?? (frame.open ? (frame.ask?.seats[0] ?? null) : null);
}

/** Are all choices that touch something of this kind? Passing touches nothing. */
export function asksFor(offers: readonly ShownOffer[], ...verbs: readonly string[]): boolean {
  return offers.some((offer) => verbs.includes(offer.verb));
}

/** The first card that goes with the Betrayer while the second is asked for; null where the choices leave it open. */
export function firstGift(offers: readonly ShownOffer[], horde: readonly string[]): string | null {
  const choices = offers as readonly Offered[];
  const offered = new Set<string>(choices.flatMap(({ verb, about }) => (verb === 'give' ? [about.card] : [])));
  const held = horde.filter((card) => card !== 'betrayer');
  const left = offered.size > 0 ? held.filter((card) => !offered.has(card)) : [];
  return left.length === 1 ? (left[0] ?? null) : null;
}

const MOST_SWAP_DIFFERENCE = 2;

/** The Battle Card whose token the Trickster switches while the other is asked for; null where two would fit. */
export function firstSwap(offers: readonly ShownOffer[], table: Table): string | null {
  const choices = offers as readonly Offered[];
  const offered: readonly string[] = choices.flatMap(({ verb, about }) => (verb === 'with' ? [about.battle] : []));
  if (offered.length === 0) return null;
  const partners = (battle: string, token: number): string[] =>
    table.row.flatMap((other) =>
      other.battle !== battle && other.token !== null && Math.abs(other.token - token) <= MOST_SWAP_DIFFERENCE
        ? [other.battle]
        : [],
    );
  const fitting = table.row.filter(({ battle, token }) => {
    const others = token === null ? [] : partners(battle, token);
    return others.length === offered.length && others.every((other) => offered.includes(other));
  });
  return fitting.length === 1 ? (fitting[0]?.battle ?? null) : null;
}
