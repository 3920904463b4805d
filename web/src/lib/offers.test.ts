import { describe, expect, test } from 'vitest';
import { RESERVED, buttonsOf, keysOf, offersAt, stopOf } from './offers';
import { offer } from './table-fixtures';

const picks = ['ooze', 'troll', 'golem', 'dragon', 'skull'].map((name) =>
  offer('pick', { card: name }, `pool:${name}`),
);
const stop = offer('stop');

describe('offers', () => {
  test('few choices all have a button', () => {
    expect(buttonsOf(picks.slice(0, 4), false)).toHaveLength(4);
  });

  test('of many choices only those that touch nothing have a button', () => {
    expect(buttonsOf([stop, ...picks], false)).toEqual([stop]);
  });

  test('without a board every choice has a button', () => {
    expect(buttonsOf([stop, ...picks], true)).toHaveLength(6);
  });

  test('a pressed piece means what touches it first, else what touches it at all', () => {
    const onto = [
      offer('token', { token: 8 }, 'token:8', 'row:fire'),
      offer('token', { token: 6 }, 'token:6', 'row:fire'),
    ];
    expect(offersAt(onto, 'token:8')).toEqual([onto[0]]);
    expect(offersAt(onto, 'row:fire')).toEqual(onto);
    expect(offersAt(onto, 'pool:ooze')).toEqual([]);
  });

  test('exactly one pass, stop or decline is what Space does', () => {
    expect(stopOf([stop, ...picks])).toBe(stop);
    expect(stopOf(picks)).toBeNull();
    expect(stopOf([stop, offer('pass')])).toBeNull();
    expect(stopOf([offer('pick', { card: 'leaver' })])).toBeNull();
  });

  test('a choice whose name ends in a digit keeps it; others never take such a digit', () => {
    const tokens = ['8', '6', '-1', '-3'].map((each) => offer('token', { token: Number(each) }, `token:${each}`));
    const keys = keysOf(tokens, tokens);
    expect([...keys]).toEqual([
      ['token:8', '8'],
      ['token:6', '6'],
      ['token:-1', 'a'],
      ['token:-3', 'b'],
    ]);
  });

  test('buttons have digits, pieces on the board letters, and none that the table listens to', () => {
    const many = Array.from({ length: 20 }, (_, each) =>
      offer('pick', { card: `card-${'abcdefghijklmnopqrst'[each]}` }, `pool:${each}`),
    );
    const keys = keysOf([stop, ...many], [stop]);
    expect(keys.get('stop')).toBe('1');
    const letters = many.flatMap((each) => keys.get(each.key) ?? []);
    expect(letters).toHaveLength(19);
    expect(new Set(letters).size).toBe(19);
    expect(letters.filter((letter) => RESERVED.has(letter))).toEqual([]);
  });

  test('the lane of a choice is its key, unless several go there', () => {
    const plays = [
      offer('play', { card: 'shamans', place: 'a2' }),
      offer('play', { card: 'shamans', place: 'm4' }),
      offer('play', { card: 'naginata', place: 'a3' }),
      offer('at', { place: 'm6' }),
      offer('move', { here: 2, there: 5 }),
    ];
    expect([...keysOf(plays, plays).values()]).toEqual(['2', '4', '3', '6', '5']);
    const shared = [
      offer('play', { card: 'shamans', place: 'a2' }),
      offer('move', { here: 1, there: 2 }),
      offer('at', { place: 'm3' }),
      offer('card', { card: 'hate-bringer-1' }),
    ];
    expect([...keysOf(shared, []).values()]).toEqual(['a', 'b', '3', 'd']);
    const first = [offer('use', { place: 'a4', which: 0 }), offer('use', { place: 'a5', which: 1 })];
    expect([...keysOf(first, []).values()]).toEqual(['4', '1']);
    const numbers = [offer('number', { number: 0 }), offer('number', { number: 12 })];
    expect([...keysOf(numbers, []).values()]).toEqual(['0', 'a']);
  });

  test('a seat has a name, and no number as its key', () => {
    const seats = [offer('to', { whom: 1 }), offer('to', { whom: 2 })];
    expect([...keysOf(seats, seats).values()]).toEqual(['1', '2']);
  });
});
