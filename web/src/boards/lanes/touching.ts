/** What the pieces of the board need to know of the choices: what glows, what is held, and whom to tell of a press. */

import { createContext } from 'svelte';
import type { ShownOffer } from '../../lib/protocol';
import type { Glow } from '../common/glowing';
import type { Offered } from './words';

/** What glows while a piece is dragged: it, and all that it may be dropped on. */
export function glowOfDragged(offers: readonly ShownOffer[], dragged: string): Glow {
  const touched = new Set(offers.filter(({ touches }) => touches.includes(dragged)).flatMap(({ touches }) => touches));
  const held = new Set(touched.delete(dragged) ? [dragged] : []);
  return { lit: touched, held, considered: new Set() };
}

export interface Touching {
  glow: () => Glow;
  /** The key on the keyboard that stands for pressing this piece. */
  keyAt: (id: string) => string | undefined;
  /** Are there so few things to press that each gets a lantern? */
  lanterns: () => boolean;
  touch: (id: string) => void;
}

export const [touching, setTouching] = createContext<Touching>();

/** The lane that an id on the board lies in; 0: none. */
export function laneOf(id: string): number {
  return Number(/^(?:lane:|m|a)([1-6])(?:\.|$)/.exec(id)?.[1] ?? 0);
}

/** Verbs of the horde player: an empty place of theirs is a monster's. */
const OF_THE_HORDE: ReadonlySet<string> = new Set(['summon', 'conceal', 'march', 'drop', 'swap-hidden', 'challenge']);

export function isOfTheHorde(offers: readonly ShownOffer[]): boolean {
  return offers.some((offer) => OF_THE_HORDE.has(offer.verb));
}

/** Cards to choose that lie in no place of the board: they are laid out in a tray. */
export function trayOf(offers: readonly ShownOffer[]): readonly { id: string; card: string; offer: ShownOffer }[] {
  return (offers as readonly Offered[]).flatMap((offer) => {
    const [id] = offer.touches;
    const card =
      /^(?:discard|pile|deck|reveal|card):([a-z][a-z0-9-]*)$/.exec(id ?? '')?.[1] ??
      (offer.verb === 'card' || offer.verb === 'first' ? offer.about.card : undefined);
    if (id === undefined || card === undefined || !/^(?:discard|pile|deck|reveal|card):/.test(id)) return [];
    return [{ id, card, offer }];
  });
}
