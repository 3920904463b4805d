/** The ground of a battlefield: its hexes, what is seen from each, how near they are. It never changes in a game. */

import { beside, edgeBetween, middleOf, nameOf, readHex, stepsBetween, turnedOver, type Hex, type Point } from './geometry';
import type { MapView } from './view';

export type Terrain = 'field' | 'lane' | 'base' | 'dome';

export interface Cell {
  /** "-4.1". */
  name: string;
  hex: Hex;
  /** Where it is drawn. */
  middle: Point;
  terrain: Terrain;
  cover: boolean;
  /** The id of the Lane or Dome that it lies in, "" for none. */
  of: string;
}

const LETTERS: Readonly<Record<string, Terrain>> = { '.': 'field', '=': 'lane', ',': 'base', o: 'dome' };

/** SM-LOS-01: a way of at most three hexes. */
export const SIGHT = 3;

/** The six ways on the screen: what the arrow keys and their neighbours mean. */
export type Turn = 'right' | 'down-right' | 'down-left' | 'left' | 'up-left' | 'up-right';
const TURNS: readonly Turn[] = ['right', 'down-right', 'down-left', 'left', 'up-left', 'up-right'];

export class Ground {
  readonly cells: ReadonlyMap<string, Cell>;
  /** By the rows that they are drawn in, from above, each from the left. */
  readonly rows: readonly (readonly Cell[])[];
  /** White lines, by the two ends of each. */
  readonly walls: readonly (readonly [Point, Point])[];
  readonly box: { left: number; top: number; right: number; bottom: number };
  /** Is Red's side below? */
  readonly turned: boolean;
  readonly #walled: ReadonlySet<string>;
  readonly #seen = new Map<string, ReadonlySet<string>>();

  constructor(map: MapView, turned: boolean) {
    this.turned = turned;
    const cover = new Set(map.cover);
    const cells = new Map<string, Cell>();
    for (const { q, r, terrain } of map.rows) {
      [...terrain].forEach((letter, place) => {
        const kind = LETTERS[letter];
        if (!kind) return;
        const hex = { q: q + place, r };
        const name = nameOf(hex);
        cells.set(name, { name, hex, middle: this.#drawn(hex), terrain: kind, cover: cover.has(name), of: '' });
      });
    }
    this.cells = cells;
    for (const [lane, towers] of Object.entries(map.towers)) this.#spread(towers.blue, 'lane', lane);
    for (const [dome, point] of Object.entries(map.domes)) this.#spread(point, 'dome', dome);
    this.rows = rowsOf([...cells.values()]);
    this.#walled = new Set(map.walls.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]));
    this.walls = map.walls.map(([a, b]) => edgeBetween(this.#drawn(readHex(a)), this.#drawn(readHex(b))));
    const [xs, ys] = [[...cells.values()].map(({ middle }) => middle.x), [...cells.values()].map(({ middle }) => middle.y)];
    this.box = { left: Math.min(0, ...xs), top: Math.min(0, ...ys), right: Math.max(0, ...xs), bottom: Math.max(0, ...ys) };
  }

  #drawn(hex: Hex): Point {
    return middleOf(this.turned ? turnedOver(hex) : hex);
  }

  /** All hexes of one kind that hang together with this one belong to the same Lane or Dome. */
  #spread(from: string, terrain: Terrain, of: string): void {
    const waiting = [from];
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
      const cell = this.cells.get(name);
      if (!cell || cell.terrain !== terrain || cell.of !== '') continue;
      cell.of = of;
      waiting.push(...this.around(name));
    }
  }

  has(name: string): boolean {
    return this.cells.has(name);
  }

  middle(name: string): Point {
    return this.cells.get(name)?.middle ?? this.#drawn(readHex(name));
  }

  /** The neighbours that exist. */
  around(name: string): readonly string[] {
    const hex = readHex(name);
    return TURNS.map((_, way) => nameOf(beside(hex, way))).filter((each) => this.cells.has(each));
  }

  /** The neighbour that lies this way on the screen; null where the battlefield ends. */
  towards(name: string, turn: Turn): string | null {
    const hex = readHex(name);
    const shown = this.turned ? turnedOver(hex) : hex;
    const there = beside(shown, TURNS.indexOf(turn));
    const next = nameOf(this.turned ? turnedOver(there) : there);
    return this.cells.has(next) ? next : null;
  }

  steps(a: string, b: string): number {
    return stepsBetween(readHex(a), readHex(b));
  }

  within(name: string, steps: number): readonly string[] {
    return [...this.cells.keys()].filter((each) => this.steps(name, each) <= steps);
  }

  /** What can be seen from a hex: where a way of up to three hexes leads without crossing a white line. */
  seenFrom(name: string): ReadonlySet<string> {
    const known = this.#seen.get(name);
    if (known) return known;
    const seen = new Set([name]);
    let edge = [name];
    for (let step = 0; step < SIGHT; step += 1) {
      const further = edge.flatMap((from) => this.around(from).filter((to) => !this.#walled.has(`${from} ${to}`)));
      edge = [...new Set(further)].filter((each) => !seen.has(each));
      for (const each of edge) seen.add(each);
    }
    this.#seen.set(name, seen);
    return seen;
  }
}

function rowsOf(cells: readonly Cell[]): readonly (readonly Cell[])[] {
  const rows = new Map<number, Cell[]>();
  for (const cell of cells) {
    const height = Math.round(cell.middle.y);
    const row = rows.get(height);
    if (row) row.push(cell);
    else rows.set(height, [cell]);
  }
  const upwards = [...rows].sort(([a], [b]) => a - b).map(([, row]) => row);
  return upwards.map((row) => row.sort((a, b) => a.middle.x - b.middle.x));
}

let known: { written: string; ground: Ground } | null = null;

/** The ground of a map; the same one as long as the map is. */
export function groundOf(map: MapView, turned: boolean): Ground {
  const written = JSON.stringify([map, turned]);
  if (known?.written !== written) known = { written, ground: new Ground(map, turned) };
  return known.ground;
}
