/** What is lit on a board: offers by the piece that they touch first. */

import type { ShownOffer } from '../../lib/protocol';

export function litBy(offers: readonly ShownOffer[]): ReadonlyMap<string, readonly ShownOffer[]> {
  const lit = new Map<string, ShownOffer[]>();
  for (const offer of offers) {
    const piece = offer.touches[0];
    if (piece === undefined) continue;
    const there = lit.get(piece);
    if (there) there.push(offer);
    else lit.set(piece, [offer]);
  }
  return lit;
}
