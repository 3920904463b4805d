/** Moments of real games for the tests of this board, made by scripts/hexes_fixtures.py. */

import type { Frame } from '../../lib/protocol';
import { called, putOnShelf, withMaps, type Moment } from '../hexgrid/testing';
import faces from '../../../fixtures/hexes/faces.json';
import facesFr from '../../../fixtures/hexes/faces_fr.json';
import maps from '../../../fixtures/hexes/maps.json';
import played from '../../../fixtures/hexes/played.json';
import type { SeenMap } from './seen';
import { arenaOf, type Arena } from './view';

export { offer, type Moment } from '../hexgrid/testing';

export const MAPS = maps as unknown as Readonly<Record<string, SeenMap>>;

/** Every kind of question, on both battlefields; the map is written once. */
export const MOMENTS = withMaps(played, ({ board }) => MAPS[board as string]);
export const momentCalled = (name: string): Moment => called(MOMENTS, name);

/** Lay the cards of the fixtures on the shelf. */
export const fillShelves = (): void => putOnShelf('skytear', faces, facesFr);

/** An arena on two lanes that says only what matters. */
export function arenaFor(view: Partial<Arena>): Arena {
  return arenaOf(frameFor(view));
}

export function frameFor(view: Partial<Arena>, more: Partial<Frame> = {}): Frame {
  const frame = momentCalled('first-activate').frame;
  return { ...frame, ask: null, ...more, view: { ...frame.view, ...view } };
}
