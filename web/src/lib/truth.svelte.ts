/** What the service has said about one table: seats, game, log, chat. Nothing here is guessed. */
import { Announcer } from './announcer.svelte';
import { News, type Motion } from './news.svelte';
import type * as P from './protocol';

/** What is said to everybody at a table, not in answer to one's own question. */
export type Told = Extract<
  P.FromServer,
  { type: 'welcome' | 'update' | 'table-changed' | 'chat-said' | 'undo-changed' | 'muted-changed' | 'orders-changed' }
>;

export class Truth {
  info = $state.raw<P.TableInfo | null>(null);
  chat = $state.raw<readonly P.ChatLine[]>([]);
  undo = $state.raw<P.UndoAsked | null>(null);
  muted = $state.raw<readonly string[]>([]);
  /** What holds in windows for the seats of mine; none in a game without windows. */
  orders = $state.raw<readonly P.SeatOrders[]>([]);
  /** The moments that such orders can name in this game. */
  moments = $state.raw<readonly P.ShownMoment[]>([]);
  you = $state<string | null>(null);
  /** The number of the present ask, -1 if nothing is asked. The board may still show an earlier moment. */
  number = $state(-1);
  readonly news: News;
  readonly announcer = new Announcer();
  #log: readonly P.LogLine[] = [];

  constructor(motion: () => Motion) {
    this.news = new News(motion);
  }

  get log(): readonly P.LogLine[] {
    return this.#log;
  }

  hear(message: Told): void {
    switch (message.type) {
      case 'welcome':
        return this.#welcome(message);
      case 'update':
        return this.#update(message);
      case 'table-changed':
        this.info = message.table;
        return;
      case 'chat-said':
        return this.#hearChat(message.line);
      case 'undo-changed':
        this.undo = message.undo;
        return;
      case 'muted-changed':
        this.muted = message.muted;
        return;
      case 'orders-changed':
        this.orders = message.orders;
        return;
    }
  }

  close(): void {
    this.news.close();
    this.announcer.close();
  }

  #welcome(whole: P.Welcome): void {
    this.info = whole.table;
    this.chat = whole.chat;
    this.undo = whole.undo;
    this.muted = whole.muted;
    this.orders = whole.orders;
    this.moments = whole.moments;
    this.you = whole.you;
    this.#log = whole.log;
    this.number = whole.frame?.ask?.number ?? -1;
    this.news.jump(whole.frame, whole.log);
    this.announcer.say(whole.frame?.ask?.prompt ?? '');
  }

  #update({ frame, log_from: from, log, earlier }: P.Update): void {
    const wentBack = from < this.#log.length;
    this.#log = [...this.#log.slice(0, from), ...log];
    this.number = frame.ask?.number ?? -1;
    if (wentBack) this.news.jump(frame, this.#log);
    else this.news.tell(frame, this.#log, log, earlier);
    const next = frame.ask?.prompt ?? frame.outcome?.because ?? '';
    this.announcer.say([...log.map((line) => line.text), next].join(' ').trim());
  }

  #hearChat(line: P.ChatLine): void {
    this.chat = [...this.chat.filter((each) => each.number !== line.number), line];
    if (line.person !== this.you && !this.muted.includes(line.person)) this.announcer.say(`${line.name}: ${line.text}`);
  }
}
