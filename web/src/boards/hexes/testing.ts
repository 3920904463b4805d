/** Moments of real games for the tests of this board, made by scripts/hexes_fixtures.py. */

import { shelves } from '../../lib/cards.svelte';
import type { Frame, LogLine, ShownCards, ShownOffer } from '../../lib/protocol';
import { speech } from '../../lib/words.svelte';
import faces from './faces.fixture.json';
import facesFr from './faces_fr.fixture.json';
import maps from './maps.fixture.json';
import played from './played.fixture.json';
import { arenaOf, type Arena, type MapView } from './view';

export interface Moment {
  name: string;
  frame: Frame;
  news: LogLine[];
}

export const MAPS = maps as unknown as Readonly<Record<string, MapView>>;

/** Every kind of question, on both battlefields; the map is written once. */
export const MOMENTS: readonly Moment[] = (played as unknown as Moment[]).map((moment) => {
  const view = moment.frame.view as { board: string };
  return { ...moment, frame: { ...moment.frame, view: { ...view, map: MAPS[view.board] } } };
});

export function momentCalled(name: string): Moment {
  const found = MOMENTS.find((moment) => moment.name === name);
  if (!found) throw new Error(`no moment is called ${name}`);
  return found;
}

/** Lay the cards of the fixtures on the shelf, in both languages: a test fetches nothing. */
export function fillShelves(): void {
  const { language } = speech;
  for (const [each, cards] of [['fr', facesFr], ['en', faces]] as const) {
    speech.language = each;
    shelves.put('skytear', cards as unknown as ShownCards);
  }
  speech.language = language;
}

/** An arena on two lanes that says only what matters. */
export function arenaFor(view: Partial<Arena>): Arena {
  return arenaOf(frameFor(view));
}

export function frameFor(view: Partial<Arena>, more: Partial<Frame> = {}): Frame {
  const frame = momentCalled('first-activate').frame;
  return { ...frame, ask: null, ...more, view: { ...frame.view, ...view } };
}

export function offer(key: string, ...touches: string[]): ShownOffer {
  return { key, label: key, touches };
}
