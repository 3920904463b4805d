/** The Matching Rules as far as a frame shows them: what bars a card, and who is locked out. */

import { faceOf } from './cards';
import type { Table } from './view';

/** Why a card of the Pool may not be picked: a word is taken already, or one double or triple card is enough. */
export type Obstacle = { kind: 'taken'; word: string } | { kind: 'costly' };

/** The word in which two cards match: a faction or type, or the name of a special monster; null if they do not. */
export function matchingWord(own: string, other: string): string | null {
  if (own === other) return faceOf(own).battles.at(-1) ?? own;
  const battles = faceOf(other).battles;
  return faceOf(own).battles.find((battle) => battles.includes(battle)) ?? null;
}

/** What stands against `seat` picking `card` now, in the order in which the game checks it. */
export function obstacleTo(table: Table, seat: number, card: string): Obstacle | null {
  if (table.opening === 'second card' && table.opening_was_costly && faceOf(card).value > 1) return { kind: 'costly' };
  for (const own of table.seats[seat]?.picks ?? []) {
    const word = matchingWord(own, card);
    if (word !== null) return { kind: 'taken', word };
  }
  return null;
}

/** The words that a player's picks of this round bar: factions and types, and names of special monsters. */
export function barredWords(picks: readonly string[]): readonly string[] {
  return [...new Set(picks.flatMap((own) => (faceOf(own).battles.length > 0 ? faceOf(own).battles : [own])))];
}

/** Is `seat` below the target with nothing legal left in the Pool? The Pool only shrinks, so it stays so. */
export function isLockedOut(table: Table, seat: number): boolean {
  const side = table.seats[seat];
  if (!side || table.phase !== 'monster' || table.opening !== 'over' || side.total >= table.target) return false;
  return table.pool.every((card) => obstacleTo(table, seat, card) !== null);
}
