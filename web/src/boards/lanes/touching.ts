/** What the pieces of the board need to know of the choices: what glows, what is held, and whom to tell of a press. */

import { createContext } from 'svelte';
import type { ShownOffer } from '../../lib/protocol';

export interface Glow {
  /** May be pressed now. */
  lit: ReadonlySet<string>;
  /** Pressed: several choices begin with it, and one of them is to be meant. */
  held: ReadonlySet<string>;
  /** Touched by the choice that is being considered. */
  considered: ReadonlySet<string>;
}

/**
 * What glows: what a choice touches first; once a piece is pressed that begins several choices, where they lead.
 */
export function glowOf(
  lit: ReadonlyMap<string, readonly ShownOffer[]>,
  among: readonly ShownOffer[],
  considered: ShownOffer | null,
): Glow {
  const touched = new Set(considered?.touches ?? []);
  if (among.length === 0) return { lit: new Set(lit.keys()), held: new Set(), considered: touched };
  const held = new Set((among[0]?.touches ?? []).filter((id) => among.every((offer) => offer.touches.includes(id))));
  const goals = among.flatMap((offer) => offer.touches.filter((id) => !held.has(id)));
  return { lit: new Set(goals), held, considered: touched };
}

/** What glows while a piece is dragged: it, and all that it may be dropped on. */
export function glowOfDragged(offers: readonly ShownOffer[], dragged: string): Glow {
  const touched = new Set(offers.filter(({ touches }) => touches.includes(dragged)).flatMap(({ touches }) => touches));
  const held = new Set(touched.delete(dragged) ? [dragged] : []);
  return { lit: touched, held, considered: new Set() };
}

/** The choices that a press of this piece may mean now. */
export function meantAt(
  lit: ReadonlyMap<string, readonly ShownOffer[]>,
  among: readonly ShownOffer[],
  id: string,
): readonly ShownOffer[] {
  return among.length > 0 ? among.filter((offer) => offer.touches.includes(id)) : (lit.get(id) ?? []);
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

const VERB = /^[^:]+/;

/** The verb of a choice: "play" of "play:bloodlust". */
export function verbOf(offer: ShownOffer): string {
  return VERB.exec(offer.key)?.[0] ?? offer.key;
}

/** The lane that an id on the board lies in; 0: none. */
export function laneOf(id: string): number {
  return Number(/^(?:lane:|m|a)([1-6])(?:\.|$)/.exec(id)?.[1] ?? 0);
}

/** Verbs of the horde player: an empty place of theirs is a monster's. */
const OF_THE_HORDE: ReadonlySet<string> = new Set(['summon', 'conceal', 'march', 'drop', 'swap-hidden', 'challenge']);

export function isOfTheHorde(offers: readonly ShownOffer[]): boolean {
  return offers.some((offer) => OF_THE_HORDE.has(verbOf(offer)));
}

/** Cards to choose that lie in no place of the board: they are laid out in a tray. */
export function trayOf(offers: readonly ShownOffer[]): readonly { id: string; card: string; offer: ShownOffer }[] {
  return offers.flatMap((offer) => {
    const [id] = offer.touches;
    const card =
      /^(?:discard|pile|deck|reveal|card):([a-z][a-z0-9-]*)$/.exec(id ?? '')?.[1] ??
      /^(?:card|first):([a-z][a-z0-9-]*)/.exec(offer.key)?.[1];
    if (id === undefined || card === undefined || !/^(?:discard|pile|deck|reveal|card):/.test(id)) return [];
    return [{ id, card, offer }];
  });
}
