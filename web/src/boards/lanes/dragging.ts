/** Dragging a card to where it shall go, or an ally onto whom it shall engage. It only presses the two for you. */

import type { Attachment } from 'svelte/attachments';

const FAR_ENOUGH = 8;

interface Drag {
  id: string;
  element: HTMLElement;
  x: number;
  y: number;
  ghost: HTMLElement | null;
}

interface Dragged {
  /** A drag has begun. */
  begin: (id: string) => void;
  /** It was dropped on something, or on nothing. */
  end: (id: string, onto: string | null) => void;
  /** May it be dropped there? */
  fits: (id: string, onto: string) => boolean;
}

/** Makes everything with `data-drag` inside an element something to drag. */
export function dragging(told: Dragged): Attachment<HTMLElement> {
  return (root) => {
    let drag: Drag | null = null;
    let over: HTMLElement | null = null;

    const down = (event: PointerEvent): void => {
      const element = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-drag]') : null;
      // With a finger only cards in hand are dragged: elsewhere a finger scrolls.
      if (!element || event.button !== 0 || (event.pointerType !== 'mouse' && !element.classList.contains('handpiece')))
        return;
      drag = { id: element.dataset.piece ?? '', element, x: event.clientX, y: event.clientY, ghost: null };
    };
    const move = (event: PointerEvent): void => {
      if (!drag) return;
      const [dx, dy] = [event.clientX - drag.x, event.clientY - drag.y];
      if (!drag.ghost) {
        if (Math.hypot(dx, dy) < FAR_ENOUGH) return;
        drag.ghost = ghostOf(root, drag.element);
        told.begin(drag.id);
      }
      drag.ghost.style.transform = `translate(${dx}px, ${dy}px) rotate(2deg)`;
      mark(targetAt(root, event, drag.id, told));
    };
    const up = (event: PointerEvent): void => {
      const was = finish();
      if (!was?.ghost) return;
      const onto = targetAt(root, event, was.id, told);
      // The click that follows a drag chooses nothing.
      root.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => root.removeEventListener('click', swallow, { capture: true }), 0);
      told.end(was.id, onto?.dataset.piece ?? null);
    };
    const finish = (): Drag | null => {
      const was = drag;
      was?.ghost?.remove();
      mark(null);
      drag = null;
      return was;
    };
    const mark = (target: HTMLElement | null): void => {
      if (target === over) return;
      over?.classList.remove('over');
      target?.classList.add('over');
      over = target;
    };
    const cancel = (): void => {
      const was = finish();
      if (was?.ghost) told.end(was.id, null);
    };

    root.addEventListener('pointerdown', down);
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', cancel);
    return () => {
      cancel();
      root.removeEventListener('pointerdown', down);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', cancel);
    };
  };
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

function targetAt(
  root: HTMLElement,
  { clientX, clientY }: PointerEvent,
  id: string,
  told: Dragged,
): HTMLElement | null {
  const under = document.elementsFromPoint(clientX, clientY);
  for (const each of under) {
    const piece = each.closest<HTMLElement>('[data-piece]');
    if (piece && root.contains(piece) && told.fits(id, piece.dataset.piece ?? '')) return piece;
  }
  return null;
}

function ghostOf(root: HTMLElement, element: HTMLElement): HTMLElement {
  const within = root.getBoundingClientRect();
  const box = element.getBoundingClientRect();
  const ghost = element.cloneNode(true) as HTMLElement;
  for (const name of ['data-piece', 'data-flip', 'data-drag', 'data-lit']) ghost.removeAttribute(name);
  ghost.classList.remove('lit-box', 'held');
  ghost.classList.add('dragged');
  ghost.inert = true;
  ghost.setAttribute('aria-hidden', 'true');
  ghost.style.left = `${box.left - within.left + root.scrollLeft}px`;
  ghost.style.top = `${box.top - within.top + root.scrollTop}px`;
  ghost.style.width = `${box.width}px`;
  ghost.style.height = `${box.height}px`;
  root.append(ghost);
  return ghost;
}
