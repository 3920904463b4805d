/** How this person likes to play; kept in the browser. */
import { keptOrders, type Standing } from './orders';

class Preferences {
  /** The first press makes the choice, without showing what would follow. */
  #oneTap = $state(localStorage.getItem('one-tap') === 'yes');
  /** The table as text. */
  #text = $state(localStorage.getItem('text-mode') === 'yes');
  /** Single letters and digits choose. */
  #letters = $state(localStorage.getItem('letter-keys') !== 'no');

  /** What this person orders for windows at a table where they have ordered nothing yet. */
  #orders = $state.raw(keptOrders());

  get orders(): Standing {
    return this.#orders;
  }
  set orders(orders: Standing) {
    this.#orders = orders;
    localStorage.setItem('orders', JSON.stringify(orders));
  }
  get oneTap(): boolean {
    return this.#oneTap;
  }
  set oneTap(on: boolean) {
    this.#oneTap = keep('one-tap', on);
  }
  get text(): boolean {
    return this.#text;
  }
  set text(on: boolean) {
    this.#text = keep('text-mode', on);
  }
  get letters(): boolean {
    return this.#letters;
  }
  set letters(on: boolean) {
    this.#letters = keep('letter-keys', on);
  }
}

function keep(name: string, on: boolean): boolean {
  localStorage.setItem(name, on ? 'yes' : 'no');
  return on;
}

export const preferences = new Preferences();
