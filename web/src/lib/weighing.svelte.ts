/** How hard what a form asks for will be: asked anew after each change, and only the last answer counts. */

import { api } from './api';
import { speech } from './words.svelte';

/** So long after the last change it is asked. */
const PAUSE = 150;

export interface Weighable {
  path: string;
  seats: number;
  options: object;
}

export class Weighing<T> {
  said = $state.raw<T | null>(null);

  /** Call it while a component is made. `what` is watched; null: there is nothing to weigh. */
  constructor(what: () => Weighable | null) {
    $effect(() => {
      void speech.language;
      const wanted = what();
      if (!wanted) {
        this.said = null;
        return;
      }
      const { path, seats, options } = wanted;
      let late = false;
      const timer = setTimeout(() => {
        // Whatever is wrong with an option is said when the form is sent.
        const answer = api.post<T>(path, { seats, options }).catch(() => null);
        void answer.then((said) => late || (this.said = said));
      }, PAUSE);
      return () => {
        late = true;
        clearTimeout(timer);
      };
    });
  }
}
