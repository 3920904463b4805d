/** Looking at the cards of this board, and at the pieces that they are in play. */

import { createContext } from 'svelte';
import type { Looked as LookedAt, Looking } from '../common/looking.svelte';
import type { Piece } from './view';

export type Looked = LookedAt<Piece>;

export const [looking, setLooking] = createContext<Looking<Piece>>();
