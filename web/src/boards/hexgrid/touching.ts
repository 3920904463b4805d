/** What the parts of the board need to know of the choices: what glows, what is held, whom to tell of a press. */

import { createContext } from 'svelte';
import type { ShownOffer } from '../../lib/protocol';
import type { Glow } from '../common/glowing';

export interface Touching {
  glow: () => Glow;
  keyAt: (id: string) => string | undefined;
  touch: (id: string) => void;
  /** Somebody points at something, or has gone on: it is shown on the battlefield too. */
  point: (ids: readonly string[]) => void;
}

export const [touching, setTouching] = createContext<Touching>();

/** What a hex of the board stands for while something is chosen. */
export interface Meant {
  /** The pieces on it that can be chosen now. */
  lit: readonly string[];
  /** What is pressed when nothing on it can be chosen. */
  first: string;
}

export function meantOn(pieces: readonly string[], glow: Glow): Meant {
  const lit = pieces.filter((id) => glow.lit.has(id));
  return { lit: lit.length > 0 ? lit : pieces.filter((id) => glow.considered.has(id)), first: pieces[0] ?? '' };
}

/** Choices that begin with something which is drawn nowhere: they get a button of their own. */
export function elsewhere(offers: readonly ShownOffer[], drawn: (id: string) => boolean): readonly ShownOffer[] {
  return offers.filter(({ touches: [first] }) => first !== undefined && !drawn(first));
}
