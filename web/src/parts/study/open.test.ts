import { expect, it } from 'vitest';
import { seatsFor, tableFrom } from './open';

it('me at one seat, bots of a level elsewhere', () => {
  expect(seatsFor(3, { me: 1, level: 'keen' })).toEqual([
    { kind: 'bot', level: 'keen' },
    { kind: 'me' },
    { kind: 'bot', level: 'keen' },
  ]);
});

it('me everywhere', () => {
  expect(seatsFor(2, 'all mine')).toEqual([{ kind: 'me' }, { kind: 'me' }]);
});

it('a table goes on from the moment that is looked at', () => {
  const source = { from: 'replay', replay: 'r', at: 7 } as const;
  expect(tableFrom('chess', 2, { source, choices: ['a'], seat: 1 }, 'all mine')).toEqual({
    game: 'chess',
    seats: [{ kind: 'me' }, { kind: 'me' }],
    source,
    choices: ['a'],
  });
});
