/** Legal choices as a page shows them: which become buttons, and which key stands for each. */
import type { ShownOffer } from './protocol';
import { ABOUT_SEATS } from './verbs';

/** Up to so many choices are all shown as buttons, even where the board lights them too. */
export const FEW = 4;

/** Letters that the table itself listens to: chat, hint, keys, log, orders, text, undo. */
export const RESERVED: ReadonlySet<string> = new Set(['c', 'h', 'k', 'l', 'o', 't', 'u']);

const STOPS: ReadonlySet<string> = new Set([
  'stop',
  'pass',
  'decline',
  'leave',
  'end',
  'done',
  'skip',
  'finish',
  'keep',
]);
/** A digit, or a place in a lane: "m3". */
const DIGIT = /^[am]?(\d)$/;
const LETTERS = Array.from('abcdefghijklmnopqrstuvwxyz').filter((letter) => !RESERVED.has(letter));

/** The choices behind a pressed piece: those that touch it first, else those that touch it at all. */
export function offersAt(offers: readonly ShownOffer[], id: string): readonly ShownOffer[] {
  const first = offers.filter((offer) => offer.touches[0] === id);
  return first.length > 0 ? first : offers.filter((offer) => offer.touches.includes(id));
}

/** The choices that need a button: all if they are few or there is no board to press, else what the board lacks. */
export function buttonsOf(offers: readonly ShownOffer[], boardless: boolean): readonly ShownOffer[] {
  if (boardless || offers.length <= FEW) return offers;
  return offers.filter((offer) => offer.touches.length === 0);
}

/** The one choice that passes, stops or declines; none if there are several. */
export function stopOf(offers: readonly ShownOffer[]): ShownOffer | null {
  const [stop, ...more] = offers.filter((offer) => STOPS.has(offer.verb));
  return stop && more.length === 0 ? stop : null;
}

/** The digit that a choice is about in the end: token 8, the lane that it leads to; none for seats, which have names. */
function digitOf({ verb, about }: ShownOffer): string | undefined {
  const things: readonly unknown[] = Object.values(about);
  const [before, end] = things.slice(-2);
  const last = things.length > 1 ? end || before : before; // 0 is the first of some, and goes without saying
  if (ABOUT_SEATS.has(verb) || (typeof last !== 'number' && typeof last !== 'string')) return undefined;
  return DIGIT.exec(String(last))?.[1];
}

/**
 * A key for each choice: its own digit where it is about one that no other has (token 8 is 8, place m3 is 3),
 * else the next free digit when it has a button, else the next free letter.
 */
export function keysOf(offers: readonly ShownOffer[], buttons: readonly ShownOffer[]): ReadonlyMap<string, string> {
  const keys = new Map<string, string>();
  const own = new Map<string, string>();
  const ending = offers.map((offer) => [offer.key, digitOf(offer)] as const);
  for (const [key, digit] of ending) {
    const isShared = ending.some(([other, same]) => same === digit && other !== key);
    if (digit !== undefined && !isShared) own.set(key, digit);
  }
  const digits = own.size > 0 ? [] : Array.from('123456789');
  const letters = [...LETTERS];
  for (const offer of [...buttons, ...offers]) {
    if (keys.has(offer.key)) continue;
    const free = own.get(offer.key) ?? (buttons.includes(offer) ? digits.shift() : undefined) ?? letters.shift();
    if (free !== undefined) keys.set(offer.key, free);
  }
  return keys;
}

/** What is lit on a board: offers by the piece that they touch first. */
export function litBy(offers: readonly ShownOffer[]): ReadonlyMap<string, readonly ShownOffer[]> {
  const lit = new Map<string, ShownOffer[]>();
  for (const offer of offers) {
    const piece = offer.touches[0];
    if (piece === undefined) continue;
    const there = lit.get(piece);
    if (there) there.push(offer);
    else lit.set(piece, [offer]);
  }
  return lit;
}
