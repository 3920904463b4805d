/** The ground of a battlefield: its hexes, what is seen from each, how near they are. It never changes in a game. */

import { edgeBetween, middleOf, nameOf, readHex, type Point } from '../../lib/hexagons';
import { AS_IT_IS, FROM_ACROSS, Plane, type Spot } from '../hexgrid/plane';
import type { SeenMap } from './seen';

export type Terrain = 'field' | 'lane' | 'base' | 'dome';

export interface Cell extends Spot {
  terrain: Terrain;
  cover: boolean;
  /** The id of the Lane or Dome that it lies in, "" for none. */
  of: string;
}

const LETTERS: Readonly<Record<string, Terrain>> = { '.': 'field', '=': 'lane', ',': 'base', o: 'dome' };

/** SM-LOS-01: a way of at most three hexes. */
export const SIGHT = 3;

export class Ground extends Plane<Cell> {
  /** White lines, by the two ends of each. */
  readonly walls: readonly (readonly [Point, Point])[];
  /** Is Red's side below? */
  readonly turned: boolean;
  readonly #walled: ReadonlySet<string>;
  readonly #seen = new Map<string, ReadonlySet<string>>();

  constructor(map: SeenMap, turned: boolean) {
    super(cellsOf(map, turned), lensOf(turned));
    this.turned = turned;
    for (const [lane, towers] of Object.entries(map.towers)) this.#spread(towers.blue, 'lane', lane);
    for (const [dome, point] of Object.entries(map.domes)) this.#spread(point, 'dome', dome);
    this.#walled = new Set(map.walls.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]));
    this.walls = map.walls.map(([a, b]) => edgeBetween(this.drawn(readHex(a)), this.drawn(readHex(b))));
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

const lensOf = (turned: boolean) => (turned ? FROM_ACROSS : AS_IT_IS);

function cellsOf(map: SeenMap, turned: boolean): readonly Cell[] {
  const cover = new Set(map.cover);
  return map.rows.flatMap(({ q, r, terrain }) =>
    [...terrain].flatMap((letter, place) => {
      const kind = LETTERS[letter];
      if (!kind) return [];
      const hex = { q: q + place, r };
      const name = nameOf(hex);
      return [{ name, hex, middle: middleOf(lensOf(turned).to(hex)), terrain: kind, cover: cover.has(name), of: '' }];
    }),
  );
}

let known: { written: string; ground: Ground } | null = null;

/** The ground of a map; the same one as long as the map is. */
export function groundOf(map: SeenMap, turned: boolean): Ground {
  const written = JSON.stringify([map, turned]);
  if (known?.written !== written) known = { written, ground: new Ground(map, turned) };
  return known.ground;
}
