/** The new table while it is being filled in: plain values and questions about them; the page only shows it. */

import type { NewSeat, NewTable, ShownGame, ShownLevel, ShownOption } from './protocol';
import { botsFor, usualLevel } from './tables';

export type Purpose = 'solo' | 'bots' | 'friend' | 'public' | 'hotseat';
export const PURPOSES: readonly Purpose[] = ['solo', 'bots', 'friend', 'public', 'hotseat'];

export interface SeatDraft {
  kind: 'me' | 'bot' | 'open' | 'nobody';
  /** Kept while another kind is tried, so that nothing chosen is lost. */
  level: string;
}

export interface Draft {
  game: string;
  seats: SeatDraft[];
  options: Record<string, string | number | boolean>;
  public: boolean;
}

/** Where a problem belongs on the form. */
export type Spot =
  { at: 'option'; name: string } | { at: 'seat'; number: number } | { at: 'seats' | 'public' | 'form' };

export const SEAT_LETTERS = 'ABCDEFGH';

/** What a table of this game can be for: alone where one seat is enough, with others where there are more. */
export function purposesOf(game: ShownGame): readonly Purpose[] {
  return PURPOSES.filter((each) => (each === 'solo' ? game.fewest <= 1 : game.most > 1));
}

/** The purpose that an address names; else the first that the game has and that fits its seats: alone, or with bots. */
export function readPurpose(query: URLSearchParams, game: ShownGame): Purpose {
  const purposes = purposesOf(game);
  const word = query.get('for');
  const alone = (readSeats(query, game) ?? 1) === 1;
  return purposes.find((each) => each === word) ?? purposes.find((each) => alone || each !== 'solo') ?? 'bots';
}

/** How many seats an address wants, `?seats=2`, if the game has so many. */
export function readSeats(query: URLSearchParams, game: ShownGame): number | null {
  const count = Number(query.get('seats') ?? NaN);
  return Number.isInteger(count) && count >= game.fewest && count <= game.most ? count : null;
}

/** Does an option matter for this table? Some are only for more or fewer seats, or only where another option says so. */
export function matters(option: ShownOption, draft: Draft): boolean {
  const said = Object.entries(option.when).every(([name, values]) => values.includes(String(draft.options[name])));
  const [fewest = option.fewest] = Object.entries(option.fewest_when).flatMap(
    ([name, seats]) => seats[String(draft.options[name])] ?? [],
  );
  return said && draft.seats.length >= fewest && draft.seats.length <= option.most;
}

/** An option with the values that it can take with so many seats. */
export function fitting(option: ShownOption, seats: number): ShownOption {
  return { ...option, values: option.values.filter((value) => value.fewest <= seats && seats <= value.most) };
}

/** What the address says of the game's options, such as a deck: `?deck=CODE`. What is no value of an option is left out. */
export function presets(game: Pick<ShownGame, 'options'>, query: URLSearchParams): Draft['options'] {
  const named = game.options.flatMap((option): [string, string | number | boolean][] => {
    const word = query.get(option.name);
    if (word === null) return [];
    if (option.kind === 'choice' && !option.values.some((value) => value.name === word)) return [];
    if (option.kind === 'flag') return [[option.name, word === 'yes' || word === 'true']];
    return [[option.name, option.kind === 'number' ? Number(word) : word]];
  });
  return Object.fromEntries(named);
}

/** A table made ready for a purpose: only "open" has to be pressed. */
export function draftFor(game: ShownGame, levels: readonly ShownLevel[], purpose: Purpose): Draft {
  const level = usualLevel(levels) ?? '';
  const seat = (kind: SeatDraft['kind']): SeatDraft => ({ kind, level });
  const few = Math.max(game.fewest, purpose === 'solo' ? 1 : 2);
  const some = (count: number): number => Math.min(Math.max(count, few), game.most);
  const filled = (count: number, others: SeatDraft['kind']): SeatDraft[] =>
    Array.from({ length: some(count) }, (_, number) => seat(number === 0 ? 'me' : others));

  let seats: SeatDraft[];
  switch (purpose) {
    case 'solo':
      seats = filled(1, 'bot');
      break;
    case 'bots':
      seats = filled(botsFor(game) + 1, 'bot');
      break;
    case 'friend':
      // One friend; a game that needs more seats gets bots for the rest.
      seats = filled(2, 'bot').map((each, number) => (number === 1 ? seat('open') : each));
      break;
    case 'public':
      seats = filled(3, 'open');
      break;
    case 'hotseat':
      seats = filled(2, 'me').map(() => seat('me'));
      break;
  }
  const options = Object.fromEntries(game.options.map((option) => [option.name, option.default]));
  return { game: game.slug, seats, options, public: purpose === 'public' };
}

/** The draft with another number of seats: new ones are like the last one, and an option that names a lost seat or is for other numbers is reset. */
export function withSeats(draft: Draft, count: number, game: ShownGame): Draft {
  const last = draft.seats.at(-1) ?? { kind: 'bot', level: '' };
  const onlyMe = draft.seats.length === 1 && last.kind === 'me';
  const next: SeatDraft = onlyMe ? { ...last, kind: 'bot' } : last;
  const seats = Array.from({ length: count }, (_, number) => ({ ...(draft.seats[number] ?? next) }));
  const options = { ...draft.options };
  for (const option of game.options) {
    if (option.kind === 'seat' && !seatValues(count).includes(String(options[option.name]))) {
      options[option.name] = option.default;
    }
    if (
      option.kind === 'choice' &&
      !fitting(option, count).values.some((value) => value.name === options[option.name])
    ) {
      options[option.name] = option.default;
    }
  }
  return { ...draft, seats, options };
}

/** What an option about seats can be set to. */
export function seatValues(seats: number): string[] {
  return ['random', ...SEAT_LETTERS.slice(0, seats)];
}

/** Whether a number option holds a whole number in its range. */
export function isGoodNumber(option: ShownOption, value: unknown): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= option.low && value <= option.high;
}

/** How many people the table waits for before the game starts. */
export function awaitedPeople(draft: Draft): number {
  return draft.seats.filter((seat) => seat.kind === 'open').length;
}

/** Does only this person sit here? Then nobody has to be invited. */
export function isAlone(draft: Draft): boolean {
  return draft.seats.length === 1 && draft.seats[0]?.kind === 'me';
}

/** The request that opens the table. */
export function toNewTable(draft: Draft): NewTable {
  const seats = draft.seats.map((seat): NewSeat =>
    seat.kind === 'bot' ? { kind: 'bot', level: seat.level } : { kind: seat.kind },
  );
  return {
    game: draft.game,
    seats: seats as NewTable['seats'],
    options: { ...draft.options },
    public: draft.public && !isAlone(draft),
  };
}

/** The field that the service complains about: it names an option or a seat, as `option 'level'` or `$.seats[1].level`. */
export function spotOf(where: string): Spot {
  const option = /option '([^']+)'/.exec(where) ?? /options(?:\.|\[['"]?)([\w-]+)/.exec(where);
  if (option?.[1]) return { at: 'option', name: option[1] };
  const inPath = /seats(?:\[|\.)(\d+)/.exec(where);
  if (inPath?.[1]) return { at: 'seat', number: Number(inPath[1]) };
  const letter = /\bseat ([A-H])\b/.exec(where);
  if (letter?.[1]) return { at: 'seat', number: SEAT_LETTERS.indexOf(letter[1]) };
  if (where === 'seats' || where === 'public') return { at: where };
  return { at: 'form' };
}
