/** A lesson's course: what is wanted now, and what to say to a choice. */

import type { ShownLesson, ShownOffer } from '../../lib/protocol';

/** What a choice means in a lesson: as asked for, legal but not what is shown here, or not legal at all. */
export type Verdict = 'right' | 'other' | 'refused';

const ANY = '*';
const END = 'end';

/** The lesson that an address names, counted from 1 there and from 0 here; `count` is the page after the last; null: none. */
export function readLesson(text: string | null, count: number): number | null {
  if (text === END) return count;
  const number = text === null || text.trim() === '' ? NaN : Number(text);
  return Number.isInteger(number) && number >= 1 ? Math.min(number - 1, count) : null;
}

/** How an address names a lesson. */
export function writeLesson(number: number, count: number): string {
  return number >= count ? END : String(number + 1);
}

/** The choice that the lesson wants after `made` choices: a key, "*" for any legal one, null when it is done. */
export function wantedOf(lesson: ShownLesson, made: number): string | null {
  return lesson.goal[made] ?? null;
}

/** Is there nothing (more) to do? A lesson without a goal is only read. */
export function isDone(lesson: ShownLesson, made: number): boolean {
  return made >= lesson.goal.length;
}

export function judge(lesson: ShownLesson, made: number, key: string, offers: readonly ShownOffer[]): Verdict {
  if (!offers.some((offer) => offer.key === key)) return 'refused';
  const wanted = wantedOf(lesson, made);
  return wanted === null || wanted === ANY || wanted === key ? 'right' : 'other';
}

/** The offer that would be right, to be named to whoever tried another one; null where any would do. */
export function rightOffer(lesson: ShownLesson, made: number, offers: readonly ShownOffer[]): ShownOffer | null {
  const wanted = wantedOf(lesson, made);
  return offers.find((offer) => offer.key === wanted) ?? null;
}

/** How far a learner has come: the lesson they are at (the number of lessons: the end), and those that they have finished. */
export interface Progress {
  at: number;
  done: readonly number[];
}

const NOTHING: Progress = { at: 0, done: [] };

function shelf(game: string): string {
  return `learn:${game}`;
}

/** Where the learner left off. What cannot be read (an older page, a full disk) counts as nothing. */
export function readProgress(game: string, lessons: number, store: Storage = localStorage): Progress {
  let kept: unknown;
  try {
    kept = JSON.parse(store.getItem(shelf(game)) ?? 'null');
  } catch {
    return NOTHING;
  }
  if (typeof kept !== 'object' || kept === null) return NOTHING;
  const { at, done } = kept as { at?: unknown; done?: unknown };
  const within = (number: unknown, most: number): number is number =>
    Number.isInteger(number) && (number as number) >= 0 && (number as number) <= most;
  const known = Array.isArray(done) ? done.filter((number) => within(number, lessons - 1)) : [];
  return { at: within(at, lessons) ? at : 0, done: [...new Set(known)] };
}

export function keepProgress(game: string, progress: Progress, store: Storage = localStorage): void {
  store.setItem(shelf(game), JSON.stringify(progress));
}

/** The progress after a lesson was finished. */
export function finished(progress: Progress, number: number): Progress {
  return progress.done.includes(number) ? progress : { ...progress, done: [...progress.done, number] };
}
