/** What the tests of all boards of hexes need: moments of real games, and how they are looked at. */

import { tick } from 'svelte';
import { render } from '@testing-library/svelte';
import { offer as choice } from '../../lib/table-fixtures';
import type { Component } from 'svelte';
import { expect, vi } from 'vitest';
import { shelves } from '../../lib/cards.svelte';
import type { Difference, Frame, InWords, LogLine, ShownCards, ShownOffer } from '../../lib/protocol';
import { speech } from '../../lib/words.svelte';
import { litBy } from '../../lib/offers';
import type { BoardProps } from '../common/board';

export interface Moment {
  name: string;
  frame: Frame;
  news: LogLine[];
  /** How the view was at each line of the news, where that is told. */
  earlier?: Difference[][];
  /** The table in sentences, where they are written down. */
  told?: InWords;
}

/** Moments in which each map is written once: `mapOf` finds it by what the view says. */
export function withMaps(
  played: unknown,
  mapOf: (view: Readonly<Record<string, unknown>>) => unknown,
): readonly Moment[] {
  return (played as Moment[]).map((moment) => ({
    ...moment,
    frame: {
      ...moment.frame,
      view: { ...moment.frame.view, map: mapOf(moment.frame.view as Record<string, unknown>) },
    },
  }));
}

export function called(moments: readonly Moment[], name: string): Moment {
  const found = moments.find((moment) => moment.name === name);
  if (!found) throw new Error(`no moment is called ${name}`);
  return found;
}

/** Lay the faces of a game on the shelf, in both languages: a test fetches nothing. */
export function putOnShelf(game: string, en: unknown, fr: unknown): void {
  const { language } = speech;
  for (const [each, cards] of [
    ['fr', fr],
    ['en', en],
  ] as const) {
    speech.language = each;
    // Fixtures leave out what these games' cards have none of.
    const { cards: faces, ...others } = cards as ShownCards;
    shelves.put(game, { ...others, cards: faces.map((face) => ({ ...face, enchantment: [] })) });
  }
  speech.language = language;
}

/** A choice whose label is its key. */
export function offer(verb: string, about: object = {}, ...touches: string[]): ShownOffer {
  const made = choice(verb, about, ...touches);
  return { ...made, label: made.key };
}

/** A frame in which these are offered to the first seat. */
export function asked(frame: Frame, rule: string, offers: readonly ShownOffer[]): Moment {
  const ask = {
    number: 7,
    seats: [0],
    prompt: 'Which?',
    rule,
    offers: [...offers],
    written: '',
    passing: '',
    each: false,
  };
  return { name: 'asked', frame: { ...frame, ask, seat: 0 }, news: [] };
}

export function propsOf({ frame, news }: Moment, more: object = {}) {
  const lit = litBy(frame.ask?.offers ?? []);
  const told = { ontouch: vi.fn<(id: string) => void>(), onpress: vi.fn<(offer: ShownOffer) => void>() };
  return { frame, lit, considered: null, among: [] as readonly ShownOffer[], news, ...told, ...more };
}

export function hexAt(root: HTMLElement, hex: string): SVGElement {
  const found = root.querySelector<SVGElement>(`[data-hex="${hex}"]`);
  if (!found) throw new Error(`there is no hex ${hex}`);
  return found;
}

/** Draw a moment: no name is missing, and every choice can be pressed somewhere. */
export async function drawn(Board: Component<BoardProps>, moment: Moment): Promise<HTMLElement> {
  const errors = vi.spyOn(console, 'error');
  const props = propsOf(moment);
  const { container } = render(Board, props);
  await tick();
  for (const piece of container.querySelectorAll('button[data-piece]'))
    expect(piece.querySelector('.sr')?.textContent).toBeTruthy();
  for (const hex of container.querySelectorAll('[data-hex]')) expect(hex.getAttribute('aria-label')).toBeTruthy();
  expect(container.textContent).not.toMatch(FAULTS);
  const isTriangle = moment.frame.ask?.offers.some(({ verb }) => verb === 'triangle');
  const lit = new Set(
    [...container.querySelectorAll<HTMLElement>('[data-lit=true]')].flatMap(({ dataset: { piece, hex } }) => [
      piece,
      `hex:${hex}`,
    ]),
  );
  for (const id of props.lit.keys()) expect(lit).toContain(isTriangle && !id.startsWith('hex:') ? undefined : id);
  expect(errors).not.toHaveBeenCalled();
  return container;
}

export const FAULTS = /undefined|NaN|\[object/;
