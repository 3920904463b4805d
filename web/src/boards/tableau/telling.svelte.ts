/** How the battles ended, as far as it has been told: the table shows who holds which token, the log who won it where. */

import type { LogLine } from '../../lib/protocol';
import { endOf, type End } from './scenes';
import { foughtIn, type Table } from './view';
import { winnersOf, type Winner } from './winners';

interface Moment {
  table: Table;
  news: readonly LogLine[];
}

export class Telling {
  readonly #now: () => Moment;
  #ends: ReadonlyMap<string, End> = new Map();

  constructor(now: () => Moment) {
    this.#now = now;
  }

  /** The ends that were told, of battles that are decided: after something was taken back, some no longer are. */
  readonly #told = $derived.by((): ReadonlyMap<string, End> => {
    const { table, news } = this.#now();
    const ends = [...this.#ends.values(), ...news.flatMap((line) => endOf(line) ?? [])];
    const known = new Map(ends.map((end) => [end.battle, end]));
    return (this.#ends = new Map(
      foughtIn(table).flatMap(({ battle }) => {
        const end = known.get(battle);
        return end ? [[battle, end] as const] : [];
      }),
    ));
  });

  /** Who won, for each battle that was fought; null where it cannot be known. */
  readonly fought = $derived.by((): readonly (Winner | null)[] => {
    const { table } = this.#now();
    return winnersOf(table, new Map([...this.#told.values()].map(({ battle, winner }) => [battle, winner])));
  });

  /** Everybody's totals in a battle that was told to its end. */
  totalsOf(battle: string): readonly number[] | null {
    return this.#told.get(battle)?.totals ?? null;
  }
}
