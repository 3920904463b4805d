/** What is shown of a game while it is being told: one line of the log after another, each for one beat. */
import { framesAt } from './earlier';
import type { Difference, Frame, LogLine } from './protocol';

export type Motion = 'off' | 'slow' | 'normal' | 'fast';

/** How long a line is told, in milliseconds. */
export const BEATS: Readonly<Record<Motion, number>> = { off: 0, slow: 840, normal: 420, fast: 160 };

interface Moment {
  frame: Frame;
  log: readonly LogLine[];
  lines: readonly LogLine[];
  /** The frame at each of the last lines, as far as it is known. */
  frames: readonly Frame[];
}

/** The frame at the line that so many others follow. Of lines whose view is not known the oldest known one is shown. */
function frameAt({ frame, frames }: Moment, more: number): Frame {
  return frames.at(-1 - more) ?? frames[0] ?? frame;
}

export class News {
  /** The moment that the board shows. */
  frame = $state.raw<Frame | null>(null);
  /** The log as far as it has been told. */
  log = $state.raw<readonly LogLine[]>([]);
  /** The line that is being told; empty at rest. */
  now = $state.raw<readonly LogLine[]>([]);
  /** Is there a later moment than the one that the board shows? */
  behind = $state(false);
  readonly #motion: () => Motion;
  #waiting: Moment[] = [];
  #lines: LogLine[] = [];
  #last: Moment | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(motion: () => Motion) {
    this.#motion = motion;
  }

  /** Is something being told? */
  get telling(): boolean {
    return this.now.length > 0 || this.behind;
  }

  /** Show a moment at once: after a reload, a reconnection, or an undo. */
  jump(frame: Frame | null, log: readonly LogLine[]): void {
    this.#stop();
    this.frame = frame;
    this.log = log;
    this.#last = null;
  }

  /** Tell how the game went on: `lines` are new and end the `log`; at the last of them the view was as `earlier` says. */
  tell(
    frame: Frame,
    log: readonly LogLine[],
    lines: readonly LogLine[],
    earlier: readonly (readonly Difference[])[] = [],
  ): void {
    if (BEATS[this.#motion()] === 0 || document.visibilityState === 'hidden') {
      this.jump(frame, log);
      this.#mark(lines);
      return;
    }
    this.#waiting.push({ frame, log, lines, frames: framesAt(frame, earlier) });
    this.behind = this.#timer !== undefined;
    if (this.#timer === undefined) this.#next();
  }

  /** Show the end of it at once; what was left to tell is handed over in one go. */
  finish(): void {
    const end = this.#waiting.at(-1) ?? this.#last;
    const rest = [...this.#lines, ...this.#waiting.flatMap(({ lines }) => lines)];
    if (!end) return;
    this.jump(end.frame, end.log);
    if (rest.length > 0) this.#mark(rest);
  }

  /** Tell nothing more. */
  close(): void {
    this.#stop();
  }

  /** What is not told line by line: all that changed is marked for one beat. */
  #mark(lines: readonly LogLine[]): void {
    this.now = lines;
    this.#timer = setTimeout(() => this.#next(), BEATS.normal);
  }

  #next(): void {
    this.#timer = undefined;
    if (this.#lines.length === 0) {
      const moment = this.#waiting.shift();
      this.behind = this.#waiting.length > 0;
      if (this.#last) this.frame = this.#last.frame;
      if (!moment) {
        this.now = [];
        this.#last = null;
        return;
      }
      this.#last = moment;
      this.#lines = [...moment.lines];
      this.frame = moment.frame;
      this.log = moment.log.slice(0, moment.log.length - moment.lines.length);
    }
    const line = this.#lines.shift();
    if (line && this.#last) this.frame = frameAt(this.#last, this.#lines.length);
    this.now = line ? [line] : [];
    if (line) this.log = [...this.log, line];
    const beat = line ? BEATS[this.#motion()] : 0;
    this.#timer = setTimeout(() => this.#next(), beat);
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
    this.#lines = [];
    this.now = [];
    this.behind = false;
  }
}
