import { describe, expect, it } from 'vitest';
import type { ShownGame, ShownLevel, ShownSeat, TableCard } from './protocol';
import { atOnce, awaited, byUrgency, faceOf, openSeat, others, settingsLine, taken, usualLevel } from './tables';
import { list, when } from './when';

const seat = (kind: ShownSeat['kind'], name = ''): ShownSeat => ({
  kind,
  name,
  level: null,
  person: null,
  here: false,
  stand_in: false,
});

function card(changes: Partial<TableCard>): TableCard {
  return {
    id: 'x',
    game: 'plankton-horde',
    title: 'Horde',
    status: 'playing',
    public: true,
    seats: [seat('person', 'Ada'), seat('bot', 'Coal'), seat('open'), seat('nobody', 'D')],
    settings: [],
    heading: '',
    mine: [],
    asked: [],
    your_move: false,
    result: '',
    updated: 0,
    ...changes,
  };
}

const game = (fewest: number, most: number): ShownGame => ({
  slug: 'g',
  title: 'G',
  about: '',
  minutes: 1,
  fewest,
  most,
  board: '',
  rules: 0,
  lessons: 0,
  achievements: 0,
  campaign: '',
  weighs: false,
  together: false,
  decks: false,
  options: [],
});
const levels: ShownLevel[] = ['novice', 'steady', 'keen', 'cunning'].map((name) => ({ name, label: name, about: '' }));

describe('tables in lists', () => {
  it('finds the seat that is free, and who sits', () => {
    expect(openSeat(card({}))).toBe(2);
    expect(openSeat(card({ seats: [seat('person', 'Ada')] }))).toBe(-1);
    expect(taken(card({}))).toBe(2);
    expect(others(card({ mine: [0] }))).toEqual(['Coal']);
    expect(awaited(card({ mine: [0], asked: [0, 1] }))).toEqual(['Coal']);
    expect(awaited(card({ mine: [], asked: [0, 1], seats: [seat('person', 'Ada'), seat('bot', 'Coal')] }))).toEqual([
      'Ada',
    ]);
  });

  it('puts my move first, then the latest', () => {
    const cards = [
      card({ id: 'old', updated: 1 }),
      card({ id: 'new', updated: 9 }),
      card({ id: 'mine', your_move: true }),
    ];
    expect(byUrgency(cards).map((each) => each.id)).toEqual(['mine', 'new', 'old']);
    expect(cards[0]?.id).toBe('old');
  });

  it('joins settings without their full stops', () => {
    expect(settingsLine(card({ settings: ['Full: all cards.', 'Who starts: Ada'] }))).toBe(
      'Full: all cards · Who starts: Ada',
    );
  });

  it('gives a table the same face every time', () => {
    expect(faceOf({ id: 'abc', game: 'plankton-horde' })).toBe(faceOf({ id: 'abc', game: 'plankton-horde' }));
    expect(faceOf({ id: '', game: 'unheard-of' })).toMatch(/^e-/);
  });
});

describe('play now', () => {
  it('is me against two keen bots', () => {
    expect(atOnce(game(2, 4), levels).seats).toEqual([
      { kind: 'me' },
      { kind: 'bot', level: 'keen' },
      { kind: 'bot', level: 'keen' },
    ]);
  });

  it.each([
    [1, 1, 1],
    [2, 2, 2],
    [4, 6, 4],
    [1, 3, 1],
  ])('fits a game for %i to %i players', (fewest, most, seats) => {
    expect(atOnce(game(fewest, most), levels).seats).toHaveLength(seats);
  });

  it('is me against one where sides play', () => {
    expect(atOnce({ ...game(2, 8), together: true }, levels).seats).toEqual([
      { kind: 'me' },
      { kind: 'bot', level: 'keen' },
    ]);
  });

  it('takes the level in the middle where there is no keen one', () => {
    expect(usualLevel(levels.filter((level) => level.name !== 'keen'))).toBe('steady');
    expect(usualLevel([])).toBeNull();
  });
});

describe('moments and names', () => {
  const noon = new Date(2026, 10, 15, 12, 0);
  it('tells the hour today, the day before, the year long ago', () => {
    expect(when(new Date(2026, 10, 15, 9, 40).getTime() / 1000, 'en', noon)).toBe('9:40');
    expect(when(new Date(2026, 10, 14, 9, 40).getTime() / 1000, 'en', noon)).toBe('14 Nov');
    expect(when(new Date(2025, 10, 14, 9, 40).getTime() / 1000, 'fr', noon)).toMatch(/14 nov\.? 2025/);
  });

  it('lists names as people do', () => {
    expect(list(['Ada', 'Ben', 'Cleo'], 'en')).toBe('Ada, Ben and Cleo');
    expect(list(['Ada', 'Ben'], 'fr')).toBe('Ada et Ben');
  });
});
