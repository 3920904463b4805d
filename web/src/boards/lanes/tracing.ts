/** Which piece is which from one moment to the next. The view names places only, so a card that left one place and lies
 * in another is taken for the same. */

import type { OpenHand } from './hands';
import type { Battle } from './view';

/** What lies where: "m1", "a3.1", "onikai", "hand:0:2" by an id of ours. */
export interface Trace {
  ids: ReadonlyMap<string, string>;
  cards: ReadonlyMap<string, string>;
  /** How many ids have been given. */
  given: number;
}

/** Every card that the viewer sees lie somewhere, by place. A concealed card is known by its back. */
export function lying(battle: Battle, hand: OpenHand | null): ReadonlyMap<string, string> {
  const cards = new Map<string, string>();
  for (const { monster, alliance } of battle.lanes) {
    for (const piece of [monster, alliance]) {
      if (!piece) continue;
      cards.set(piece.place, piece.card || 'concealed');
      for (const each of piece.attached) cards.set(each.place, each.card);
    }
  }
  for (const piece of battle.back_line) if (piece.minion === '') cards.set(piece.place, piece.card || 'concealed');
  hand?.cards.forEach((card, place) => cards.set(handPlace(hand.seat, place), card));
  return cards;
}

export function handPlace(seat: number, place: number): string {
  return `hand:${seat}:${place}`;
}

/** Follow every card to where it lies now. */
export function trace(before: Trace | null, cards: ReadonlyMap<string, string>): Trace {
  const ids = new Map<string, string>();
  let given = before?.given ?? 0;
  const left = new Map<string, string[]>();
  for (const [place, id] of before?.ids ?? []) {
    const card = before?.cards.get(place) ?? '';
    if (cards.get(place) === card) ids.set(place, id);
    else left.set(card, [...(left.get(card) ?? []), id]);
  }
  for (const [place, card] of cards) {
    if (ids.has(place)) continue;
    const followed = left.get(card)?.shift();
    if (followed === undefined) given += 1;
    ids.set(place, followed ?? `${sideOf(place)}/${card}#${given}`);
  }
  return { ids, cards, given };
}

/** Whose discard a piece goes to when it leaves the board. */
function sideOf(place: string): 'alliance' | 'horde' {
  return /^(?:m[1-6]|b\d)/.test(place) ? 'horde' : 'alliance';
}
