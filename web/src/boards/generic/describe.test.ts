import { expect, test } from 'vitest';
import { describe as told, humanise, type Vocabulary } from './describe';

const words: Vocabulary = {
  yes: 'yes',
  no: 'no',
  none: 'none',
  field: (name) => ({ seats: 'Players' })[name],
  piece: (id) => ({ 'sun-ooze': 'Ooze of the Sun' })[id],
};
const tell = (view: object) => told(view, ['Ada', 'Mo'], words);

test('names of fields are made human', () => {
  expect(humanise('horde_size')).toBe('Horde size');
  expect(humanise('moon-dragon')).toBe('Moon dragon');
});

test('single values are said in words', () => {
  const texts = tell({ round: 3, open: true, just_picked: null, token: -3, turn: 1, assigned_by: 0, card: 'sun-ooze' });
  expect(texts.map((each) => each.part)).toEqual(
    ['3', 'yes', 'none', '−3', 'Mo', 'Ada', 'Ooze of the Sun'].map((text) => ({ kind: 'text', text })),
  );
});

test('lists of things are lists, and an empty one says so', () => {
  expect(tell({ pool: ['sun-ooze', 'vampire'] })[0]?.part).toEqual({
    kind: 'list',
    items: ['Ooze of the Sun', 'Vampire'],
  });
  expect(tell({ pool: [] })[0]?.part).toEqual({ kind: 'text', text: 'none' });
});

test('like documents make a table, also where one lacks something', () => {
  const row = tell({
    row: [
      { battle: 'fire', token: 5, assigned_by: 1 },
      { battle: 'sun', cards: ['sun-ooze'] },
    ],
  });
  expect(row[0]?.part).toEqual({
    kind: 'table',
    columns: ['Battle', 'Token', 'Assigned by', 'Cards'],
    rows: [
      ['Fire', '5', 'Mo', ''],
      ['Sun', '', '', 'Ooze of the Sun'],
    ],
  });
});

test('seats are told by their names', () => {
  const [seats] = tell({ seats: [{ total: 1, strength: { fire: 2 } }, { total: 0 }] });
  expect(seats?.name).toBe('Players');
  expect(seats?.part).toMatchObject({ kind: 'groups', groups: [{ name: 'Ada' }, { name: 'Mo' }] });
});

test('what a seat does not have is left out, but not its zeros', () => {
  const [seats] = tell({ seats: [{ picks: [], just_picked: null, total: 0 }, { total: 1 }] });
  expect(seats?.part).toMatchObject({ groups: [{ fields: [{ name: 'Total', part: { text: '0' } }] }, {}] });
});

test('a document of single values is told as pairs, a deeper one field by field', () => {
  expect(tell({ strength: { fire: 2, 'sun-ooze': 0 } })[0]?.part).toEqual({
    kind: 'pairs',
    pairs: [
      { name: 'Fire', text: '2' },
      { name: 'Ooze of the Sun', text: '0' },
    ],
  });
  expect(tell({ castle: { wounds: 3, cards: ['a'] } })[0]?.part.kind).toBe('fields');
});
