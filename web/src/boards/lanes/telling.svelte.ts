/** Ties motion to the life of the board: cards glide to where they are, lines of the log leave their accents, the fallen
 * stay until they have been told of. A press ends all of it at once. */

import type { Frame, LogLine } from '../../lib/protocol';
import { glimpse, play as glide, type Glimpse, type Pace } from '../common/motion';
import { accentsOf, play } from './accents';
import { fallenBetween, NOBODY, withFallen, withoutTold, type Fallen } from './fallen';
import type { Battle } from './view';

interface Moment {
  frame: Frame;
  battle: Battle;
  news: readonly LogLine[];
  pace: Pace;
}

/** The battle as far as it has been told. */
export class Telling {
  readonly #now: () => Moment;
  #frame: Frame | null = null;
  #battle: Battle | null = null;
  #news: readonly LogLine[] | null = null;
  #fallen: Fallen = NOBODY;

  constructor(now: () => Moment) {
    this.#now = now;
  }

  /** Each frame and each batch of news is heard once, however often somebody asks. */
  readonly battle = $derived.by((): Battle => {
    const { frame, battle, news, pace } = this.#now();
    const isTold = !pace.still && news.length === 1;
    if (frame !== this.#frame) {
      this.#fallen = isTold && this.#battle ? fallenBetween(this.#battle, battle) : NOBODY;
    }
    const [line] = news;
    if (!isTold || !line) this.#fallen = NOBODY;
    else if (news !== this.#news) this.#fallen = withoutTold(this.#fallen, line);
    [this.#frame, this.#battle, this.#news] = [frame, battle, news];
    return withFallen(battle, this.#fallen);
  });
}

interface Stage {
  root: HTMLElement | undefined;
  battle: Battle;
  news: readonly LogLine[];
  pace: Pace;
  /** Whatever else changes what is shown. */
  also: unknown;
}

/** Lets pieces glide, and plays the accents. */
export class Moving {
  #running: readonly Animation[] = [];

  constructor(now: () => Stage) {
    let before: Glimpse | null = null;
    let told: readonly LogLine[] = [];

    $effect.pre(() => {
      const { root } = now();
      this.finish();
      before = root ? glimpse(root) : null;
    });
    $effect(() => {
      const { root, news, pace } = now();
      const isNew = news !== told;
      told = news;
      if (!root || !before || (news.length === 0 && !pace.still)) return;
      const gliding = glide(root, before, pace, (id) => homeOf(root, id));
      const accents = pace.still || !isNew || news.length > 1 ? [] : news.flatMap(accentsOf);
      this.#running = [...gliding, ...accents.flatMap((accent) => play(root, accent, pace))];
    });
  }

  finish(): void {
    for (const animation of this.#running) animation.finish();
    this.#running = [];
  }
}

/** A card that is no longer shown goes to a discard: the horde's, or the one of the hand that is shown. */
function homeOf(root: HTMLElement, id: string): HTMLElement | null {
  return root.querySelector<HTMLElement>(
    id.startsWith('horde/') ? '[data-home="horde-discard"]' : '[data-home^="discard-"]',
  );
}
