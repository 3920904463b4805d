/** Arrow keys between the pieces of a group: one piece is in the tab order, the arrows lead to the others. */

import type { Attachment } from 'svelte/attachments';

export type Way = 'left' | 'right' | 'up' | 'down' | 'first' | 'last';

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const WAYS: Readonly<Record<string, Way>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'first',
  End: 'last',
};

/** The piece that lies `way` of the one at `from`; the same one if there is none. */
export function neighbour(boxes: readonly Box[], from: number, way: Way): number {
  if (way === 'first') return 0;
  if (way === 'last') return boxes.length - 1;
  if (way === 'left') return Math.max(0, from - 1);
  if (way === 'right') return Math.min(boxes.length - 1, from + 1);
  const here = boxes[from];
  if (!here) return from;
  const middle = (box: Box): number => box.left + box.width / 2;
  const isThere = (box: Box): boolean =>
    way === 'down' ? box.top >= here.top + here.height / 2 : box.top + box.height / 2 <= here.top;
  let best = from;
  let least = Infinity;
  boxes.forEach((box, place) => {
    if (!isThere(box)) return;
    const far = Math.abs(box.top - here.top) * 4 + Math.abs(middle(box) - middle(here));
    if (far < least) [best, least] = [place, far];
  });
  return best;
}

/** Makes the `[data-piece]` buttons inside a group one stop of the tab key. */
export const roving: Attachment<HTMLElement> = (group) => {
  const pieces = (): HTMLElement[] => [...group.querySelectorAll<HTMLElement>('button[data-piece]')];

  const settle = (): void => {
    const all = pieces();
    const stop =
      all.find((piece) => piece === document.activeElement) ??
      all.find((piece) => piece.dataset.lit === 'true') ??
      all[0];
    for (const piece of all) piece.tabIndex = piece === stop ? 0 : -1;
  };

  const walk = (event: KeyboardEvent): void => {
    const way = WAYS[event.key];
    if (!way || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const all = pieces();
    const from = all.findIndex((piece) => piece === document.activeElement);
    if (from < 0) return;
    event.preventDefault();
    event.stopPropagation();
    all[
      neighbour(
        all.map((piece) => piece.getBoundingClientRect()),
        from,
        way,
      )
    ]?.focus();
  };

  settle();
  const watch = new MutationObserver(settle);
  watch.observe(group, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['data-lit', 'data-piece'],
  });
  group.addEventListener('keydown', walk);
  group.addEventListener('focusin', settle);
  return () => {
    watch.disconnect();
    group.removeEventListener('keydown', walk);
    group.removeEventListener('focusin', settle);
  };
};
