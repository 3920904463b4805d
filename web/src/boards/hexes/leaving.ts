/** What is gone is still seen for the line that tells of it: it fades where it was. */

import type { TransitionConfig } from 'svelte/transition';
import { paceOf } from '../common/motion';

export function leaving(element: Element): TransitionConfig {
  const { still, beat } = paceOf(element);
  return { duration: still ? 0 : beat, css: (left) => `opacity: ${left}` };
}
