/** The view of a game on hexes as the board reads it. Anything that a view leaves out is nothing. */

import type { Frame } from '../../lib/protocol';

export type Side = 'blue' | 'red';
export const SIDES: readonly Side[] = ['blue', 'red'];
export const otherSide = (side: Side): Side => (side === 'blue' ? 'red' : 'blue');

/** Something that both sides have. */
export type Both<T> = Record<Side, T>;

export interface MapView {
  rows: { q: number; r: number; terrain: string }[];
  cover: string[];
  walls: [string, string][];
  nexus: Both<string>;
  towers: Record<string, Both<string>>;
  domes: Record<string, string>;
}

export interface HeroView {
  hero: string;
  side: Side;
  owner: number;
  hex: string;
  hp: number;
  max_hp: number;
  state: 'ready' | 'exhausted' | 'defeated';
  returns: number;
  activated: boolean;
  conditions: string[];
  cards: string[];
  leads: { card: string; shown: boolean }[];
  illusion: string;
  mana: number;
  armor: number;
  attack: number;
  flips: number;
  move: number;
  range: number;
}

export interface EntryView {
  /** What it is called among others; a trigger that waits has none yet. */
  serial?: number;
  kind: string;
  what: string;
  hero: string;
  seat: number;
  targets?: string[];
  free?: boolean;
}

export interface LaneView {
  token: string;
  number: number;
  towers: Both<number>;
  control: Both<number>;
}

export interface LastingView {
  kind: string;
  piece?: string;
  amount?: number;
  hexes?: string[];
  until: string;
}

export interface PlayerView {
  seat: number;
  side: Side;
  hand: string[] | number;
  deck: number | string[];
  discard: string[];
}

/** The draft: factions or heroes, whose pick each is in order, how many are made, and what each side may still pick. */
export interface DraftView {
  of: 'factions' | 'heroes';
  order: Side[];
  made: number;
  pools: Both<string[]>;
}

export interface Arena {
  board: string;
  map: MapView;
  format: string;
  simplified: boolean;
  sides: Side[];
  turn: number;
  rows: number;
  phase: string;
  first: number;
  flux: number;
  next: Side;
  factions: Both<string[]>;
  victory: string[];
  progress: Record<string, Both<[number, number]>>;
  heroes: Record<string, HeroView>;
  minions: Both<{ hex: string; lane: string }[]>;
  pillars: Both<string[]>;
  outsiders: { card: string; dome: string; hex: string }[];
  lanes: Record<string, LaneView>;
  domes: Record<string, { control: Both<number> }>;
  nexus: Both<number>;
  active: { hero: string; seat: number; ap: number; used: string[] } | null;
  stack: EntryView[];
  waiting: EntryView[];
  lasting: LastingView[];
  players: PlayerView[];
  top: string[];
  flipped: string[];
  result: { winner: string; rule: string; card: string } | null;
  /** Only during set-up. */
  draft: DraftView | null;
}

const NOTHING: Arena = {
  board: '',
  map: { rows: [], cover: [], walls: [], nexus: { blue: '', red: '' }, towers: {}, domes: {} },
  format: '',
  simplified: false,
  sides: [],
  turn: 1,
  rows: 0,
  phase: 'setup',
  first: -1,
  flux: -1,
  next: 'blue',
  factions: { blue: [], red: [] },
  victory: [],
  progress: {},
  heroes: {},
  minions: { blue: [], red: [] },
  pillars: { blue: [], red: [] },
  outsiders: [],
  lanes: {},
  domes: {},
  nexus: { blue: -1, red: -1 },
  active: null,
  stack: [],
  waiting: [],
  lasting: [],
  players: [],
  top: [],
  flipped: [],
  result: null,
  draft: null,
};

export function arenaOf(frame: Frame): Arena {
  return { ...NOTHING, ...(frame.view as Partial<Arena>) };
}

/** The side whose eyes look: one's own, else that of whoever is asked where everything lies open, else Blue. */
export function sideOf(frame: Frame, arena: Arena): Side {
  return arena.sides[frame.seat ?? -1] ?? 'blue';
}

/** A hero in play with its name: "blue.yami". */
export interface Named extends HeroView {
  name: string;
}

export function heroesOf(arena: Arena, side?: Side): readonly Named[] {
  const all = Object.entries(arena.heroes).map(([name, hero]) => ({ ...hero, name }));
  return side === undefined ? all : all.filter((hero) => hero.side === side);
}

/** The hands that lie open to the viewer. */
export function openHands(arena: Arena): readonly { seat: number; cards: readonly string[] }[] {
  return arena.players.flatMap(({ seat, hand }) => (Array.isArray(hand) ? [{ seat, cards: hand }] : []));
}

export const sizeOf = (pile: number | readonly unknown[]): number => (typeof pile === 'number' ? pile : pile.length);

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
