/** Small tables and lines for the tests of this board. */

import type { Difference, Frame, LogLine } from '../../lib/protocol';
import moments from '../../../fixtures/tableau/moments.json';
import { tableOf, type Side, type Table } from './view';

interface SmallView extends Partial<Omit<Table, 'row' | 'seats'>> {
  row?: readonly { battle?: string | undefined; token: number | null }[];
  seats?: readonly Partial<Side>[];
}

const EMPTY: Table = {
  level: 'full',
  round: 0,
  opening_was_costly: false,
  tokens_lost: [],
  battle: 0,
  passes: 0,
  starting: 0,
  phase: '',
  turn: null,
  opening: '',
  row: [],
  tokens_left: [],
  pool: [],
  just_picked: null,
  seats: [],
  deck_size: 0,
  battle_pile_size: 0,
  target: 0,
  discard: [],
};

const EMPTY_SIDE: Side = {
  picks: [],
  stolen: [],
  given: [],
  discarded: [],
  won: [],
  flayers_added: 0,
  demons_added: 0,
  total: 0,
  horde_size: 0,
  token_points: 0,
};

/** A frame whose view says only what matters. */
export function frameFor(view: SmallView): Frame {
  const names = (view.seats ?? []).map((_, seat) => ['Andra', 'Becca', 'Coal', 'Dmitri'][seat] ?? '');
  const seats = (view.seats ?? []).map((side) => ({
    ...EMPTY_SIDE,
    horde_size: side.horde?.length ?? 0,
    ...side,
  }));
  const row = (view.row ?? []).map(({ battle = '', token }) => ({ battle, token }));
  return { ...fixed, names, view: { ...EMPTY, ...view, row, seats } };
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
  earlier: Difference[][];
}

/** Moments of real games, made by scripts/tableau_fixtures.py. */
export const MOMENTS = moments as unknown as readonly Moment[];

export function momentCalled(name: string): Moment {
  const found = MOMENTS.find((moment) => moment.name === name);
  if (!found) throw new Error(`no moment is called ${name}`);
  return found;
}
