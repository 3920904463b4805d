/** Ties the motion of pieces to the life of the board: look before it changes, play after it has. */

import type { LogLine } from '../../lib/protocol';
import { glimpse, play, type Glimpse, type Pace } from '../common/motion';
import type { Places } from './places';

interface Moment {
  root: HTMLElement | undefined;
  places: Places;
  news: readonly LogLine[];
  pace: Pace;
  /** Who is asked. */
  asked: number | undefined;
  /** Whatever else changes what is shown. */
  also: unknown;
}

export class Gliding {
  #running: Animation[] = [];

  constructor(now: () => Moment) {
    let before: Glimpse | null = null;
    let lay: Places | null = null;
    let asked: number | undefined;

    $effect.pre(() => {
      const { root } = now();
      this.finish();
      before = root ? glimpse(root) : null;
    });
    $effect(() => {
      const moment = now();
      const from = { places: lay, asked };
      [lay, asked] = [moment.places, moment.asked];
      const { root, news, pace } = moment;
      if (!root || !before || !from.places || (news.length === 0 && !pace.still)) return;
      const { places } = from;
      this.#running = play(root, before, pace, (id) => {
        const seat = ownerOf(id, places, news, from.asked);
        return seat === undefined ? null : root.querySelector<HTMLElement>(`[data-home="${seat}"]`);
      });
    });
  }

  /** A press ends all motion at once. */
  finish(): void {
    for (const animation of this.#running) animation.finish();
    this.#running = [];
  }
}

/** Into whose horde a card went that is no longer shown: whoever had it before them, or has just taken it. */
function ownerOf(id: string, from: Places, news: readonly LogLine[], asked: number | undefined): number | undefined {
  const owner = from.lying.findIndex((cards) => cards.some((card) => card.id === id));
  if (owner >= 0) return owner;
  if (!from.slots.some((slot) => slot.id === id && slot.card !== null)) return undefined;
  const facts: { seat?: unknown } = news.find((line) => line.kind === 'picked')?.facts ?? {};
  return typeof facts.seat === 'number' ? facts.seat : asked;
}
