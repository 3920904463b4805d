/** What has left the board is still seen while the line that tells of it is told: it fades where it was. */

import type { TransitionConfig } from 'svelte/transition';
import { paceOf } from '../common/motion';

/** Whole for half a beat, then it fades; gone at once where there is no beat. */
export function leaving(piece: Element, { beat = beatOf(piece) }: { beat?: number } = {}): TransitionConfig {
  return { duration: beat, css: (left) => `opacity: ${Math.min(1, 2 * left)}` };
}

function beatOf(piece: Element): number {
  const { still, beat } = paceOf(piece);
  return still ? 0 : beat;
}
