/** One table and its person: what they are looking at, what they are about to do, and what became of it. */
import type { Motion, News } from './news.svelte';
import { litBy, offersAt } from './offers';
import { DEFAULT, firstOrders, type Standing } from './orders';
import type * as P from './protocol';
import { Lost, Requests, type Answer } from './requests';
import { TableSocket, type Connect } from './socket';
import { Truth, type Told } from './truth.svelte';

/** A choice that was sent and not yet acknowledged. */
interface UnderWay {
  ask: number;
  seat: number;
  key: string;
}

/** Why something is against a rule, and what that rule says (empty: to be looked up). */
export interface Refused {
  rule: string;
  because: string;
  ruleText: string;
}

/** Why nothing was done, where no rule is against it: said in the page's words. */
export type Note = 'lost' | 'watching' | 'away' | null;

export interface Surroundings {
  address: () => string;
  motion: () => Motion;
  /** Does the first press make the choice, without showing its consequence? */
  oneTap: () => boolean;
  /** What this person orders for windows where they have ordered nothing yet. */
  orders?: () => Standing;
  /** The line came back (true) or went away; with how the socket was closed. */
  online: (there: boolean, code: number) => void;
  connect?: Connect;
}

export class Table {
  /** `connecting` before the first truth, `open` with it, `away` when the line is lost. */
  line = $state<'connecting' | 'open' | 'away'>('connecting');
  /** The choice whose consequence is being looked at. */
  considered = $state.raw<P.ShownOffer | null>(null);
  forecast = $state.raw<P.Forecast | null>(null);
  /** Several choices that touch one pressed piece: which one is meant? */
  among = $state.raw<readonly P.ShownOffer[]>([]);
  refused = $state.raw<Refused | null>(null);
  hint = $state.raw<P.Hint | 'thinking' | null>(null);
  note = $state<Note>(null);
  /** What lies on the table, in sentences, as it was last told. */
  inWords = $state.raw<P.InWords | null>(null);
  /** A choice is on its way. */
  busy = $state(false);
  /** Why the service would not do something, in its own words, where no rule of the game is against it. */
  trouble = $state('');

  readonly truth: Truth;
  readonly #around: Surroundings;
  readonly #socket: TableSocket;
  readonly #requests = new Requests();
  #underWay: UnderWay | null = null;
  #answered = $state(-1);
  #handedOver = $state(-1);
  #lastSeat: number | null = null;

  constructor(around: Surroundings) {
    this.#around = around;
    this.truth = new Truth(around.motion);
    const listener = {
      heard: (message: P.FromServer) => this.#hear(message),
      lost: (code: number) => this.#lose(code),
    };
    this.#socket = new TableSocket(around.address, listener, around.connect);
  }

  open(): void {
    this.#socket.open();
  }

  /** Come back as somebody else: the guest that one has just become. */
  reopen(): void {
    this.#socket.close();
    this.#socket.open();
  }

  close(): void {
    this.#socket.close();
    this.truth.close();
    this.#requests.loseAll();
  }

  /** Try to reach the service at once. */
  readonly retry = (): void => this.#socket.retry();

  // -- looking --------------------------------------------------------------------------------------------------------

  get info(): P.TableInfo | null {
    return this.truth.info;
  }

  get news(): News {
    return this.truth.news;
  }

  /** The moment that the board shows. */
  get frame(): P.Frame | null {
    return this.news.frame;
  }

  /** The seat that acts when this person does: the asked one among theirs. Null for spectators. */
  get seat(): number | null {
    return this.frame?.seat ?? null;
  }

