/** Small frames, logs and a socket made of nothing, for tests of the table. */
import type { Frame, FromClient, FromServer, LogLine, ShownAsk, ShownOffer, TableInfo, Welcome } from './protocol';

/** A choice: `offer('pick', { card: 'ooze' }, 'pool:ooze')` has the key "pick:ooze". */
export function offer(verb: string, about: object = {}, ...touches: string[]): ShownOffer {
  const things = Object.values(about).map((thing: unknown) => [thing].flat().join('+'));
  const key = [verb, ...(things.length > 0 ? [things.join('@')] : [])].join(':');
  return { key, label: `Choose ${key}`, touches, verb, about };
}

export function ask(number: number, ...offers: ShownOffer[]): ShownAsk {
  return {
    number,
    seats: [0],
    prompt: `Question ${number}?`,
    rule: 'PH-PICK-01',
    offers,
    written: '',
    passing: '',
    each: false,
  };
}

export function frame(asked: ShownAsk | null, more: Partial<Frame> = {}): Frame {
  return {
    game: 'toy',
    board: 'tableau',
    seat: 0,
    names: ['Ada', 'Mo'],
    view: {},
    progress: null,
    ask: asked,
    outcome: null,
    open: false,
    ...more,
  };
}

export function line(number: number, facts: object = {}): LogLine {
  return {
    number,
    choice: number,
    kind: 'picked',
    text: `Line ${number}.`,
    rule: 'PH-PICK-06',
    facts,
    heading: false,
    moment: false,
  };
}

export function info(more: Partial<TableInfo> = {}): TableInfo {
  const person = { kind: 'person' as const, level: null, here: true, stand_in: false };
  return {
    id: 'abc',
    game: 'toy',
    title: 'Toy',
    options: {},
    settings: [],
    seats: [
      { ...person, name: 'Ada', person: 'p-ada' },
      { ...person, name: 'Mo', person: 'p-mo' },
    ],
    status: 'playing',
    public: false,
    sandbox: false,
    host: 'p-ada',
    mine: [0],
    asked: [0],
    heading: '',
    commitment: 'c0ffee',
    seed: null,
    invite: null,
    rematch: null,
    undone: 0,
    earned: [],
    watching: 0,
    seated_talk: false,
    created: 0,
    updated: 0,
    ...more,
  };
}

export function welcome(shown: Frame | null, log: LogLine[] = [], table: TableInfo = info()): Welcome {
  return {
    type: 'welcome',
    protocol: 1,
    table,
    frame: shown,
    log,
    chat: [],
    undo: null,
    muted: [],
    you: 'p-ada',
    orders: [],
    moments: [],
  };
}

/** A socket that keeps what is sent, and says what a test lets it say. */
export class PaperSocket {
  static made: PaperSocket[] = [];
  readyState = 0;
  sent: FromClient[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  static connect = (): WebSocket => {
    const socket = new PaperSocket();
    PaperSocket.made.push(socket);
    return socket as unknown as WebSocket;
  };

  static get last(): PaperSocket {
    return PaperSocket.made.at(-1)!;
  }

  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  say(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient);
  }

  break(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }

  close(): void {
    this.readyState = 3;
  }

  /** The last message of a kind that was sent. */
  sentLast<K extends FromClient['type']>(kind: K): Extract<FromClient, { type: K }> {
    return this.sent.findLast((each) => each.type === kind) as Extract<FromClient, { type: K }>;
  }

  sentCount(kind: FromClient['type']): number {
    return this.sent.filter((each) => each.type === kind).length;
  }
}
