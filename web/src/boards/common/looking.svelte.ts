/** Looking at a card close up: point at it and wait, press it long, or Shift and Enter (also the menu key, or a right press). */

import type { Attachment } from 'svelte/attachments';

/** A card that somebody looks at, and the piece that it is in play. */
export interface Looked<P> {
  card: string;
  piece: P | null;
}

const POINTING = 420;
const PRESSING = 480;

export class Looking<P> {
  /** Pointed at: shown beside, and gone with the pointer. */
  pointed = $state.raw<(Looked<P> & { box: DOMRect }) | null>(null);
  /** Opened on purpose: stays until it is closed. */
  opened = $state.raw<Looked<P> | null>(null);
  /** Pressed or focused last: what the reading strip of a small board spells out. */
  read = $state.raw<Looked<P> | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wasLong = false;

  /** Makes an element something to look at. */
  at(what: () => Looked<P>): Attachment<HTMLElement | SVGElement> {
    return (element) => {
      const begin = (event: PointerEvent): void => {
        if (event.pointerType !== 'mouse') return;
        this.#wait(POINTING, () => (this.pointed = { ...what(), box: element.getBoundingClientRect() }));
      };
      const press = (event: PointerEvent): void => {
        this.leave();
        this.#wasLong = false;
        this.read = what();
        if (event.pointerType === 'mouse') return;
        this.#wait(PRESSING, () => {
          this.#wasLong = true;
          this.opened = what();
        });
      };
      const stop = (): void => this.leave();
      const open = (event: Event): void => {
        event.preventDefault();
        this.leave();
        this.opened = what();
      };
      const key = (event: KeyboardEvent): void => {
        if (event.key === 'Enter' && event.shiftKey) open(event);
      };
      // A long press looks; it does not choose.
      const click = (event: MouseEvent): void => {
        if (!this.#wasLong) return;
        this.#wasLong = false;
        event.preventDefault();
        event.stopPropagation();
      };
      const focus = (): void => {
        this.read = what();
      };
      const heard: readonly [string, (event: never) => void, boolean][] = [
        ['pointerenter', begin, false],
        ['pointerleave', stop, false],
        ['pointerdown', press, false],
        ['pointerup', stop, false],
        ['pointercancel', stop, false],
        ['contextmenu', open, false],
        ['keydown', key, false],
        ['click', click, true],
        ['focus', focus, false],
      ];
      for (const [kind, listener, capture] of heard)
        element.addEventListener(kind, listener as EventListener, { capture });
      return () => {
        for (const [kind, listener, capture] of heard)
          element.removeEventListener(kind, listener as EventListener, { capture });
        this.leave();
      };
    };
  }

  /** No longer pointed at, no longer pressed. */
  leave(): void {
    clearTimeout(this.#timer);
    this.pointed = null;
  }

  #wait(time: number, then: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(then, time);
  }
}
