/** Who stands on which hex, and where on it: several on one hex stand beside each other, a little smaller. */

import type { Point } from '../../lib/hexagons';
import { heroesOf, SIDES, type Arena } from './view';

/** The room from the first to the last on a hex. */
const SPREAD = 26;
/** A pointer that is not farther than this from a piece means it. */
const NEAR = 11;

export type Standing = ReadonlyMap<string, readonly string[]>;

export function standingOn(arena: Arena): Standing {
  const on = new Map<string, string[]>();
  const stand = (id: string, hex: string): void => void (hex !== '' && on.set(hex, [...(on.get(hex) ?? []), id]));
  for (const hero of heroesOf(arena)) stand(`hero:${hero.name}`, hero.hex);
  arena.outsiders.forEach(({ hex }, place) => stand(`outsider:${place + 1}`, hex));
  for (const side of SIDES) for (const { hex } of arena.minions[side]) stand(`minion:${side}:${hex}`, hex);
  for (const side of SIDES) for (const hex of arena.pillars[side]) stand(`pillar:${side}:${hex}`, hex);
  for (const hero of heroesOf(arena)) stand(`illusion:${hero.name}`, hero.illusion);
  return on;
}

/** How far right of the middle one of several stands. */
export function aside(place: number, of: number): number {
  return of < 2 ? 0 : (place - (of - 1) / 2) * (SPREAD / (of - 1));
}

/** Which of several on a hex is pointed at; undefined if that is not clear. */
export function pointedAt(standing: Standing, hex: string, middle: Point, at: Point): string | undefined {
  const all = standing.get(hex) ?? [];
  return all.find((_, place) => Math.hypot(middle.x + aside(place, all.length) - at.x, middle.y - at.y) <= NEAR);
}
