/** What jsdom lacks and the client needs: tests begin in a dark room, at rest, in English, with all texts at hand. */

import { configure } from '@testing-library/svelte';
import { beforeEach } from 'vitest';
import { service } from './lib/online.svelte';
import { fetchTexts, languages } from './lib/words.svelte';

// A busy machine is no reason to fail: what is awaited may take its time.
configure({ asyncUtilTimeout: 300_000 });

await Promise.all(languages().map(fetchTexts));

// What a test before left behind is none of the next one's business.
beforeEach(() => service.answered());

window.matchMedia = (query: string): MediaQueryList =>
  ({
    matches: false,
    media: query,
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    dispatchEvent: () => false,
  }) as unknown as MediaQueryList;
window.scrollTo = () => undefined;
/** Nothing lies anywhere, so nothing is under a pointer, is scrolled to, or holds a pointer. */
document.elementsFromPoint = () => [];
Element.prototype.scrollIntoView = () => undefined;
Element.prototype.setPointerCapture = () => undefined;

/** Nothing has a size in jsdom, so nothing ever changes it. */
class NoResize implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
window.ResizeObserver = NoResize;

/** jsdom has dialogs, but they do not open. */
HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};
