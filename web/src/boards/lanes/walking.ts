/** Arrow keys between the places of the board: to the next one in that direction, wherever it lies. */

import type { Attachment } from 'svelte/attachments';

export type Way = 'left' | 'right' | 'up' | 'down';

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
};

/** Straying sideways counts so much more than going on. */
const STRAYING = 3;

/** The place that lies next that way of the one at `from`; the same one if there is none. */
export function nextPlace(boxes: readonly Box[], from: number, way: Way): number {
  const here = boxes[from];
  if (!here) return from;
  const middle = (box: Box): [number, number] => [box.left + box.width / 2, box.top + box.height / 2];
  const [x, y] = middle(here);
  let best = from;
  let least = Infinity;
  boxes.forEach((box, place) => {
    const [there, below] = middle(box);
    const [dx, dy] = [there - x, below - y];
    const ahead = { left: -dx, right: dx, up: -dy, down: dy }[way];
    const astray = Math.abs(way === 'left' || way === 'right' ? dy : dx);
    if (place === from || ahead < 4 || astray > ahead * STRAYING) return;
    const far = ahead + astray * STRAYING;
    if (far < least) [best, least] = [place, far];
  });
  return best;
}

/** Arrow keys lead from place to place; inside a tray they stay in it. */
export const walking: Attachment<HTMLElement> = (root) => {
  const walk = (event: KeyboardEvent): void => {
    const way = WAYS[event.key];
    if (!way || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.defaultPrevented) return;
    const on = document.activeElement;
    if (!(on instanceof HTMLElement) || on.dataset.piece === undefined) return;
    const room = on.closest<HTMLElement>('.tray') ?? root;
    const all = [...room.querySelectorAll<HTMLElement>('button[data-piece]')].filter(
      (piece) => room !== root || !piece.closest('.tray'),
    );
    event.preventDefault();
    event.stopPropagation();
    const to =
      all[
        nextPlace(
          all.map((piece) => piece.getBoundingClientRect()),
          all.indexOf(on),
          way,
        )
      ];
    to?.focus();
    to?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  root.addEventListener('keydown', walk);
  return () => root.removeEventListener('keydown', walk);
};

/** Makes the places of a group one stop of the tab key: the one that had the focus last, else the first that is lit. */
export const oneStop: Attachment<HTMLElement> = (group) => {
  let last: HTMLElement | null = null;

  const settle = (): void => {
    const all = [...group.querySelectorAll<HTMLElement>('button[data-piece]')];
    const stop = all.find((piece) => piece === last) ?? all.find((piece) => piece.dataset.lit === 'true') ?? all[0];
    for (const piece of all) piece.tabIndex = piece === stop ? 0 : -1;
  };
  const focused = (event: FocusEvent): void => {
    last = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('button[data-piece]') : null;
    settle();
  };

  settle();
  const watch = new MutationObserver(settle);
  watch.observe(group, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['data-lit', 'data-piece'],
  });
  group.addEventListener('focusin', focused);
  return () => {
    watch.disconnect();
    group.removeEventListener('focusin', focused);
  };
};
