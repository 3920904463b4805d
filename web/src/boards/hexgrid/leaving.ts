/** What has left the board is still seen while the line that tells of it is told. */

import type { TransitionConfig } from 'svelte/transition';

/** Whole for half a beat, then it fades; gone at once where there is no beat. */
export function leaving(_piece: Element, beat: number): TransitionConfig {
  return { duration: beat, css: (left) => `opacity: ${Math.min(1, 2 * left)}` };
}
