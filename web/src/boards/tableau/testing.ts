/** Small tables and lines for the tests of this board. */

import type { Frame, LogLine } from '../../lib/protocol';
import moments from '../../../fixtures/tableau/moments.json';
import { tableOf, type Table } from './view';

interface SmallView {
  seats?: object[];
  [field: string]: unknown;
}

/** A frame whose view says only what matters. */
export function frameFor(view: SmallView): Frame {
  const names = (view.seats ?? []).map((_, seat) => ['Andra', 'Becca', 'Coal', 'Dmitri'][seat] ?? '');
  return { ...fixed, names, view };
}

const fixed: Omit<Frame, 'names' | 'view'> = {
  game: 'plankton-horde',
  board: 'tableau',
  seat: 0,
  progress: null,
  ask: null,
  outcome: null,
  open: false,
};

export function tableFor(view: SmallView): Table {
  return tableOf(frameFor(view));
}

export function lineOf(kind: string, facts: object): LogLine {
  return { number: 0, choice: 0, kind, text: '', rule: '', facts, heading: false, moment: false };
}

export interface Moment {
  name: string;
  frame: Frame;
  news: LogLine[];
}

/** Moments of real games, made by scripts/tableau_fixtures.py. */
export const MOMENTS = moments as unknown as readonly Moment[];

export function momentCalled(name: string): Moment {
  const found = MOMENTS.find((moment) => moment.name === name);
  if (!found) throw new Error(`no moment is called ${name}`);
  return found;
}
