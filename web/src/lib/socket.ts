/** The socket of one table: it connects, notices silence, and comes back by itself. It knows nothing of games. */
import type { FromClient, FromServer } from './protocol';

const FIRST_WAIT = 500;
const LONGEST_WAIT = 10_000;
const PING_EVERY = 20_000;
const PONG_WITHIN = 8_000;

/** What a socket tells: `lost` comes once for each time that it goes away, or could not be opened. */
export interface SocketListener {
  heard: (message: FromServer) => void;
  lost: (code: number) => void;
}

export type Connect = (address: string) => WebSocket;

/** How long to wait before the n-th attempt: twice as long each time, a little uneven so that not all come at once. */
export function waitBefore(attempt: number, chance: number = Math.random()): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt) * (0.75 + chance / 2);
}

export class TableSocket {
  readonly #address: () => string;
  readonly #listener: SocketListener;
  readonly #connect: Connect;
  #socket: WebSocket | null = null;
  #attempt = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(address: () => string, listener: SocketListener, connect: Connect = (each) => new WebSocket(each)) {
    this.#address = address;
    this.#listener = listener;
    this.#connect = connect;
  }

  /** Connect, and keep coming back until `close`. */
  open(): void {
    this.#closed = false;
    window.addEventListener('online', this.retry);
    document.addEventListener('visibilitychange', this.#look);
    this.#start();
  }

  /** Send a message; false if the socket is not open (then nothing is kept or sent later). */
  send(message: FromClient): boolean {
    if (this.#socket?.readyState !== 1) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Try again at once instead of waiting. */
  readonly retry = (): void => {
    if (this.#closed || this.#socket) return;
    clearTimeout(this.#retry);
    this.#attempt = 0;
    this.#start();
  };

  /** The truth has come: the line is good, so the next waits start short again. */
  settled(): void {
    this.#attempt = 0;
  }

  /** Go away for good. */
  close(): void {
    this.#closed = true;
    window.removeEventListener('online', this.retry);
    document.removeEventListener('visibilitychange', this.#look);
    this.#drop();
  }

  readonly #look = (): void => {
    if (document.visibilityState === 'visible') this.retry();
  };

  #start(): void {
    const socket = this.#connect(this.#address());
    this.#socket = socket;
    socket.onopen = () => {
      this.#ping = setInterval(() => this.#knock(), PING_EVERY);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      clearTimeout(this.#silence);
      this.#silence = undefined;
      const message = JSON.parse(event.data) as FromServer;
      if (message.type !== 'pong') this.#listener.heard(message);
    };
    socket.onclose = (event) => {
      if (this.#socket === socket) this.#gone(event.code);
    };
  }

  /** A half-open line looks open for minutes: whoever does not answer a ping is gone. */
  #knock(): void {
    if (this.#silence !== undefined || !this.send({ type: 'ping', id: 'ping' })) return;
    this.#silence = setTimeout(() => this.#gone(1006), PONG_WITHIN);
  }

  #gone(code: number): void {
    this.#drop();
    this.#listener.lost(code);
    if (this.#closed) return;
    this.#retry = setTimeout(() => this.#start(), waitBefore(this.#attempt));
    this.#attempt += 1;
  }

  #drop(): void {
    clearTimeout(this.#retry);
    clearInterval(this.#ping);
    clearTimeout(this.#silence);
    this.#silence = undefined;
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }
}
