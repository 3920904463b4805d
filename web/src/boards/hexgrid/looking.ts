/** Looking at what lies on a board of hexes: its id says it all. */

import { createContext } from 'svelte';
import type { Looking } from '../common/looking.svelte';

export const [looking, setLooking] = createContext<Looking<never>>();
