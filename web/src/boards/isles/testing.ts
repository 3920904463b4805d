/** Moments of real games for the tests of this board, made by scripts/isles_fixtures.py. */

import { shelves } from '../../lib/cards.svelte';
import type { Frame, LogLine, ShownCards, ShownOffer } from '../../lib/protocol';
import { speech } from '../../lib/words.svelte';
import faces from './faces.fixture.json';
import facesFr from './faces_fr.fixture.json';
import maps from './maps.fixture.json';
import played from './played.fixture.json';
import { playOf, type MapView, type Play } from './view';

export interface Moment {
  name: string;
  frame: Frame;
  news: LogLine[];
}

const MAPS = maps as unknown as readonly MapView[];

/** Every kind of question, for one to three players, against the automaton and together; each map is written once. */
export const MOMENTS: readonly Moment[] = (played as unknown as Moment[]).map((moment) => {
  const view = moment.frame.view as { map: number };
  return { ...moment, frame: { ...moment.frame, view: { ...view, map: MAPS[view.map] } } };
});

export function momentCalled(name: string): Moment {
  const found = MOMENTS.find((moment) => moment.name === name);
  if (!found) throw new Error(`no moment is called ${name}`);
  return found;
}

/** Lay the chips of the fixtures on the shelf, in both languages: a test fetches nothing. */
export function fillShelves(): void {
  const { language } = speech;
  for (const [each, cards] of [['fr', facesFr], ['en', faces]] as const) {
    speech.language = each;
    shelves.put('cloudspire', cards as unknown as ShownCards);
  }
  speech.language = language;
}

export function frameFor(view: Partial<Play>, more: Partial<Frame> = {}): Frame {
  const frame = momentCalled('duel-march').frame;
  return { ...frame, ask: null, ...more, view: { ...frame.view, ...view } };
}

export const playFor = (view: Partial<Play>): Play => playOf(frameFor(view));

export function offer(key: string, ...touches: string[]): ShownOffer {
  return { key, label: key, touches };
}

export function line(kind: string, facts: object): LogLine {
  return { number: 1, choice: 0, kind, text: kind, rule: 'CS-WAVE-01', facts: facts as LogLine['facts'], heading: false, moment: false };
}
