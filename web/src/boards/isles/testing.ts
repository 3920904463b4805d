/** Moments of real games for the tests of this board, made by scripts/isles_fixtures.py. */

import type { Frame, LogLine } from '../../lib/protocol';
import { called, putOnShelf, withMaps, type Moment } from '../hexgrid/testing';
import faces from '../../../fixtures/isles/faces.json';
import facesFr from '../../../fixtures/isles/faces_fr.json';
import maps from '../../../fixtures/isles/maps.json';
import played from '../../../fixtures/isles/played.json';
import type { SeenMap } from './seen';
import { playOf, type Play } from './view';
import type { Offered } from './words';

export { offer, type Moment } from '../hexgrid/testing';

const MAPS = maps as unknown as readonly SeenMap[];

/** Every kind of question, for one to three players, against the automaton and together; each map is written once. */
export const MOMENTS = withMaps(played, ({ map }) => MAPS[map as number]);
export const momentCalled = (name: string): Moment => called(MOMENTS, name);

/** What is offered at a moment. */
export const offered = ({ frame }: Moment): readonly Offered[] => (frame.ask?.offers ?? []) as readonly Offered[];

/** Lay the chips of the fixtures on the shelf. */
export const fillShelves = (): void => putOnShelf('cloudspire', faces, facesFr);

export function frameFor(view: Partial<Play>, more: Partial<Frame> = {}): Frame {
  const frame = momentCalled('duel-march').frame;
  return { ...frame, ask: null, ...more, view: { ...frame.view, ...view } };
}

export const playFor = (view: Partial<Play>): Play => playOf(frameFor(view));

export function line(kind: string, facts: object): LogLine {
  return {
    number: 1,
    choice: 0,
    kind,
    text: kind,
    rule: 'CS-WAVE-01',
    facts: facts,
    heading: false,
    moment: false,
  };
}