  /** What can be chosen here and now. Nothing while the line is away, a choice is under way, or a bot stands in. */
  get offers(): readonly P.ShownOffer[] {
    const { frame, seat } = this;
    const ask = frame?.ask;
    if (!ask || seat === null || this.news.behind || this.line !== 'open' || this.busy) return [];
    if (ask.number === this.#answered || !ask.seats.includes(seat) || this.replaced) return [];
    return ask.offers;
  }

  /** Does a bot, or nobody, play this person's seat for the time being? */
  get replaced(): boolean {
    const { seat, info } = this;
    return seat !== null && info?.seats[seat]?.kind !== 'person';
  }

  get lit(): ReadonlyMap<string, readonly P.ShownOffer[]> {
    return litBy(this.offers);
  }

  /** Has this person been asked, and not yet answered? */
  get asked(): boolean {
    return this.offers.length > 0;
  }

  /** The other seats of mine that may answer too. */
  get others(): readonly number[] {
    const { frame, seat, info } = this;
    return this.asked ? (frame?.ask?.seats.filter((each) => each !== seat && info?.mine.includes(each)) ?? []) : [];
  }

  /** May bots decide what is asked, if this person lets them? */
  get canHandOver(): boolean {
    const { frame, info } = this;
    const ask = frame?.ask;
    return (
      this.asked &&
      ask !== null &&
      ask !== undefined &&
      !ask.each &&
      ask.seats.some((seat) => info?.seats[seat]?.kind === 'bot')
    );
  }

  /** Has this person let bots decide what is asked now? */
  get handedOver(): boolean {
    return this.#handedOver === this.frame?.ask?.number;
  }

  /** Let the bots of my side decide. Until one has, I still may. */
  async handOver(): Promise<void> {
    const { frame, seat } = this;
    if (!frame?.ask || seat === null || !this.canHandOver) return;
    const { number } = frame.ask;
    this.#forget();
    this.#handedOver = number;
    const answer = await this.#ask({ type: 'hand-over', id: this.#requests.id(), ask: number, seat });
    if (answer?.type !== 'done' && this.#handedOver === number) this.#handedOver = -1;
  }

  /** Whom the game waits for, besides this person: where people and bots of a side may answer, the people. */
  get awaited(): readonly number[] {
    const ask = this.frame?.ask;
    const { info } = this;
    if (!ask || !info || ask.seats.some((seat) => info.mine.includes(seat) && info.seats[seat]?.kind === 'person'))
      return [];
    const people = ask.each ? [] : ask.seats.filter((seat) => info.seats[seat]?.kind === 'person');
    return people.length > 0 ? people : ask.seats;
  }

  /** Look at the table through another seat of mine, and act for it. */
  look(seat: number): void {
    this.#forget();
    this.#socket.send({ type: 'look', seat });
  }

  // -- choosing -------------------------------------------------------------------------------------------------------

  /** Somebody pressed a piece of the board, legal or not. */
  touch(id: string): void {
    if (this.news.behind) {
      this.news.finish();
      return;
    }
    if (this.considered?.touches.includes(id)) {
      this.commit();
      return;
    }
    // The piece that was pressed begins several choices: the next one tells which is meant, itself again puts it back.
    const narrowed = offersAt(this.among, id);
    if (narrowed.length > 0 && narrowed.length === this.among.length) {
      this.putBack();
      return;
    }
    const meant = narrowed.length > 0 ? narrowed : offersAt(this.offers, id);
    const [only] = meant;
    if (only && meant.length === 1) this.press(only);
    else if (meant.length > 1) this.#chooseAmong(meant);
    else void this.askWhy({ touched: id });
  }

  /** Somebody pressed a choice: the first time shows what would follow, the second time makes it. */
  press(offer: P.ShownOffer): void {
    const written = this.frame?.ask?.written ?? '';
    const isWritten = written !== '' && this.asked && offer.verb === written;
    if (!isWritten && !this.offers.some((each) => each.key === offer.key)) return;
    if (this.#around.oneTap() || this.considered?.key === offer.key) void this.#choose(offer);
    else void this.#consider(offer);
  }

  /** Make the choice that is being considered. */
  commit(): void {
    if (this.considered) void this.#choose(this.considered);
  }

  /** Put back what is being considered, and close what was answered. True if there was something. */
  putBack(): boolean {
    const something =
      this.considered ?? this.refused ?? this.hint ?? this.note ?? (this.trouble || this.among.length > 0);
    this.#forget();
    return Boolean(something);
  }

  /** Why can't I? About a piece or a choice's key. */
  async askWhy(about: { touched: string } | { key: string }): Promise<void> {
    const { seat } = this;
    this.#forget();
    if (seat === null || this.line !== 'open') {
      this.note = seat === null ? 'watching' : 'away';
      return;
    }
    const answer = await this.#ask({ type: 'ask-why', id: this.#requests.id(), seat, ...about });
    if (answer?.type === 'why' && !answer.legal) {
      const { rule, because, rule_text: ruleText } = answer;
      this.#refuse({ rule, because, ruleText });
    }
  }

  /** What lies on the table, in sentences. While somebody else goes on, the last that was told stays. */
  async askInWords(): Promise<void> {
    if (!this.frame || this.line !== 'open') return;
    const answer = await this.#ask({ type: 'ask-in-words', id: this.#requests.id() });
    if (answer?.type === 'in-words') this.inWords = answer;
  }

  #thinks(): boolean {
    return this.hint === 'thinking';
  }

  /** What would a bot do in my place? */
  async askHint(): Promise<void> {
    const { frame, seat } = this;
    if (!frame?.ask || seat === null || !this.asked || this.#thinks()) return;
    this.#forget();
    this.hint = 'thinking';
    const answer = await this.#ask({ type: 'ask-hint', id: this.#requests.id(), seat, ask: frame.ask.number });
    if (this.#thinks()) this.hint = answer?.type === 'hint' ? answer : null;
  }

  #chooseAmong(offers: readonly P.ShownOffer[]): void {
    this.#forget();
    this.among = offers;
  }

  #considers(key: string): boolean {
    return this.considered?.key === key;
  }

  async #consider(offer: P.ShownOffer): Promise<void> {
    const { frame, seat, among } = this;
    if (!frame?.ask || seat === null) return;
    this.#forget();
    this.among = among.includes(offer) ? among : [];
    this.considered = offer;
    const { number } = frame.ask;
    const answer = await this.#ask({
      type: 'ask-forecast',
      id: this.#requests.id(),
      ask: number,
      seat,
      key: offer.key,
    });
    if (answer?.type === 'forecast' && this.#considers(answer.key)) this.forecast = answer;
  }

