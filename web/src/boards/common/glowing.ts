/** What the choices make of the pieces of a board: what glows, what is held, what a press may mean. */

import type { ShownOffer } from '../../lib/protocol';

export interface Glow {
  /** May be pressed now. */
  lit: ReadonlySet<string>;
  /** Pressed: several choices begin with it, and one of them is to be meant. */
  held: ReadonlySet<string>;
  /** Touched by the choice that is being considered. */
  considered: ReadonlySet<string>;
}

/**
 * What glows: what a choice touches first; once a piece is pressed that begins several choices, where they lead.
 */
export function glowOf(
  lit: ReadonlyMap<string, readonly ShownOffer[]>,
  among: readonly ShownOffer[],
  considered: ShownOffer | null,
): Glow {
  const touched = new Set(considered?.touches ?? []);
  if (among.length === 0) return { lit: new Set(lit.keys()), held: new Set(), considered: touched };
  const held = new Set((among[0]?.touches ?? []).filter((id) => among.every((offer) => offer.touches.includes(id))));
  const goals = among.flatMap((offer) => offer.touches.filter((id) => !held.has(id)));
  return { lit: new Set(goals), held, considered: touched };
}

/** The choices that a press of this piece may mean now. */
export function meantAt(
  lit: ReadonlyMap<string, readonly ShownOffer[]>,
  among: readonly ShownOffer[],
  id: string,
): readonly ShownOffer[] {
  return among.length > 0 ? among.filter((offer) => offer.touches.includes(id)) : (lit.get(id) ?? []);
}
