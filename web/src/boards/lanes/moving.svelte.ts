/** Ties motion to the life of the board: cards glide to where they are, lines of the log leave their accents. A press
 * ends all of it at once. */

import type { LogLine } from '../../lib/protocol';
import { glimpse, play as glide, type Glimpse, type Pace } from '../common/motion';
import { accentsOf, play } from './accents';
import type { Battle } from './view';

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
