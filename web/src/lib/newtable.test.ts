import { describe, expect, it } from 'vitest';
import {
  awaitedPeople,
  draftFor,
  isGoodNumber,
  matters,
  presets,
  PURPOSES,
  purposesOf,
  readPurpose,
  readSeats,
  seatValues,
  spotOf,
  toNewTable,
  fitting,
  withSeats,
} from './newtable';
import type { ShownGame, ShownLevel, ShownOption } from './protocol';

const option = (changes: Partial<ShownOption>): ShownOption => ({
  name: 'level',
  kind: 'choice',
  label: '',
  default: 'full',
  values: [],
  low: 0,
  high: 0,
  advanced: false,
  fewest: 1,
  most: 99,
  fewest_when: {},
  when: {},
  ...changes,
});

const game: ShownGame = {
  slug: 'plankton-horde',
  title: 'Horde',
  about: '',
  minutes: 30,
  fewest: 2,
  most: 4,
  board: 'tableau',
  rules: 191,
  lessons: 9,
  achievements: 0,
  campaign: '',
  weighs: false,
  together: false,
  decks: false,
  options: [option({}), option({ name: 'first', kind: 'seat', default: 'random' })],
};
const levels: ShownLevel[] = ['novice', 'keen'].map((name) => ({ name, label: name, about: '' }));
const kinds = (purpose: (typeof PURPOSES)[number], of: ShownGame = game): string[] =>
  draftFor(of, levels, purpose).seats.map((seat) => seat.kind);

describe('a table for a purpose', () => {
  it('is ready at once', () => {
    expect(kinds('bots')).toEqual(['me', 'bot', 'bot']);
    expect(kinds('solo', { ...game, fewest: 1 })).toEqual(['me']);
    expect(kinds('friend')).toEqual(['me', 'open']);
    expect(kinds('public')).toEqual(['me', 'open', 'open']);
    expect(kinds('hotseat')).toEqual(['me', 'me']);
  });

  it('is public only where that is the purpose', () => {
    expect(PURPOSES.filter((purpose) => draftFor(game, levels, purpose).public)).toEqual(['public']);
  });

  it('has as many seats as the game needs, and no more than it has', () => {
    const big = { ...game, fewest: 4, most: 6 };
    expect(kinds('bots', big)).toEqual(['me', 'bot', 'bot', 'bot']);
    expect(kinds('friend', big)).toEqual(['me', 'open', 'bot', 'bot']);
    const solo = { ...game, fewest: 1, most: 1 };
    for (const purpose of PURPOSES) expect(kinds(purpose, solo)).toEqual(['me']);
    const either = { ...game, fewest: 1, most: 3 };
    expect(kinds('bots', either)).toEqual(['me', 'bot']);
    expect(kinds('hotseat', either)).toEqual(['me', 'me']);
  });

  it('is for what the game has seats for', () => {
    expect(purposesOf(game)).toEqual(['bots', 'friend', 'public', 'hotseat']);
    expect(purposesOf({ ...game, fewest: 1 })).toEqual(PURPOSES);
    expect(purposesOf({ ...game, fewest: 1, most: 1 })).toEqual(['solo']);
  });

  it('starts with the defaults of the game', () => {
    expect(draftFor(game, levels, 'bots').options).toEqual({ level: 'full', first: 'random' });
  });

  it('is read from the address, against bots if that says nothing we know', () => {
    const at = (query: string): URLSearchParams => new URLSearchParams(query);
    const alone = { ...game, fewest: 1 };
    expect(readPurpose(at('for=hotseat'), game)).toBe('hotseat');
    expect(readPurpose(at('for=world-peace'), game)).toBe('bots');
    expect(readPurpose(at('for=solo'), game)).toBe('bots');
    expect(readPurpose(at(''), game)).toBe('bots');
    expect(readPurpose(at(''), alone)).toBe('solo');
    expect(readPurpose(at('seats=1'), alone)).toBe('solo');
    expect(readPurpose(at('seats=2'), alone)).toBe('bots');
    expect(readPurpose(at('seats=2&for=friend'), alone)).toBe('friend');
  });

  it('takes options from the address, each as its kind', () => {
    const options = [
      option({ name: 'deck', kind: 'text' }),
      option({ name: 'open', kind: 'flag' }),
      option({ name: 'rounds', kind: 'number' }),
    ];
    const query = new URLSearchParams('deck=SH1-ab&open=yes&rounds=4&other=1');
    expect(presets({ ...game, options }, query)).toEqual({ deck: 'SH1-ab', open: true, rounds: 4 });
  });
});

