/** The view of a game on isles as the board reads it. Anything that a view leaves out is nothing. */

import type { Frame } from '../../lib/protocol';

export type Terrain = 'path' | 'grass' | 'forest' | 'mountain' | 'water';

export interface HexView {
  terrain: Terrain;
  group: number;
  well?: boolean;
  layer?: number;
}

export interface MapView {
  hexes: Record<string, HexView>;
  fortresses: { gate: string; wells: string[] }[];
  bodies: string[];
  earthscapes: { number: number; hexes: string[] }[];
}

export interface TalentView {
  id: string;
  number: number;
}

export interface UnitView {
  chip: string;
  kind: 'hero' | 'minion';
  promoted: boolean;
  /** "" while it lies in the deployment stack. */
  hex: string;
  health: number;
  max_health: number;
  talents: TalentView[];
  attack: number | null;
  range: number;
  ranged: boolean;
  move: number;
  terrain: Terrain;
  /** Letters from top to bottom: A attack, R range, D fortification. */
  upgrades: string;
  capacity: number;
  gear: string[];
  /** Who rides on it, as everybody sees. */
  carries: string[];
  /** Is it a group? null where that is not seen: in the deployment stack of another. */
  grouped: boolean | null;
  /** The rest of its group, from the top; null where only its controller knows. */
  under: string[] | null;
  active: boolean;
  to_mark: number | null;
  reaches: string[];
  /** How far the mark is from each hex that it could go to. */
  from_there: Record<string, number>;
  moved: boolean;
  attacked: boolean;
  retaliated: boolean;
}

export interface SpireView {
  chip: string;
  promoted: boolean;
  hex: string;
  upgrades: string;
  capacity: number;
  dice: number;
  range: number;
  talents: TalentView[];
  carries: string[];
}

export interface LandmarkView {
  type: string;
  hidden: boolean;
  /** Known if it lies open, or if the viewer has looked. */
  chip?: string;
  seen?: boolean;
  health?: number;
  max_health?: number;
  talents?: TalentView[];
  attack?: number | null;
  range?: number;
  ranged?: boolean;
  move?: number;
}

/** What a hero that has returned to its fortress keeps under its chip. */
export interface ReturnedView {
  chip: string;
  upgrades: string;
  gear: string[];
}

export interface PlayerView {
  seat: number;
  faction: string;
  source: number;
  source_capacity: number;
  gate: number;
  power: number;
  mark: number;
  /** null while it is secret. */
  cp: number | null;
  built: number;
  fallen_heroes: number;
  levels: Record<string, number>;
  relics: string[] | number;
  relics_in_play: string[];
  earthscapes: number[];
  influence: number[];
  prices: Record<string, number>;
  earthscape_price: number;
  units: UnitView[];
  spires: SpireView[];
  spire_limit: number;
  stack: UnitView[];
  barracks: Record<string, number>;
  beside: Record<string, number>;
  graves: Record<string, number>;
  captives: Record<string, number>;
  returned?: ReturnedView[];
}

export interface LastingView {
  kind: string;
  chip?: string;
  amount?: number;
  until: string;
}

export interface Play {
  mode: string;
  seats: number;
  automaton: number;
  allies: number[][];
  layout: string;
  map: MapView;
  wave: number;
  waves: number;
  phase: string;
  stage: string;
  round: number;
  first: number;
  turn: number;
  passed: number[];
  campfires: number[];
  drawn: string[];
  supply: Record<string, number>;
  stacks: Record<string, number>;
  discards: { market: string[]; landmarks: string[]; earthscapes: number[]; relics: string[]; events: string[] };
  offers: string[];
  earthscape: number;
  earthscape_sold: boolean;
  items: Record<string, string>;
  /** What lies under the uppermost item of a hex, from the top. */
  items_under: Record<string, string[]>;
  lasting: LastingView[];
  falls: { chip: string }[];
  result: object | null;
  landmarks: Record<string, LandmarkView>;
  players: PlayerView[];
}

const NOTHING: Play = {
  mode: 'pvp',
  seats: 0,
  automaton: -1,
  allies: [],
  layout: '',
  map: { hexes: {}, fortresses: [], bodies: [], earthscapes: [] },
  wave: 1,
  waves: 4,
  phase: 'event',
  stage: 'start',
  round: 0,
  first: -1,
  turn: -1,
  passed: [],
  campfires: [],
  drawn: [],
  supply: {},
  stacks: {},
  discards: { market: [], landmarks: [], earthscapes: [], relics: [], events: [] },
  offers: [],
  earthscape: 0,
  earthscape_sold: false,
  items: {},
  items_under: {},
  lasting: [],
  falls: [],
  result: null,
  landmarks: {},
  players: [],
};

export function playOf(frame: Frame): Play {
  return { ...NOTHING, ...(frame.view as Partial<Play>) };
}

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

export function unitAt(play: Play, hex: string): Standing<UnitView> | undefined {
  return play.players.flatMap(({ seat, units }) =>
    units.filter((unit) => unit.hex === hex).map((piece) => ({ seat, piece })),
  )[0];
}

export function spireAt(play: Play, hex: string): Standing<SpireView> | undefined {
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
export const keptBy = (player: PlayerView | null | undefined, chip: string): ReturnedView | undefined =>
  player?.returned?.find((each) => each.chip === chip);

/** The hexes that a player influences: their groups', and the wells of their own fortress. */
export function influenceOf(play: Play, player: PlayerView): ReadonlySet<string> {
  const groups = new Set(player.influence);
  const own = Object.entries(play.map.hexes).flatMap(([hex, { group }]) => (groups.has(group) ? [hex] : []));
  return new Set([...own, ...(play.map.fortresses[player.seat]?.wells ?? [])]);
}
