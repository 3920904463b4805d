/** Where a close-up stands that only shows: beside what is pointed at, never beyond the board. */

import type { Attachment } from 'svelte/attachments';

/** Right of the box if there is room, else left of it, at its height. `gap` is how far from it and from the edges. */
export function beside(box: DOMRect, within: HTMLElement, gap: number): Attachment<HTMLElement> {
  return (panel) => {
    const board = within.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = panel;
    const right = box.right + gap;
    const left = right + width <= board.right - gap ? right : Math.max(board.left + gap, box.left - gap - width);
    const top = Math.min(
      Math.max(box.top + box.height / 2 - height / 2, board.top + gap),
      Math.max(board.bottom - height - gap, board.top + gap),
    );
    panel.style.left = `${left - board.left + within.scrollLeft}px`;
    panel.style.top = `${top - board.top + within.scrollTop}px`;
  };
}
