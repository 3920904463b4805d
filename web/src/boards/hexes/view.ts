/** The arena as the board reads it. */

import type { Frame } from '../../lib/protocol';
import type { SeenArena, SeenHero, SeenPlayer } from './seen';

export type Arena = SeenArena;
export type Side = SeenHero['side'];
export const SIDES: readonly Side[] = ['blue', 'red'];
export const otherSide = (side: Side): Side => (side === 'blue' ? 'red' : 'blue');

/** Something that both sides have. */
export type Both<T> = Readonly<Record<Side, T>>;

/** The arena out of a frame. */
export const arenaOf = (frame: Frame): Arena => frame.view as SeenArena;

/** The side whose eyes look: one's own, else that of whoever is asked where everything lies open, else Blue. */
export function sideOf(frame: Frame, arena: Arena): Side {
  return arena.sides[frame.seat ?? -1] ?? 'blue';
}

/** A hero in play with its name: "blue.yami". */
export interface Named extends SeenHero {
  name: string;
}

export function heroesOf(arena: Arena, side?: Side): readonly Named[] {
  const all = Object.entries(arena.heroes).map(([name, hero]) => ({ ...hero, name }));
  return side === undefined ? all : all.filter((hero) => hero.side === side);
}

/** The hands that lie open to the viewer. */
export function openHands(arena: Arena): readonly { seat: number; cards: readonly string[] }[] {
  return arena.players.flatMap(({ seat, hand }) => (typeof hand === 'number' ? [] : [{ seat, cards: hand }]));
}

export const handSize = ({ hand }: SeenPlayer): number => (typeof hand === 'number' ? hand : hand.length);

/** The minions that still wait on a side's Nexus. */
const MINIONS_A_SIDE = 8;
export function waitingMinions(arena: Arena, side: Side): number {
  return MINIONS_A_SIDE - arena.minions[side].length;
}

/** Everything that can be pressed on a hex, the uppermost first. */
export function piecesOn(arena: Arena, hex: string): readonly string[] {
  const ids: string[] = [];
  for (const hero of heroesOf(arena)) if (hero.hex === hex) ids.push(`hero:${hero.name}`);
  arena.outsiders.forEach(({ hex: at }, place) => {
    if (at === hex) ids.push(`outsider:${place + 1}`);
  });
  for (const side of SIDES) {
    if (arena.minions[side].some((minion) => minion.hex === hex)) ids.push(`minion:${side}:${hex}`);
    if (arena.pillars[side].includes(hex)) ids.push(`pillar:${side}:${hex}`);
  }
  for (const hero of heroesOf(arena)) if (hero.illusion === hex) ids.push(`illusion:${hero.name}`);
  for (const side of SIDES) {
    if (arena.map.nexus[side] === hex) ids.push(`nexus:${side}`);
    for (const [lane, towers] of Object.entries(arena.map.towers)) {
      if (towers[side] === hex && (arena.lanes[lane]?.towers[side] ?? 0) > 0) ids.push(`tower:${side}:${lane}`);
    }
  }
  for (const [lane, { token }] of Object.entries(arena.lanes)) if (token === hex) ids.push(`lane:${lane}`);
  for (const [dome, point] of Object.entries(arena.map.domes)) if (point === hex) ids.push(`dome:${dome}`);
  ids.push(`hex:${hex}`);
  return ids;
}

/** The hex that something lies on; "" if it is on none. */
export function hexOf(arena: Arena, id: string): string {
  const [kind = '', ...about] = id.split(':');
  const [first = '', second = ''] = about;
  switch (kind) {
    case 'hex':
      return first;
    case 'hero':
      return arena.heroes[first]?.hex ?? '';
    case 'illusion':
      return arena.heroes[first]?.illusion ?? '';
    case 'minion':
    case 'pillar':
      return second;
    case 'outsider':
      return arena.outsiders[Number(first) - 1]?.hex ?? '';
    case 'nexus':
      return arena.map.nexus[first as Side];
    case 'tower':
      return arena.map.towers[second]?.[first as Side] ?? '';
    case 'lane':
      return arena.lanes[first]?.token ?? '';
    case 'dome':
      return arena.map.domes[first] ?? '';
    default:
      return '';
  }
}

/** Who gives Control at a point: the heroes and minions of a side that see it. */
export interface Givers {
  heroes: readonly string[];
  minions: number;
  /** What cards and skills add. */
  more: number;
}

export function giversOf(arena: Arena, side: Side, seen: ReadonlySet<string>, control: number): Givers {
  const heroes = heroesOf(arena, side).flatMap((hero) => (hero.hex !== '' && seen.has(hero.hex) ? [hero.name] : []));
  const minions = arena.minions[side].filter((minion) => seen.has(minion.hex)).length;
  return { heroes, minions, more: control - heroes.length - minions };
}
