/** Areas of hexes: the ways to lay one that are offered, and which of them is meant. */

import type { ShownOffer } from '../../lib/protocol';
import type { Point } from '../../lib/hexagons';
import type { Plane } from './plane';

export interface Placement {
  offer: ShownOffer;
  hexes: readonly string[];
}

/** The placements that are offered: whatever is about hexes. */
export function placementsOf(offers: readonly ShownOffer[]): readonly Placement[] {
  return offers.flatMap((offer) => {
    const { hexes }: { hexes?: readonly string[] } = offer.about;
    return hexes ? [{ offer, hexes }] : [];
  });
}

/** The placements from the nearest to the farthest: a pointer near one end of a line means the line towards that end. */
export function nearest(placements: readonly Placement[], ground: Plane, at: Point): readonly Placement[] {
  const far = ({ hexes }: Placement): number =>
    hexes.reduce((sum, hex) => {
      const { x, y } = ground.middle(hex);
      return sum + Math.hypot(x - at.x, y - at.y);
    }, 0) / Math.max(1, hexes.length);
  return placements
    .map((placement) => [far(placement), placement] as const)
    .sort(([a], [b]) => a - b)
    .map(([, placement]) => placement);
}

/** The placements that cover a hex, nearest first; all of them where none does. */
export function coveringFirst(placements: readonly Placement[], ground: Plane, hex: string): readonly Placement[] {
  const covering = placements.filter(({ hexes }) => hexes.includes(hex));
  return nearest(covering.length > 0 ? covering : placements, ground, ground.middle(hex));
}

/** The hexes that can be part of an area at all. */
export function coverable(placements: readonly Placement[]): ReadonlySet<string> {
  return new Set(placements.flatMap(({ hexes }) => hexes));
}
