/** Looking at positions: scenarios, lessons and replays, each moment fetched once and kept for a while. */

import { Announcer } from './announcer.svelte';
import { api, asProblem, type ApiProblem } from './api';
import { Kept } from './kept';
import { News, type Motion } from './news.svelte';
import type { LogLine, No, Studied, Study } from './protocol';
import { speech } from './words.svelte';

export type Source = Study['source'];

/** A moment to look at: where it starts, the choices made since, and whose eyes see it (null: everything lies open). */
export interface Moment {
  source: Source;
  choices: readonly string[];
  seat: number | null;
  /** As it is written down, before anything happens by itself. */
  laidOut?: boolean;
}

/** A moment together with what is there. */
export interface Look {
  moment: Moment;
  studied: Studied;
}

type Fetch = (study: Study) => Promise<Studied>;

const ROOM = 150;

/** Moments that were looked at, in the language they were told in. A failed one is not kept, so trying again can help. */
export class Moments {
  #kept: Kept<Promise<Studied>>;
  #fetch: Fetch;

  constructor(fetch: Fetch, room = ROOM) {
    this.#fetch = fetch;
    this.#kept = new Kept(room);
  }

  look(moment: Moment): Promise<Studied> {
    const name = nameOf(moment);
    const known = this.#kept.get(name);
    if (known) return known;
    const coming = this.#fetch(studyOf(moment));
    this.#kept.put(name, coming);
    coming.catch(() => this.#kept.forget(name));
    return coming;
  }

  /** Fetch moments that somebody may want next. What goes wrong here is told when it is really wanted. */
  warm(moments: readonly Moment[]): void {
    for (const moment of moments) {
      if (!this.#kept.has(nameOf(moment))) this.look(moment).catch(() => undefined);
    }
  }
}

/** The same moment has the same name; moments of different languages differ. */
export function nameOf(moment: Moment): string {
  return JSON.stringify([speech.language, studyOf(moment)]);
}

function studyOf({ source, choices, seat, laidOut = false }: Moment): Study {
  return { source, choices: [...choices], seat, laid_out: laidOut };
}

const study: Fetch = (wanted) => api.post<Studied>('/study', wanted);

/** All moments that this page has looked at. */
export const moments = new Moments(study);

/** Why nothing can be done now with something on the board; null if something can. */
export async function whyNotTouch(moment: Moment, touched: string): Promise<No | null> {
  return (await study({ ...studyOf(moment), touched })).refused;
}

/** What one sees while going from moment to moment: the last moment that arrived, told if one choice led to it. */
export class Gaze {
  /** What the board shows, line by line as it is told. */
  readonly news: News;
  readonly announcer = new Announcer();
  shown = $state.raw<Studied | null>(null);
  /** Which moment is shown. */
  moment = $state.raw<Moment | null>(null);
  problem = $state.raw<ApiProblem | null>(null);
  waiting = $state(false);
  /** How many lines were news when the present moment came. */
  lines = 0;
  #moments: Moments;
  #wanted: Moment | null = null;
  #running: Promise<void> | null = null;

  constructor(motion: () => Motion, from: Moments = moments) {
    this.news = new News(motion);
    this.#moments = from;
  }

  /**
   * Look at a moment. While one is on its way, only the latest wish is remembered: whoever drags along a timeline asks
   * for a few moments and not for all of them. Resolves when the wishes are fulfilled or one of them failed.
   */
  look(moment: Moment): Promise<void> {
    this.#wanted = moment;
    this.#running ??= this.#fulfil().finally(() => (this.#running = null));
    return this.#running;
  }

  close(): void {
    this.news.close();
    this.announcer.close();
  }

  #wantsMore(): boolean {
    return this.#wanted !== null;
  }

  async #fulfil(): Promise<void> {
    this.waiting = true;
    try {
      while (this.#wanted) {
        const moment: Moment = this.#wanted;
        this.#wanted = null;
        const studied = await this.#moments.look(moment);
        if (!this.#wantsMore()) this.#show(moment, studied);
      }
    } catch (thrown) {
      this.#wanted = null;
      this.problem = asProblem(thrown);
    } finally {
      this.waiting = false;
    }
  }

  #show(moment: Moment, studied: Studied): void {
    const news = newsOf(this.moment && this.shown && { moment: this.moment, studied: this.shown }, { moment, studied });
    this.lines = news.length;
    this.news.finish();
    if (news.length > 0) this.news.tell(studied.frame, studied.log, news, studied.earlier);
    else this.news.jump(studied.frame, studied.log);
    const { ask, outcome } = studied.frame;
    this.announcer.say([...news.map((line) => line.text), ask?.prompt ?? outcome?.because ?? ''].join(' ').trim());
    this.shown = studied;
    this.moment = moment;
    this.problem = null;
  }
}

/** Does one choice, or what happens by itself at the start, lead from `before` to `after`? */
export function isNext(before: Moment | null, after: Moment): boolean {
  if (!before || before.seat !== after.seat) return false;
  const more = after.choices.length - before.choices.length;
  if (after.laidOut) return false;
  if (before.laidOut) return more === 0 && JSON.stringify(before.source) === JSON.stringify(after.source);
  if (before.source.from === 'replay' && after.source.from === 'replay') {
    const { replay, at } = before.source;
    const on = after.source.at - at;
    if (replay !== after.source.replay || on + more !== 1 || on < 0 || more < 0) return false;
  } else if (more !== 1 || JSON.stringify(before.source) !== JSON.stringify(after.source)) return false;
  return before.choices.every((key, place) => key === after.choices[place]);
}

/** What one choice told, from the moment before it to the moment after it; nothing if more lies between them. */
export function newsOf(before: Look | null, after: Look): readonly LogLine[] {
  if (!before || !isNext(before.moment, after.moment)) return [];
  // A moment of a record comes with the lines of the choice that led there; elsewhere the log grows from the source on.
  const ofRecord = after.moment.source.from === 'replay' && after.moment.choices.length === 0;
  return after.studied.log.slice(ofRecord ? 0 : before.studied.log.length);
}

/** What the last choice before a moment told, wherever one came from. */
export async function toldBetween(before: Moment, after: Moment, from: Moments = moments): Promise<readonly LogLine[]> {
  const [earlier, later] = await Promise.all([from.look(before), from.look(after)]);
  return newsOf({ moment: before, studied: earlier }, { moment: after, studied: later });
}
