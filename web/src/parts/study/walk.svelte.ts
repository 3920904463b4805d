/** Walking through a row of moments, 0 to `last`: by button, by key, or by itself. */

export type Move = 'first' | 'back' | 'step' | 'last';

/** A number that is a moment: whole, and between the first and the last. */
export function clamp(at: number, last: number): number {
  return Number.isFinite(at) ? Math.min(Math.max(Math.round(at), 0), last) : 0;
}

/** The moment that an address names; the first one if it names none. */
export function readMoment(text: string | null, last: number): number {
  return text === null || text.trim() === '' ? 0 : clamp(Number(text), last);
}

/** Where a move leads. */
export function moved(move: Move, at: number, last: number): number {
  const to = { first: 0, back: at - 1, step: at + 1, last };
  return clamp(to[move], last);
}

const KEYS: Readonly<Record<string, Move>> = {
  Home: 'first',
  ArrowLeft: 'back',
  ArrowUp: 'back',
  ArrowRight: 'step',
  ArrowDown: 'step',
  End: 'last',
};

/** The move that a key stands for. Up and down belong to the page's scrolling unless a `list` has the focus. */
export function moveOfKey(key: string, list = false): Move | null {
  if (!list && (key === 'ArrowUp' || key === 'ArrowDown')) return null;
  return KEYS[key] ?? null;
}

/** Keys typed into a field, or pressed together with others, are not for walking. */
export function isForWalking(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false;
  const on = event.target instanceof Element ? event.target : null;
  return !on?.closest(
    'input, textarea, select, dialog, [contenteditable], [role=slider], [role=radiogroup], [role=menu]',
  );
}

/** Space presses a focused button or link; elsewhere it plays and rests. */
export function isOnControl(event: KeyboardEvent): boolean {
  return event.target instanceof Element && event.target.closest('button, a, summary') !== null;
}

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

const BEAT = 1_400;

interface Way {
  at: () => number;
  last: () => number;
  /** Go to a moment; resolves when it is on the screen, so that a slow line slows the play and skips nothing. */
  go: (at: number) => Promise<void> | void;
  /** How many milliseconds it takes to tell what is on the screen: it is not left before. */
  telling?: () => number;
}

/** Plays moment after moment until the last one, or until somebody stops it. */
export class Player {
  playing = $state(false);
  speed = $state<Speed>(1);
  #way: Way;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #turn = 0;

  constructor(way: Way) {
    this.#way = way;
  }

  /** Play from here; at the end, from the beginning. */
  async play(): Promise<void> {
    if (this.playing || this.#way.last() === 0) return;
    this.playing = true;
    const turn = ++this.#turn;
    if (this.#way.at() >= this.#way.last()) await this.#way.go(0);
    if (turn === this.#turn) this.#wait(turn);
  }

  stop(): void {
    this.playing = false;
    this.#turn += 1;
    clearTimeout(this.#timer);
  }

  toggle(): void {
    if (this.playing) this.stop();
    else void this.play();
  }

  setSpeed(speed: Speed): void {
    this.speed = speed;
    if (!this.playing) return;
    clearTimeout(this.#timer);
    this.#wait(++this.#turn);
  }

  #wait(turn: number): void {
    this.#timer = setTimeout(() => void this.#step(turn), Math.max(BEAT / this.speed, this.#way.telling?.() ?? 0));
  }

  async #step(turn: number): Promise<void> {
    if (turn !== this.#turn) return;
    await this.#way.go(moved('step', this.#way.at(), this.#way.last()));
    if (turn !== this.#turn) return;
    if (this.#way.at() < this.#way.last()) this.#wait(turn);
    else this.stop();
  }
}
