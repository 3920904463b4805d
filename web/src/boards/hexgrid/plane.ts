/** Hexes as they lie on a screen: which there are, in which rows, what is beside what. What they mean is a game's affair. */

import {
  beside,
  middleOf,
  nameOf,
  readHex,
  stepsBetween,
  turnedOver,
  turnedRound,
  type Hex,
  type Point,
} from '../../lib/hexagons';

export interface Spot {
  /** "-4.1". */
  name: string;
  hex: Hex;
  /** Where it is drawn. */
  middle: Point;
}

/** How a battlefield is looked at: where each hex is seen, and back. */
export interface Lens {
  to: (hex: Hex) => Hex;
  from: (hex: Hex) => Hex;
}

export const AS_IT_IS: Lens = { to: (hex) => hex, from: (hex) => hex };
export const FROM_ACROSS: Lens = { to: turnedOver, from: turnedOver };
export const roundBy = (sixths: number): Lens => ({
  to: (hex) => turnedRound(hex, sixths),
  from: (hex) => turnedRound(hex, -sixths),
});

/** The six ways on the screen: what the arrow keys and their neighbours mean. */
export type Turn = 'right' | 'down-right' | 'down-left' | 'left' | 'up-left' | 'up-right';
const TURNS: readonly Turn[] = ['right', 'down-right', 'down-left', 'left', 'up-left', 'up-right'];

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export class Plane<C extends Spot = Spot> {
  readonly cells: ReadonlyMap<string, C>;
  /** By the rows that they are seen in, from above, each from the left. */
  readonly rows: readonly (readonly C[])[];
  readonly box: Box;
  readonly lens: Lens;

  constructor(cells: Iterable<C>, lens: Lens) {
    this.lens = lens;
    this.cells = new Map([...cells].map((cell) => [cell.name, cell]));
    const all = [...this.cells.values()];
    this.rows = rowsOf(all, lens);
    const [xs, ys] = [all.map(({ middle }) => middle.x), all.map(({ middle }) => middle.y)];
    this.box = {
      left: Math.min(0, ...xs),
      top: Math.min(0, ...ys),
      right: Math.max(0, ...xs),
      bottom: Math.max(0, ...ys),
    };
  }

  /** Where a hex is drawn, whether it exists or not. */
  drawn(hex: Hex): Point {
    return middleOf(this.lens.to(hex));
  }

  has(name: string): boolean {
    return this.cells.has(name);
  }

  middle(name: string): Point {
    return this.cells.get(name)?.middle ?? this.drawn(readHex(name));
  }

  /** The neighbours that exist. */
  around(name: string): readonly string[] {
    const hex = readHex(name);
    return TURNS.map((_, way) => nameOf(beside(hex, way))).filter((each) => this.cells.has(each));
  }

  /** The neighbour that lies this way on the screen; null where the battlefield ends. */
  towards(name: string, turn: Turn): string | null {
    const there = beside(this.lens.to(readHex(name)), TURNS.indexOf(turn));
    const next = nameOf(this.lens.from(there));
    return this.cells.has(next) ? next : null;
  }

  steps(a: string, b: string): number {
    return stepsBetween(readHex(a), readHex(b));
  }

  within(name: string, steps: number): readonly string[] {
    return [...this.cells.keys()].filter((each) => this.steps(name, each) <= steps);
  }
}

function rowsOf<C extends Spot>(cells: readonly C[], lens: Lens): readonly (readonly C[])[] {
  const rows = new Map<number, C[]>();
  for (const cell of cells) {
    const { r } = lens.to(cell.hex);
    const row = rows.get(r);
    if (row) row.push(cell);
    else rows.set(r, [cell]);
  }
  const downwards = [...rows].sort(([a], [b]) => a - b).map(([, row]) => row);
  return downwards.map((row) => row.sort((a, b) => a.middle.x - b.middle.x));
}
