/** A deck while it is built: what is in it, and what the service's rules say about it. */

import { api, asProblem, type ApiProblem } from '../../lib/api';
import type { CheckDeck, CheckedDeck, DeckRoom, SavedDeck, SaveDeck, ShownCard } from '../../lib/protocol';

/** Long enough to gather a few quick presses into one question. */
const PAUSE = 120;

/** A deck is one heap of cards; a pool has a pile of its own for each of its heroes. */
export type Form = 'deck' | 'pool';
type Copies = ReadonlyMap<string, number>;
interface Content {
  form: Form;
  castle: string;
  cards: Copies;
  piles: ReadonlyMap<string, Copies>;
}

const NONE: Copies = new Map();
const EMPTY: Content = { form: 'deck', castle: '', cards: NONE, piles: new Map() };
/** How far one may go back. */
const PAST = 200;
const sum = (copies: Copies): number => [...copies.values()].reduce((total, count) => total + count, 0);

export class Building {
  readonly game: string;
  #content = $state.raw<Content>(EMPTY);
  #past = $state.raw<readonly Content[]>([]);
  /** In a pool: the hero whose pile is being built. */
  pile = $state('');
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
    if (this.form === 'pool')
      return [...this.piles]
        .map(([hero, cards]) => `${hero}: ${[...cards].map(([card, count]) => `${count} ${card}`).join(', ')}\n`)
        .join('');
    const lines = [...this.copies].map(([card, count]) => `${count} ${card}`);
    return [...(this.castle ? [`Castle: ${this.castle}`] : []), ...lines].join('\n') + '\n';
  }

  get form(): Form {
    return this.#content.form;
  }

  get castle(): string {
    return this.#content.castle;
  }

  /** The cards of the deck, or in a pool of the pile that is being built. */
  get copies(): Copies {
    return this.form === 'pool' ? (this.piles.get(this.pile) ?? NONE) : this.#content.cards;
  }

  get piles(): ReadonlyMap<string, Copies> {
    return this.#content.piles;
  }

  /** How many cards there are in all. */
  get size(): number {
    return this.form === 'pool'
      ? [...this.piles.values()].reduce((total, cards) => total + sum(cards), 0)
      : sum(this.#content.cards);
  }

  /** How many cards the heap that is being built has, and how many it is to have. */
  get heap(): { size: number; most: number } {
    const most = this.checked?.limits.find((limit) => limit.id === 'cards')?.most ?? 0;
    return this.form === 'pool' ? { size: sum(this.copies), most: this.#perPile } : { size: this.size, most };
  }

  get #perPile(): number {
    const most = this.checked?.limits.find((limit) => limit.id === 'cards')?.most ?? 0;
    return most / Math.max(1, this.checked?.heroes.length ?? 0);
  }

  get room(): ReadonlyMap<string, DeckRoom> {
    const room = new Map((this.checked?.room ?? []).map((each) => [each.card, each]));
    return this.form === 'pool' ? new Map([...room].map(([card, each]) => [card, this.#inPile(each)])) : room;
  }

  /** What the pool has room for in all, cut down to what its present pile has room for. */
  #inPile(room: DeckRoom): DeckRoom {
    const here = this.count(room.card);
    const elsewhere = [...this.piles.values()].reduce((total, cards) => total + (cards.get(room.card) ?? 0), 0) - here;
    const full = this.checked?.heroes.find((each) => each.hero === this.pile);
    const byPile = here + this.#perPile - sum(this.copies);
    const byCopies = room.most - elsewhere;
    const why = byPile <= byCopies && full?.rule ? full : room;
    return {
      card: room.card,
      most: Math.max(0, Math.min(byPile, byCopies)),
      rule: why.rule,
      because: why.because,
      short: why.short,
    };
  }

  /** Is what is shown what the account keeps? */
  get isKept(): boolean {
    return this.id !== null && this.#keptAs === this.#state;
  }

  get isEmpty(): boolean {
    return this.castle === '' && this.size === 0 && this.piles.size === 0;
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
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
    if (this.form === 'deck') this.#change({ cards: copies });
    else if (this.piles.has(this.pile)) this.#change({ piles: new Map([...this.piles, [this.pile, copies]]) });
  }

  setCastle(castle: string): void {
    this.#change({ castle });
  }

  /** The heroes that it is for: in a deck those whose ultimates are in it. */
  heroesOf(cards: readonly ShownCard[]): string[] {
    if (this.form === 'pool') return [...this.piles.keys()];
    return cards
      .filter((card) => card.kind === 'power-card' && card.epic && this.#content.cards.has(card.id))
      .map((card) => card.set);
  }

  /** Take a hero in, with the pile that comes with the game. */
  addHero(hero: string, cards: readonly ShownCard[]): void {
    const own = cards.filter((card) => card.kind === 'power-card' && card.set === hero);
    if (this.form === 'pool') {
      this.pile = hero;
      this.#change({ piles: new Map([...this.piles, [hero, new Map(own.map((card) => [card.id, card.copies]))]]) });
      return;
    }
    const copies = new Map(this.#content.cards);
    for (const card of own) copies.set(card.id, Math.max(card.copies, copies.get(card.id) ?? 0));
    this.#change({ cards: copies });
  }

  /** Leave a hero out, with the cards that came along. */
  dropHero(hero: string, cards: readonly ShownCard[]): void {
    if (this.form === 'pool') {
      const piles = new Map([...this.piles].filter(([each]) => each !== hero));
      if (this.pile === hero) this.pile = [...piles.keys()][0] ?? '';
      this.#change({ piles });
      return;
    }
    const own = new Set(cards.filter((card) => card.set === hero).map((card) => card.id));
    this.#change({ cards: new Map([...this.#content.cards].filter(([card]) => !own.has(card))) });
  }

  /** Build the other form, for the same heroes with the piles that come with the game. */
  setForm(form: Form, cards: readonly ShownCard[]): void {
    if (form === this.form) return;
    const heroes = this.heroesOf(cards);
    const past = this.#past;
    const before = this.#content;
    this.#content = { ...EMPTY, form };
    for (const hero of heroes) this.addHero(hero, cards);
    this.#past = [...past, before].slice(-PAST);
    this.askSoon();
  }

  /** Take the last change back. */
  undo(): void {
    const before = this.#past.at(-1);
    if (!before) return;
    this.#past = this.#past.slice(0, -1);
    this.#content = before;
    if (!before.piles.has(this.pile)) this.pile = [...before.piles.keys()][0] ?? '';
    this.askSoon();
  }

  #change(change: Partial<Content>): void {
    this.#past = [...this.#past, this.#content].slice(-PAST);
    this.#content = { ...this.#content, ...change };
    this.askSoon();
  }

  /** Take over a deck as the service read it. */
  adopt(checked: CheckedDeck): void {
    this.#turn += 1;
    this.looking = false;
    this.problem = null;
    this.checked = checked;
    const isPool = checked.form === 'pool';
    const copiesOf = (lines: CheckedDeck['cards']): Copies => new Map(lines.map((line) => [line.card, line.copies]));
    const piles = new Map(isPool ? checked.heroes.map((each) => [each.hero, copiesOf(each.cards)] as const) : []);
    if (!this.isEmpty) this.#past = [...this.#past, this.#content].slice(-PAST);
    this.#content = {
      form: isPool ? 'pool' : 'deck',
      castle: checked.castle,
      cards: isPool ? NONE : copiesOf(checked.cards),
      piles,
    };
    if (!piles.has(this.pile)) this.pile = [...piles.keys()][0] ?? '';
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
      this.id === null
        ? await api.post<SavedDeck>('/decks', body)
        : await api.put<SavedDeck>(`/decks/${encodeURIComponent(this.id)}`, body);
    this.id = kept.id;
    this.#keptAs = state;
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#turn += 1;
  }
}

/** Some cards from the top of the shuffled deck. */
export function testHand(
  copies: ReadonlyMap<string, number>,
  size: number,
  random: () => number = Math.random,
): string[] {
  const deck = [...copies].flatMap(([card, count]) => Array.from({ length: count }, () => card));
  for (let last = deck.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [deck[last], deck[other]] = [deck[other] ?? '', deck[last] ?? ''];
  }
  return deck.slice(0, size);
}
