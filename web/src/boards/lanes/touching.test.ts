import { describe, expect, it } from 'vitest';
import { litBy } from '../../lib/offers';
import { offer } from './testing';
import { glowOf, meantAt } from '../common/glowing';
import { glowOfDragged, isOfTheHorde, laneOf, trayOf } from './touching';

const plays = [
  offer('play', { card: 'shamans', place: '2' }, 'hand:shamans', 'lane:2'),
  offer('play', { card: 'shamans', place: '4' }, 'hand:shamans', 'lane:4'),
];
const all = [
  offer('done'),
  ...plays,
  offer('use', { place: 'a1' }, 'a1'),
  offer('move', { here: 1, there: 4 }, 'a1', 'lane:4'),
];
const lit = litBy(all);

describe('what glows', () => {
  it('is what choices touch first', () => {
    expect([...glowOf(lit, [], null).lit]).toEqual(['hand:shamans', 'a1']);
  });

  it('is where a held card may go, and nothing else', () => {
    const glow = glowOf(lit, plays, null);
    expect([...glow.held]).toEqual(['hand:shamans']);
    expect([...glow.lit]).toEqual(['lane:2', 'lane:4']);
  });

  it('leaves out choices that lead nowhere: those have buttons', () => {
    const glow = glowOf(lit, all.slice(3), null);
    expect([[...glow.held], [...glow.lit]]).toEqual([['a1'], ['lane:4']]);
  });

  it('marks all that the considered choice touches', () => {
    expect([...glowOf(lit, plays, plays[1] ?? null).considered]).toEqual(['hand:shamans', 'lane:4']);
  });
});

describe('while a piece is dragged', () => {
  const engage = [
    offer('engage', { minion: 'onikai', lane: 1 }, 'onikai', 'a1'),
    offer('engage', { minion: 'onikai', lane: 2 }, 'onikai', 'a2'),
  ];

  it('all that it may be dropped on glows, whichever is pressed first', () => {
    const glow = glowOfDragged([...all, ...engage], 'a1');
    expect([[...glow.held], [...glow.lit]]).toEqual([['a1'], ['lane:4', 'onikai']]);
  });

  it('nothing glows for what cannot be used', () => {
    const glow = glowOfDragged([...all, ...engage], 'a5');
    expect([glow.held.size, glow.lit.size]).toEqual([0, 0]);
  });
});

describe('a press', () => {
  it('means the choices that begin with the piece; of a held card, those that lead there', () => {
    expect(meantAt(lit, [], 'a1').map(({ key }) => key)).toEqual(['use:a1', 'move:1@4']);
    expect(meantAt(lit, [], 'lane:4')).toEqual([]);
    expect(meantAt(lit, plays, 'lane:4').map(({ key }) => key)).toEqual(['play:shamans@4']);
  });

  it.each([
    ['lane:3', 3],
    ['m6', 6],
    ['a1.2', 1],
    ['castle', 0],
    ['hand:a1', 0],
    ['m7', 0],
  ])('on %s is in lane %d', (id, lane) => {
    expect(laneOf(id)).toBe(lane);
  });
});

it('an empty place is a monster’s for whoever plays the horde', () => {
  expect(isOfTheHorde([offer('summon', { card: 'troll-brute', lane: 3 }, 'hand:troll-brute', 'lane:3')])).toBe(true);
  expect(isOfTheHorde(all)).toBe(false);
});

describe('the tray', () => {
  it('holds the cards that lie in no place of the board', () => {
    const cards = [
      offer('card', { card: 'shamans' }, 'discard:shamans'),
      offer('card', { card: 'yami' }, 'hand:yami'),
      offer('card', { card: 'combustion' }, 'deck:0'),
      offer('no'),
    ];
    expect(trayOf(cards).map(({ id, card }) => [id, card])).toEqual([
      ['discard:shamans', 'shamans'],
      ['deck:0', 'combustion'],
    ]);
  });

  it('is empty where nothing is asked of cards', () => {
    expect(trayOf(all)).toEqual([]);
  });
});
