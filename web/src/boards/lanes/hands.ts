/** Whose cards lie open, and who plays the horde. */

import type { Frame, ShownCard } from '../../lib/protocol';
import { openHand, type Battle } from './view';

/** A hand that lies open before the viewer. */
export interface OpenHand {
  seat: number;
  side: 'alliance' | 'horde';
  cards: readonly string[];
}

/** The seat of the horde player; null where the horde plays itself. */
export function hordeSeat(frame: Frame, battle: Battle): number | null {
  if (battle.mode !== 'versus') return null;
  const seat = frame.names.findIndex((_, each) => !battle.players.some((player) => player.seat === each));
  return seat < 0 ? null : seat;
}

/** Does the book advise to put this card aside in a first game? Heroes are allies too (SH-SETUP-16). */
export function isForAside({ kind }: ShownCard): boolean {
  return kind !== '' && kind !== 'ally' && kind !== 'hero';
}

/** All hands that the viewer may look into: their own first, then that of whoever is asked. */
export function handsOf(frame: Frame, battle: Battle): readonly OpenHand[] {
  const enemy = hordeSeat(frame, battle);
  const hands = [
    ...battle.players.map(({ seat, hand }) => ({ seat, side: 'alliance' as const, cards: openHand(hand) })),
    ...(enemy === null ? [] : [{ seat: enemy, side: 'horde' as const, cards: openHand(battle.horde.hand) }]),
  ].filter((hand): hand is OpenHand => hand.cards !== null);
  const asked = frame.ask?.seats[0];
  const rank = ({ seat }: OpenHand): number => (seat === frame.seat ? 0 : seat === asked ? 1 : 2);
  return hands.toSorted((one, other) => rank(one) - rank(other));
}
