/** Which battle the board shows while the log tells how they went, and how much of their end is known by then. */

import type { Frame, LogLine } from '../../lib/protocol';
import type { Pace } from '../common/motion';
import type { PlacedToken } from './places';
import {
  isOfBattles,
  openedScene,
  presentScene,
  tell,
  turnTo,
  UNTOLD,
  winnersTold,
  type Chronicle,
  type Scene,
} from './scenes';
import { isFighting, type Table } from './view';
import { winnersOf, type Winner } from './winners';

interface Moment {
  frame: Frame;
  table: Table;
  news: readonly LogLine[];
  pace: Pace;
}

/** News that comes so soon after a press (in milliseconds) is what the press has cut short: it is not told again. */
const HASTE = 500;

/** So many beats a battle is shown when several ended at once. */
const BEATS = 3;

/**
 * A page may hand over the news line by line, or all at once. Line by line, the battle of the line is shown; all at once,
 * the battles that ended are shown one after another. Without motion only the present one is.
 */
export class Telling {
  readonly #now: () => Moment;
  #chronicle: Chronicle = UNTOLD;
  #frame: Frame | null = null;
  #news: readonly LogLine[] | null = null;
  #step = $state(0);
  #pressed = -Infinity;

  constructor(now: () => Moment) {
    this.#now = now;
    $effect(() => {
      const { beat, still } = now().pace;
      const isCutShort = performance.now() - this.#pressed < HASTE;
      this.#step = isCutShort ? this.#ended.length : 0;
      if (still || isCutShort || this.#ended.length === 0) return;
      const timer = setInterval(() => (this.#step += 1), beat * BEATS);
      return () => clearInterval(timer);
    });
  }

  /** Everything told so far. Each frame and each batch of news is told once, however often somebody asks. */
  readonly #told = $derived.by((): Chronicle => {
    const { frame, table, news } = this.#now();
    if (frame !== this.#frame) this.#chronicle = turnTo(this.#chronicle, table);
    if (news !== this.#news) this.#chronicle = tell(this.#chronicle, news);
    [this.#frame, this.#news] = [frame, news];
    return this.#chronicle;
  });

  /** The battles that ended within one batch of news. */
  readonly #ended = $derived.by((): readonly string[] => {
    const { news } = this.#now();
    if (news.length < 2) return [];
    const ends = news.filter(({ kind }) => kind === 'token-won' || kind === 'token-lost');
    return ends.flatMap(({ facts }) => ('battle' in facts ? [String(facts.battle)] : []));
  });

  /** The battle of the past that is being told about, if one is. */
  readonly past = $derived.by((): Scene | null => {
    const { table, news, pace } = this.#now();
    const told = this.#told;
    const ended = pace.still ? undefined : this.#ended[this.#step];
    if (ended !== undefined) return told.scenes.get(ended) ?? null;
    const line = news.length === 1 ? news[0] : undefined;
    const present = presentScene(table);
    if (!line || line.kind === 'scored' || !isFighting(table)) return null;
    if (isOfBattles(line)) return told.at === present?.battle ? null : (told.scenes.get(told.at ?? '') ?? null);
    // The round before the battles is still being told: nothing of them is known yet.
    const first = table.row[0]?.battle;
    return first === undefined || first === present?.battle ? null : openedScene(first, table);
  });

  /** The battle to be shown. */
  readonly scene = $derived.by((): Scene | null => this.past ?? presentScene(this.#now().table));

  /** Its place in the row; -1: none. */
  readonly place = $derived.by((): number => {
    const { scene } = this;
    return scene ? this.#now().table.row.findIndex((card) => card.battle === scene.battle) : -1;
  });

  readonly #winners = $derived.by(() => winnersOf(this.#now().table, winnersTold(this.#told)));

  /** Who won, for each battle that has been told to its end; null where it cannot be known. */
  readonly fought = $derived.by((): readonly (Winner | null)[] => {
    const { past, place } = this;
    return past && place >= 0 ? this.#winners.slice(0, place + (past.winner === null ? 0 : 1)) : this.#winners;
  });

  /** Everybody's totals in a battle that was told to its end. */
  totalsOf(battle: string): readonly number[] | null {
    const scene = this.#told.scenes.get(battle);
    return scene && scene.winner !== null ? scene.hosts.map((host) => host.total) : null;
  }

  /** The tokens as far as they have been told of: one whose battle is still being told about lies on its card. */
  tokens(placed: readonly PlacedToken[]): readonly PlacedToken[] {
    const { row } = this.#now().table;
    const moved = [...placed];
    for (const [place, winner] of this.#winners.entries()) {
      const card = row[place];
      if (place < this.fought.length || winner === null || !card) continue;
      const where = winner === 'nobody' ? 'lost' : `won:${winner}`;
      const at = moved.findLastIndex((token) => token.value === card.token && token.where === where);
      const token = moved[at];
      if (token) moved[at] = { ...token, where: `row:${card.battle}` };
    }
    return moved;
  }

  /** Show the end at once. */
  finish(): void {
    this.#pressed = performance.now();
    if (this.#ended.length > 0) this.#step = this.#ended.length;
  }
}
