/** On a small screen what can be chosen is brought near and into view, once for each ask. */

import type { BoardProps } from '../common/board';
import type { Camera } from './camera.svelte';
import type { Pressing } from './pressing.svelte';

/** From this width on all hexes are large enough. */
const ROOMY = 440;
/** As in the boards' style sheets: from this width on there are rails beside the hexes, and nothing scrolls. */
export const WIDE = 760;

interface Small {
  props: () => BoardProps;
  pressing: Pressing;
  camera: Camera;
  /** The hexes of what is lit, and of whom the question is about. */
  hexes: () => { lit: readonly string[]; about: readonly string[] };
  root: () => HTMLElement | undefined;
  width: () => number;
}

export function bringNear({ props, pressing, camera, hexes, root, width }: Small): void {
  const isAsked = (): boolean => {
    const { seat, ask } = props().frame;
    return (ask?.seats ?? []).includes(seat ?? -1);
  };
  let brought = -1;
  $effect(() => {
    const { frame, lit } = props();
    const number = frame.ask?.number ?? -1;
    if (number === brought || lit.size === 0 || camera.width === 0) return;
    brought = number;
    pressing.begin();
    if (camera.width >= ROOMY) return;
    const { lit: glowing, about } = hexes();
    const wanted =
      pressing.placements.length > 0
        ? pressing.placements.flatMap((each) => each.hexes)
        : [...new Set(glowing)].filter((hex) => hex !== '');
    if (wanted.length > 0) camera.show([...wanted, ...about]);
    else camera.showAll();
  });
  // While others choose, and when all is over, everything is in view again.
  $effect(() => {
    if (camera.width > 0 && camera.width < ROOMY && !isAsked()) camera.showAll();
  });

  // A choice may wait beyond the edge of a small screen.
  let scrolled = -1;
  $effect(() => {
    const { frame, lit } = props();
    const [number, board] = [frame.ask?.number ?? -1, root()];
    if (!board || lit.size === 0 || number === scrolled || width() === 0 || width() >= WIDE) return;
    scrolled = number;
    const edge = (board.closest('.ground') ?? board).getBoundingClientRect();
    const pieces = [...board.querySelectorAll('[data-lit=true]')];
    const isInView = (piece: Element): boolean => {
      const box = piece.getBoundingClientRect();
      return box.top >= edge.top && box.bottom <= edge.bottom;
    };
    if (pieces.some(isInView)) return;
    const [first] = pieces;
    const goal = first?.closest('.battle') ?? first;
    goal?.scrollIntoView({ block: goal === first ? 'center' : 'start' });
  });
}
