/** What the pieces of a board need to know of the choices: what is lit, by which key, and whom to tell of a press. */

import { createContext } from 'svelte';
import type { ShownOffer } from '../../lib/protocol';

export interface Touching {
  /** The legal choices that touch this piece first. */
  offersAt: (id: string) => readonly ShownOffer[];
  /** The key on the keyboard that stands for pressing this piece. */
  keyAt: (id: string) => string | undefined;
  /** Is a choice that touches this piece being considered? */
  isConsidered: (id: string) => boolean;
  /** Somebody pressed a piece; `which` tells copies apart. */
  touch: (id: string, which?: string) => void;
}

export const [touching, setTouching] = createContext<Touching>();
