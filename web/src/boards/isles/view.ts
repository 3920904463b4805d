/** The play area as the board reads it. */

import type { Frame } from '../../lib/protocol';
import type { SeenPlayArea, SeenPlayer, SeenReturned, SeenSpire, SeenUnit } from './seen';

export type Play = SeenPlayArea;

/** The play area out of a frame. */
export const playOf = (frame: Frame): Play => frame.view as SeenPlayArea;

const LETTERS = 'ABCD';
export const letterOf = (seat: number): string => LETTERS[seat] ?? '';
export const seatOf = (letter: string): number => LETTERS.indexOf(letter);

/** Whose eyes look: one's own seat; where everything lies open always the first, so that the land stays as it lies. */
export function eyesOf(frame: Frame, play: Play): number {
  return frame.seat ?? play.players[0]?.seat ?? 0;
}

/** Whose fortress, barracks and relics are shown: one's own, else those of whoever is asked where everything lies open. */
export function handsOf(frame: Frame, play: Play): number {
  const asked = frame.open ? frame.ask?.seats[0] : undefined;
  return frame.seat ?? asked ?? eyesOf(frame, play);
}

/** Do two seats play on one side? */
export function areFriends(play: Play, one: number, other: number): boolean {
  return one === other || play.allies.some((team) => team.includes(one) && team.includes(other));
}

export interface Standing<T> {
  seat: number;
  piece: T;
}

export function unitAt(play: Play, hex: string): Standing<SeenUnit> | undefined {
  return play.players.flatMap(({ seat, units }) =>
    units.filter((unit) => unit.hex === hex).map((piece) => ({ seat, piece })),
  )[0];
}

export function spireAt(play: Play, hex: string): Standing<SeenSpire> | undefined {
  return play.players.flatMap(({ seat, spires }) =>
    spires.filter((spire) => spire.hex === hex).map((piece) => ({ seat, piece })),
  )[0];
}

/** All items that lie on a hex, from the top. */
export const itemsAt = (play: Play, hex: string): readonly string[] =>
  play.items[hex] === undefined ? [] : [play.items[hex], ...(play.items_under[hex] ?? [])];

/** The seat whose gate a hex is; -1 for none. */
export const gateAt = (play: Play, hex: string): number => play.map.fortresses.findIndex(({ gate }) => gate === hex);

/** Everything that can be pressed on a hex, the uppermost first. */
export function piecesOn(play: Play, hex: string): readonly string[] {
  const ids: string[] = [];
  if (unitAt(play, hex) || play.landmarks[hex]) ids.push(`unit:${hex}`);
  if (spireAt(play, hex)) ids.push(`spire:${hex}`);
  if (play.items[hex]) ids.push(`item:${hex}`);
  const gate = gateAt(play, hex);
  if (gate >= 0) ids.push(`gate:${letterOf(gate)}`, `stack:${letterOf(gate)}`);
  ids.push(`hex:${hex}`);
  return ids;
}

/** The hex that something lies on; "" if it is on none. */
export function hexOf(play: Play, id: string): string {
  const [kind = '', about = ''] = id.split(':');
  if (['hex', 'unit', 'spire', 'item'].includes(kind)) return about;
  return kind === 'gate' || kind === 'stack' ? (play.map.fortresses[seatOf(about)]?.gate ?? '') : '';
}

export const countOf = (pile: number | readonly unknown[]): number => (typeof pile === 'number' ? pile : pile.length);

/** What lies in a pile by kind, how many of each. */
export const pileOf = (pile: Record<string, number>): readonly { chip: string; count: number }[] =>
  Object.entries(pile).map(([chip, count]) => ({ chip, count }));

/** What a hero keeps that has returned to its fortress. */
export const keptBy = (player: SeenPlayer | null | undefined, chip: string): SeenReturned | undefined =>
  player?.returned.find((each) => each.chip === chip);

/** The hexes that a player influences: their groups', and the wells of their own fortress. */
export function influenceOf(play: Play, player: SeenPlayer): ReadonlySet<string> {
  const groups = new Set(player.influence);
  const own = Object.entries(play.map.hexes).flatMap(([hex, { group }]) => (groups.has(group) ? [hex] : []));
  return new Set([...own, ...(play.map.fortresses[player.seat]?.wells ?? [])]);
}
