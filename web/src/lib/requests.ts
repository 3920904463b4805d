/** Questions that wait for their answer over a socket, told apart by `id`. */
import type { Done, Forecast, FromServer, Hint, InWords, No, Why } from './protocol';

export type Answer = Done | No | Why | Forecast | Hint | InWords;

/** The socket went away before the answer came. Whoever asked decides whether to ask again. */
export class Lost extends Error {
  constructor() {
    super('The service went away before it answered.');
    this.name = 'Lost';
  }
}

interface Waiting {
  answer: (answer: Answer) => void;
  lose: (reason: Lost) => void;
}

export class Requests {
  readonly #waiting = new Map<string, Waiting>();
  readonly #page = Math.random().toString(36).slice(2, 8);
  #count = 0;

  /** An id that no other request of this or another page has. */
  id(): string {
    this.#count += 1;
    return `${this.#page}-${this.#count}`;
  }

  /** The answer to the request `id`, when it comes. */
  answerTo(id: string): Promise<Answer> {
    return new Promise((answer, lose) => this.#waiting.set(id, { answer, lose }));
  }

  /** Was this message an answer that somebody waits for? */
  take(message: FromServer): boolean {
    if (!('id' in message) || message.type === 'pong') return false;
    this.#waiting.get(message.id)?.answer(message);
    return this.#waiting.delete(message.id);
  }

  /** This one could not even be sent. */
  lose(id: string): void {
    this.#waiting.get(id)?.lose(new Lost());
    this.#waiting.delete(id);
  }

  /** The socket is gone, and with it every answer. */
  loseAll(): void {
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const each of waiting) each.lose(new Lost());
  }
}
