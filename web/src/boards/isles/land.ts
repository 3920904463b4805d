/** The ground of the isles as it is drawn: terrain, Source wells, layers of earthscapes, gates and fortresses, and the sky
 * where one more earthscape could lie. */

import { beside, cornersOf, middleOf, nameOf, readHex, WAYS, type Point } from '../../lib/hexagons';
import { Plane, roundBy, type Lens, type Spot } from '../hexgrid/plane';
import type { SeenMap, Terrain } from './seen';

/** So much higher each layer lies. */
export const LIFT = 7;

export type Kind = 'ground' | 'gate' | 'fortress-well' | 'sky';

export interface Tile extends Spot {
  kind: Kind;
  terrain: Terrain | '';
  /** The hex group; -1 for none. */
  group: number;
  well: boolean;
  layer: number;
  /** Whose gate or well it is; -1 for nobody's. */
  seat: number;
}

export interface Fortress {
  seat: number;
  /** The middles of the hexes that its body covers. */
  body: readonly Point[];
  /** Where its sign is drawn. */
  sign: Point;
}

export class Land extends Plane<Tile> {
  readonly fortresses: readonly Fortress[];

  constructor(map: SeenMap, lens: Lens, sky: readonly string[]) {
    super(tilesOf(map, lens, sky), lens);
    this.fortresses = map.fortresses.map(({ gate }, seat) => {
      const body = bodyOf(map, gate).map((name) => this.drawn(readHex(name)));
      const [xs, ys] = [body.map(({ x }) => x), body.map(({ y }) => y)];
      const far = (values: readonly number[]): number =>
        values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
      return { seat, body, sign: { x: far(xs), y: far(ys) } };
    });
    for (const { body } of this.fortresses) {
      for (const { x, y } of body) {
        this.box.left = Math.min(this.box.left, x);
        this.box.right = Math.max(this.box.right, x);
        this.box.top = Math.min(this.box.top, y);
        this.box.bottom = Math.max(this.box.bottom, y);
      }
    }
  }

  /** The outlines of what hangs together: the edges of hexes that have no neighbour in the set. */
  outlineOf(hexes: ReadonlySet<string>): string {
    let path = '';
    for (const name of hexes) {
      const middle = this.middle(name);
      const corners = cornersOf(middle);
      const seen = this.lens.to(readHex(name));
      WAYS.forEach((_, way) => {
        if (hexes.has(nameOf(this.lens.from(beside(seen, way))))) return;
        // The edge to the right lies between the corners 1 and 2, the next ones follow clockwise.
        const [from, to] = [corners[(way + 1) % 6], corners[(way + 2) % 6]];
        if (from && to) path += `M${from.x.toFixed(1)} ${from.y.toFixed(1)}L${to.x.toFixed(1)} ${to.y.toFixed(1)}`;
      });
    }
    return path;
  }
}

/** The part of all bodies that belongs to a gate: what is nearer to it than to any other. */
function bodyOf(map: SeenMap, gate: string): readonly string[] {
  const far = (name: string, to: string): number => {
    const [a, b] = [readHex(name), readHex(to)];
    return (Math.abs(a.q - b.q) + Math.abs(a.r - b.r) + Math.abs(a.q + a.r - b.q - b.r)) / 2;
  };
  return map.bodies.filter((name) =>
    map.fortresses.every((other) => other.gate === gate || far(name, gate) < far(name, other.gate)),
  );
}

function tilesOf(map: SeenMap, lens: Lens, sky: readonly string[]): readonly Tile[] {
  const at = (name: string, layer = 0): Spot => {
    const hex = readHex(name);
    const { x, y } = middleOf(lens.to(hex));
    return { name, hex, middle: { x, y: y - LIFT * layer } };
  };
  const ground = Object.entries(map.hexes).map(([name, { terrain, group, well = false, layer = 0 }]) => ({
    ...at(name, layer),
    kind: 'ground' as const,
    terrain,
    group,
    well,
    layer,
    seat: -1,
  }));
  const none = { terrain: '' as const, group: -1, layer: 0 };
  const fortresses = map.fortresses.flatMap(({ gate, wells }, seat) => [
    { ...at(gate), ...none, kind: 'gate' as const, well: false, seat },
    ...wells.map((name) => ({ ...at(name), ...none, kind: 'fortress-well' as const, well: true, seat })),
  ]);
  const known = new Set([...ground, ...fortresses].map(({ name }) => name));
  const beyond = [...new Set(sky)]
    .filter((name) => !known.has(name))
    .map((name) => ({ ...at(name), ...none, kind: 'sky' as const, well: false, seat: -1 }));
  return [...ground, ...fortresses, ...beyond];
}

/** How the isles are turned so that a gate is at the left, or at the bottom of an upright screen. */
export function lensFor(map: SeenMap, seat: number, upright: boolean): Lens {
  const gate = map.fortresses[seat]?.gate ?? map.fortresses[0]?.gate;
  if (gate === undefined) return roundBy(0);
  const near = (sixths: number): number => {
    const { x, y } = middleOf(roundBy(sixths).to(readHex(gate)));
    return upright ? y : -x;
  };
  const [best = 0] = [0, 1, 2, 3, 4, 5].sort((a, b) => near(b) - near(a));
  return roundBy(best);
}

let known: { written: string; land: Land } | null = null;

/** The land of a map; the same one as long as the map is. */
export function landOf(map: SeenMap, seat: number, upright: boolean, sky: readonly string[] = []): Land {
  const written = JSON.stringify([map, seat, upright, sky]);
  if (known?.written !== written) known = { written, land: new Land(map, lensFor(map, seat, upright), sky) };
  return known.land;
}