  async #choose(offer: P.ShownOffer): Promise<void> {
    const { frame, seat } = this;
    if (!frame?.ask || seat === null || this.busy) return;
    this.#forget();
    this.#lastSeat = seat;
    await this.#send({ ask: frame.ask.number, seat, key: offer.key });
  }

  /** Send a choice. If the line breaks meanwhile it stays under way, and the next truth tells what became of it. */
  async #send(choice: UnderWay): Promise<void> {
    this.#underWay = choice;
    this.busy = true;
    try {
      const answer = await this.#request({ type: 'choose', id: this.#requests.id(), ...choice });
      this.#settle();
      if (answer.type === 'done') this.#answered = choice.ask;
      else if (answer.type === 'no') this.#hearNo(answer);
    } catch (reason) {
      if (!(reason instanceof Lost)) throw reason;
    }
  }

  #settle(): void {
    this.#underWay = null;
    this.busy = false;
  }

  // -- taking back ----------------------------------------------------------------------------------------------------

  /** Take my last choice back: at once where it is free, else the others are asked. */
  async takeBack(): Promise<void> {
    const seat = this.#seatToUndo();
    if (seat === null || this.line !== 'open') return;
    this.#forget();
    await this.#ask({ type: 'undo', id: this.#requests.id(), seat });
  }

  /** Agree or not that somebody takes a choice back, for each seat of mine that has not answered; or withdraw my own wish. */
  async answerUndo(agree: boolean): Promise<void> {
    const mine = this.info?.mine ?? [];
    const waiting = this.truth.undo?.waiting.filter((seat) => mine.includes(seat)) ?? [];
    const own = this.truth.undo && mine.includes(this.truth.undo.seat) ? [this.truth.undo.seat] : [];
    for (const seat of agree || waiting.length > 0 ? waiting : own)
      await this.#ask({ type: 'answer-undo', id: this.#requests.id(), seat, agree });
  }

  /** Of several seats of mine: the one that chose last. */
  #seatToUndo(): number | null {
    const mine = this.info?.mine ?? [];
    if (this.#lastSeat !== null && mine.includes(this.#lastSeat)) return this.#lastSeat;
    const seats = this.truth.log.map((line) => (line.facts as { seat?: number }).seat ?? -1);
    return seats.findLast((seat) => mine.includes(seat)) ?? mine[0] ?? null;
  }

  // -- standing orders ------------------------------------------------------------------------------------------------

  /** What holds in windows for the seat that acts; null where there are no windows, or nothing to order any more. */
  get orders(): P.Orders | null {
    if (this.info?.status === 'over' || this.replaced) return null;
    return this.truth.orders.find(({ seat }) => seat === this.seat)?.orders ?? null;
  }

  /** Be asked in windows as these orders say, from now on. */
  async giveOrders(orders: P.Orders): Promise<boolean> {
    const { seat } = this;
    if (seat === null) return false;
    const answer = await this.#ask({ type: 'give-orders', id: this.#requests.id(), seat, orders });
    return answer?.type === 'done';
  }

  /** Where nothing was ordered yet, order what this person always does. */
  #orderAsUsual(): void {
    const orders = firstOrders(this.#around.orders?.() ?? DEFAULT, this.truth.moments);
    const seats = this.truth.orders.filter(({ seat, given }) => !given && this.info?.seats[seat]?.kind === 'person');
    if (orders)
      for (const { seat } of seats) void this.#ask({ type: 'give-orders', id: this.#requests.id(), seat, orders });
  }

  // -- talking --------------------------------------------------------------------------------------------------------

  /** Say something to the table; false if it could not be said. */
  async say(text: string): Promise<boolean> {
    const answer = await this.#ask({ type: 'say', id: this.#requests.id(), text });
    return answer?.type === 'done';
  }

  async mute(person: string, on: boolean): Promise<void> {
    await this.#ask({ type: 'mute', id: this.#requests.id(), person, on });
  }

  /** As the host: leave the chat to those who sit here, or open it to whoever looks on. */
  async seatedTalk(on: boolean): Promise<void> {
    await this.#ask({ type: 'seated-talk', id: this.#requests.id(), on });
  }

  speak(language: P.Speak['language']): void {
    this.#socket.send({ type: 'speak', language });
  }

  // -- what the service says ------------------------------------------------------------------------------------------

  #hear(message: P.FromServer): void {
    switch (message.type) {
      case 'welcome':
        this.#told(message);
        this.#answered = -1;
        this.line = 'open';
        this.#socket.settled();
        this.#around.online(true, 0);
        this.#check(message.frame?.ask ?? null);
        this.#orderAsUsual();
        return;
      case 'update':
      case 'table-changed':
      case 'chat-said':
      case 'undo-changed':
      case 'muted-changed':
      case 'orders-changed':
        this.#told(message);
        return;
      case 'trouble':
        this.trouble = message.because;
        return;
      default:
        this.#requests.take(message);
    }
  }

  /** What was looked at belongs to an ask; when another one stands, it is gone. What was said about it may be read on. */
  #told(message: Told): void {
    const before = this.truth.number;
    this.truth.hear(message);
    if (this.truth.number === before) return;
    const { note, trouble } = this;
    this.#forget();
    this.note = note;
    this.trouble = trouble;
  }

  /** A choice was under way when the line broke: if its ask still stands it did not arrive (sending twice does no harm). */
  #check(ask: P.ShownAsk | null): void {
    const choice = this.#underWay;
    if (!choice) return;
    if (ask?.number === choice.ask && ask.seats.includes(choice.seat)) void this.#send(choice);
    else this.#settle();
  }

  #hearNo(answer: P.No): void {
    if (answer.code === 'rule') {
      this.#refuse({ rule: answer.rule, because: answer.because, ruleText: '' });
      return;
    }
    this.trouble = answer.because;
    this.truth.announcer.alert(answer.because);
  }

  #refuse(refused: Refused): void {
    this.refused = refused;
    this.truth.announcer.alert(refused.because);
  }

  #lose(code: number): void {
    if (this.line === 'open') this.line = 'away';
    const keep = this.#underWay;
    this.#requests.loseAll();
    this.#underWay = keep;
    this.#around.online(false, code);
  }

  // -- asking ---------------------------------------------------------------------------------------------------------

  /** Ask, and tell the person if it was refused or lost. */
  async #ask(message: Extract<P.FromClient, { id: string }>): Promise<Answer | null> {
    try {
      const answer = await this.#request(message);
      if (answer.type === 'no') this.#hearNo(answer);
      return answer;
    } catch (reason) {
      if (!(reason instanceof Lost)) throw reason;
      this.note = 'lost';
      return null;
    }
  }

  #request(message: Extract<P.FromClient, { id: string }>): Promise<Answer> {
    const answer = this.#requests.answerTo(message.id);
    if (!this.#socket.send(message)) this.#requests.lose(message.id);
    return answer;
  }

  #forget(): void {
    this.considered = null;
    this.forecast = null;
    this.among = [];
    this.refused = null;
    this.hint = null;
    this.note = null;
    this.trouble = '';
  }
}