describe('another number of seats', () => {
  it('keeps who sits, and adds more of the last', () => {
    const draft = draftFor(game, levels, 'public');
    draft.seats[1] = { kind: 'bot', level: 'novice' };
    const more = withSeats(draft, 4, game);
    expect(more.seats.map((seat) => seat.kind)).toEqual(['me', 'bot', 'open', 'open']);
    expect(more.seats[1]?.level).toBe('novice');
    expect(draft.seats).toHaveLength(3);
  });

  it('never shares a seat between two rows', () => {
    const more = withSeats(draftFor(game, levels, 'bots'), 4, game);
    more.seats[3]!.level = 'novice';
    expect(more.seats[2]?.level).toBe('keen');
  });

  it('forgets an option that names a seat which is gone, and keeps one that is there', () => {
    const draft = draftFor(game, levels, 'bots');
    draft.options.first = 'C';
    expect(withSeats(draft, 2, game).options.first).toBe('random');
    expect(withSeats(draft, 3, game).options.first).toBe('C');
    expect(seatValues(2)).toEqual(['random', 'A', 'B']);
  });

  it('offers a value only for its number of seats, and resets an option that had another', () => {
    const value = (name: string, fewest: number, most: number) => ({ name, label: name, fewest, most });
    const mode = option({
      name: 'mode',
      default: 'auto',
      values: [value('auto', 1, 99), value('solo', 1, 1), value('versus', 2, 99)],
    });
    expect(fitting(mode, 1).values.map((each) => each.name)).toEqual(['auto', 'solo']);
    expect(fitting(mode, 3).values.map((each) => each.name)).toEqual(['auto', 'versus']);
    const draft = { ...draftFor(game, levels, 'bots'), options: { mode: 'solo' } };
    expect(withSeats(draft, 3, { ...game, options: [mode] }).options.mode).toBe('auto');
  });

  it('gives somebody alone a bot for company', () => {
    const solo = { ...game, fewest: 1 };
    const alone = withSeats(draftFor(solo, levels, 'hotseat'), 1, solo);
    expect(withSeats(alone, 2, solo).seats.map((seat) => seat.kind)).toEqual(['me', 'bot']);
  });
});

describe('the request', () => {
  it('names a level for bots only', () => {
    const draft = draftFor(game, levels, 'friend');
    draft.seats.push({ kind: 'bot', level: 'novice' });
    expect(toNewTable(draft)).toEqual({
      game: 'plankton-horde',
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'novice' }],
      options: { level: 'full', first: 'random' },
      public: false,
    });
    expect(awaitedPeople(draft)).toBe(1);
  });

  it('is never public for somebody alone', () => {
    const draft = { ...draftFor(game, levels, 'public'), seats: [{ kind: 'me' as const, level: '' }] };
    expect(draft.public).toBe(true);
    expect(toNewTable(draft).public).toBe(false);
  });
});

describe('what is wrong, and where', () => {
  it.each([
    ["option 'level'", { at: 'option', name: 'level' }],
    ['$.options.first', { at: 'option', name: 'first' }],
    ['options["first"]', { at: 'option', name: 'first' }],
    ['$.seats[1].level', { at: 'seat', number: 1 }],
    ['seats.1', { at: 'seat', number: 1 }],
    ['seat B', { at: 'seat', number: 1 }],
    ['seats', { at: 'seats' }],
    ['public', { at: 'public' }],
    ['body', { at: 'form' }],
    ['', { at: 'form' }],
  ])('%s', (where, spot) => {
    expect(spotOf(where)).toEqual(spot);
  });

  it('knows a good number from both sides', () => {
    const rounds = option({ name: 'rounds', kind: 'number', default: 5, low: 1, high: 9 });
    expect([0, 1, 9, 10, 2.5, '', '3'].map((value) => isGoodNumber(rounds, value))).toEqual([
      false,
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});

describe('what an address wants', () => {
  it('is a number of seats that the game has', () => {
    const seats = (query: string): number | null => readSeats(new URLSearchParams(query), game);
    expect(seats(`seats=${game.most}`)).toBe(game.most);
    expect(seats(`seats=${game.most + 1}`)).toBeNull();
    expect(seats('seats=many')).toBeNull();
    expect(seats('')).toBeNull();
  });

  it('is a value that the option has', () => {
    const level = option({ values: [{ name: 'full', label: 'Full', fewest: 1, most: 99 }] });
    const deck = option({ name: 'deck', kind: 'text' });
    const wanted = (query: string): unknown => presets({ ...game, options: [level, deck] }, new URLSearchParams(query));
    expect(wanted(`${level.name}=full&deck=SH1-0`)).toEqual({ [level.name]: 'full', deck: 'SH1-0' });
    expect(wanted(`${level.name}=fuller`)).toEqual({});
  });
});

describe('an option that does not always matter', () => {
  const draft = draftFor(game, levels, 'bots');
  it('needs enough seats', () => {
    const count = draft.seats.length;
    expect(matters(option({ fewest: count }), draft)).toBe(true);
    expect(matters(option({ fewest: count + 1 }), draft)).toBe(false);
  });

  it('needs no more seats than it is for', () => {
    const count = draft.seats.length;
    expect(matters(option({ most: count }), draft)).toBe(true);
    expect(matters(option({ most: count - 1 }), draft)).toBe(false);
  });

  it('may need more or fewer seats where another option says so', () => {
    const two = { ...draft, seats: draft.seats.slice(0, 2) };
    const second = option({ fewest: 2, fewest_when: { mode: { versus: 3 } } });
    const hidden = option({ fewest: 3, fewest_when: { mode: { versus: 2 } } });
    const shown = (mode: string): boolean[] =>
      [second, hidden].map((each) => matters(each, { ...two, options: { mode } }));
    expect(shown('coop')).toEqual([true, false]);
    expect(shown('versus')).toEqual([false, true]);
  });

  it('needs the other option to say so', () => {
    const cards = option({ name: 'cards', when: { trial: ['cheated', 'cheater'] } });
    expect(matters(cards, { ...draft, options: { trial: 'none' } })).toBe(false);
    expect(matters(cards, { ...draft, options: { trial: 'cheated' } })).toBe(true);
    expect(matters(cards, { ...draft, options: { trial: 'cheater' } })).toBe(true);
  });
});
