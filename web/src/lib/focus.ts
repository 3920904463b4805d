/** Keeping the focus where somebody is, when what had it goes away. */
import { tick } from 'svelte';

/**
 * Call it before a change (`$effect.pre`): if the focus is inside `box` and the change removes what has it, it goes to
 * `elsewhere` instead of falling out of the page. A focus that has gone somewhere by itself is left alone.
 */
export function holdFocus(box: HTMLElement | undefined, elsewhere: () => HTMLElement | undefined): void {
  if (!box?.contains(document.activeElement)) return;
  void tick().then(() => {
    if (document.activeElement === document.body) elsewhere()?.focus({ preventScroll: true });
  });
}
