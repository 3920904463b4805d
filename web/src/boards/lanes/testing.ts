/** Moments and small battles for the tests of this board. */

import { shelves, type Shelf } from '../../lib/cards.svelte';
import { offer as choice } from '../../lib/table-fixtures';
import type { Difference, Frame, LogLine, ShownCards, ShownOffer } from '../../lib/protocol';
import { speech } from '../../lib/words.svelte';
import faces from '../../../fixtures/lanes/faces.json';
import laidOut from '../../../fixtures/lanes/laid_out.json';
import moments from '../../../fixtures/lanes/moments.json';
import second from '../../../fixtures/lanes/monoliths.json';
import secondFaces from '../../../fixtures/lanes/monoliths_faces.json';
import played from '../../../fixtures/lanes/played.json';
import type { SeenBattle, SeenPiece } from './seen';
import { battleOf, LANES, type Battle } from './view';

export interface Moment {
  name: string;
  frame: Frame;
  news: LogLine[];
  /** How the view was at the last lines of it, where that is written down. */
  earlier?: Difference[][];
}

/** Moments written by hand: what a game may come to. */
export const MOMENTS = moments as unknown as readonly Moment[];

/** Moments of real games, made by scripts/lanes_fixtures.py: every kind of question. */
export const PLAYED = played as unknown as readonly Moment[];

/** The same of Monoliths, and moments of it that are laid out card by card. */
export const SECOND = second as unknown as readonly Moment[];
export const LAID_OUT = laidOut as unknown as readonly Moment[];

export function momentCalled(name: string): Moment {
  const found = [...MOMENTS, ...LAID_OUT].find((moment) => moment.name === name);
  if (!found) throw new Error(`no moment is called ${name}`);
  return found;
}

export const FACES = faces as unknown as ShownCards;
export const SECOND_FACES = secondFaces as unknown as ShownCards;

/** Lay the cards of the fixtures on the shelf, in both languages: a test fetches nothing. */
export function fillShelves(): Shelf {
  const { language } = speech;
  for (const each of ['fr', 'en'] as const) {
    speech.language = each;
    shelves.put('skytear-horde', FACES);
    shelves.put('monoliths', SECOND_FACES);
  }
  speech.language = language;
  return shelves.of('skytear-horde');
}

/** What a test says of a battle: only what matters. */
type Said<T> = { readonly [field in keyof T]?: T[field] extends readonly unknown[] ? T[field] : Said<T[field]> };
interface SaidPiece extends Omit<Said<SeenPiece>, 'attached'> {
  readonly attached?: readonly SaidPiece[];
}
interface SaidBattle extends Omit<Said<SeenBattle>, 'lanes'> {
  readonly lanes?: readonly { readonly monster?: SaidPiece; readonly alliance?: SaidPiece }[];
}

/** A battle of which only this is said, and otherwise nothing lies on the table. */
export function battleFor({ lanes = [], ...said }: SaidBattle): Battle {
  const bare = battleOf(momentCalled('bare').frame);
  const temporary = said.edition === 'monoliths';
  const piece = (of: SaidPiece | undefined, place: string): SeenPiece | null => {
    if (!of) return null;
    const { castle } = bare;
    return {
      ...castle,
      place,
      temporary,
      ...of,
      tokens: { ...castle.tokens, ...of.tokens },
      turn: { ...castle.turn, ...of.turn },
    } as SeenPiece;
  };
  const laid = LANES.map((lane) => ({
    monster: piece(lanes[lane - 1]?.monster, `m${lane}`),
    alliance: piece(lanes[lane - 1]?.alliance, `a${lane}`),
  }));
  return { ...bare, ...said, lanes: laid } as Battle;
}

export function lineOf(kind: string, facts: object): LogLine {
  return { number: 0, choice: 0, kind, text: '', rule: '', facts, heading: false, moment: false };
}

/** A choice whose label is its key. */
export function offer(verb: string, about: object = {}, ...touches: string[]): ShownOffer {
  const made = choice(verb, about, ...touches);
  return { ...made, label: made.key };
}
