/** A deck while it is built: what is in it, and what the service's rules say about it. */

import { api, asProblem, type ApiProblem } from '../../lib/api';
import type { CheckDeck, CheckedDeck, DeckRoom, SavedDeck, SaveDeck } from '../../lib/protocol';

/** Long enough to gather a few quick presses into one question. */
const PAUSE = 120;

export class Building {
  readonly game: string;
  castle = $state('');
  copies = $state.raw<ReadonlyMap<string, number>>(new Map());
  name = $state('');
  /** Its id, once it is kept with the account. */
  id = $state<string | null>(null);
  /** The last judgement; it may lag behind by a moment. */
  checked = $state.raw<CheckedDeck | null>(null);
  problem = $state.raw<ApiProblem | null>(null);
  looking = $state(false);
  #keptAs = $state('');
  #turn = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(game: string) {
    this.game = game;
  }

  /** The deck as a list of ids: what the service is asked with. */
  get text(): string {
    const lines = [...this.copies].map(([card, count]) => `${count} ${card}`);
    return [...(this.castle ? [`Castle: ${this.castle}`] : []), ...lines].join('\n') + '\n';
  }

  get size(): number {
    return [...this.copies.values()].reduce((sum, count) => sum + count, 0);
  }

  get room(): ReadonlyMap<string, DeckRoom> {
    return new Map((this.checked?.room ?? []).map((each) => [each.card, each]));
  }

  /** Is what is shown what the account keeps? */
  get isKept(): boolean {
    return this.id !== null && this.#keptAs === this.#state;
  }

  get isEmpty(): boolean {
    return this.castle === '' && this.copies.size === 0;
  }

  get #state(): string {
    return `${this.name}\n${[...this.text.split('\n')].sort().join('\n')}`;
  }

  count(card: string): number {
    return this.copies.get(card) ?? 0;
  }

  /** So many copies of a card from now on. */
  put(card: string, count: number): void {
    const copies = new Map(this.copies);
    if (count > 0) copies.set(card, count);
    else copies.delete(card);
    this.copies = copies;
    this.askSoon();
  }

  setCastle(castle: string): void {
    this.castle = castle;
    this.askSoon();
  }

  /** Take over a deck as the service read it. */
  adopt(checked: CheckedDeck): void {
    this.#turn += 1;
    this.looking = false;
    this.problem = null;
    this.checked = checked;
    this.castle = checked.castle;
    this.copies = new Map(checked.cards.map((line) => [line.card, line.copies]));
  }

  /** Look at a code or a list; the deck here stays as it is. What cannot be read is thrown. */
  async look(deck: string, fill = false): Promise<CheckedDeck> {
    return api.post<CheckedDeck>('/decks/check', { game: this.game, deck, fill } satisfies CheckDeck);
  }

  /** Ask what the rules say, when the hand rests. */
  askSoon(): void {
    this.looking = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.ask(), PAUSE);
  }

  /** Ask what the rules say. Only the answer to the last question counts. */
  async ask(): Promise<void> {
    const turn = ++this.#turn;
    this.looking = true;
    try {
      const checked = await this.look(this.text);
      if (turn !== this.#turn) return;
      this.checked = checked;
      this.problem = null;
    } catch (thrown) {
      if (turn === this.#turn) this.problem = asProblem(thrown);
    } finally {
      if (turn === this.#turn) this.looking = false;
    }
  }

  /** Let the rules add what fits. */
  async fill(): Promise<void> {
    this.adopt(await this.look(this.text, true));
  }

  /** Open a deck that the account keeps. */
  async open(id: string): Promise<void> {
    const kept = await api.get<SavedDeck>(`/decks/${encodeURIComponent(id)}`);
    this.id = kept.id;
    this.name = kept.name;
    this.adopt(await this.look(kept.code));
    this.#keptAs = this.#state;
  }

  /** Keep the deck with the account. */
  async keep(unnamed: string): Promise<void> {
    if (this.name.trim() === '') this.name = unnamed;
    const body: SaveDeck = { game: this.game, name: this.name, deck: this.text };
    const state = this.#state;
    const kept =
      this.id === null ? await api.post<SavedDeck>('/decks', body) : await api.put<SavedDeck>(`/decks/${encodeURIComponent(this.id)}`, body);
    this.id = kept.id;
    this.#keptAs = state;
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#turn += 1;
  }
}

/** Some cards from the top of the shuffled deck. */
export function testHand(copies: ReadonlyMap<string, number>, size: number, random: () => number = Math.random): string[] {
  const deck = [...copies].flatMap(([card, count]) => Array.from({ length: count }, () => card));
  for (let last = deck.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [deck[last], deck[other]] = [deck[other]!, deck[last]!];
  }
  return deck.slice(0, size);
}
