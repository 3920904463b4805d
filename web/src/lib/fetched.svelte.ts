/** Something fetched from the service and kept fresh: again in another language, when it is back, and every so often. */

import { untrack } from 'svelte';
import { asProblem, type ApiProblem } from './api';
import { service } from './online.svelte';
import { speech } from './words.svelte';

export class Fetched<T> {
  /** What was fetched last; it stays while the service is away. */
  value = $state.raw<T | null>(null);
  /** Why there is nothing newer. The service being away is no problem of the page: the bar tells it. */
  problem = $state.raw<ApiProblem | null>(null);
  #fetch: () => Promise<T>;
  #turn = 0;

  /** Call it while a component is made. What `fetch` reads before it waits is watched: when that changes, it fetches again. */
  constructor(fetch: () => Promise<T>, every = 0) {
    this.#fetch = fetch;
    $effect(() => {
      void speech.language;
      if (service.away) return;
      void this.load();
    });
    if (every > 0) {
      $effect(() =>
        whileVisible(every, () => {
          if (!untrack(() => service.away)) void this.load();
        }),
      );
    }
  }

  /** Fetch it now. A later turn wins over an earlier one, whichever answers first. */
  async load(): Promise<void> {
    const turn = ++this.#turn;
    try {
      const value = await this.#fetch();
      if (turn !== this.#turn) return;
      this.value = value;
      this.problem = null;
    } catch (thrown) {
      if (turn !== this.#turn) return;
      const problem = asProblem(thrown);
      this.problem = problem.away ? null : problem;
    }
  }
}

/** Do something every so often while the page can be seen, and at once when it can be seen again. Returns the way to stop. */
export function whileVisible(every: number, what: () => void): () => void {
  const timer = setInterval(() => {
    if (!document.hidden) what();
  }, every);
  const onvisible = (): void => {
    if (!document.hidden) what();
  };
  document.addEventListener('visibilitychange', onvisible);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onvisible);
  };
}
