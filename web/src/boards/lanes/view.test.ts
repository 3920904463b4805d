import { describe, expect, it } from 'vitest';
import { languages, textsIn } from '../../lib/words.svelte';
import texts from '../../texts/lanes';
import { battleFor, momentCalled } from './testing';
import { handsOf, hordeSeat } from './hands';
import { battleOf, chipsOn, marksOf, openHand, sizeOf, TOLD_MARKS } from './view';

describe('the document of a frame', () => {
  it('has six lanes, a castle and a portal', () => {
    const battle = battleFor({});
    expect(battle.lanes).toHaveLength(6);
    expect(battle.lanes.every(({ monster, alliance }) => monster === null && alliance === null)).toBe(true);
    expect([battle.castle.place, battle.portal.place, battle.mode]).toEqual(['castle', 'portal', 'solo']);
    expect([battle.if_you_stop, battle.treachery]).toEqual([undefined, null]);
  });

  it('tells an unknown hand from an empty one', () => {
    expect([openHand(4), sizeOf(4)]).toEqual([null, 4]);
    expect([openHand([]), sizeOf([])]).toEqual([[], 0]);
  });

  it('tells the marks that have words, and keeps the others to the rules', () => {
    const piece = battleFor({
      lanes: [
        { monster: { card: 'troll-brute', marks: ['strikes', 'cannot-move'], tokens: { wound: 2 }, armor: [1, 2] } },
      ],
    }).lanes[0]?.monster;
    expect(piece && [marksOf(piece), chipsOn(piece)]).toEqual([['cannot-move'], 3]);
    for (const { mark } of languages().map((language) => textsIn(texts, language)))
      expect(new Set(Object.keys(mark))).toEqual(TOLD_MARKS);
  });

  it('gives chips that go at the end of the turn, and the word for lost abilities, the room that they take', () => {
    const chips = (more: object): number => {
      const piece = battleFor({ edition: 'monoliths', lanes: [{ monster: { card: 'roots', ...more } }] }).lanes[0]
        ?.monster;
      return piece ? chipsOn(piece) : 0;
    };
    expect(chips({ tokens: { armor: 2 }, turn: { attack: 1, armor: 1 } })).toBe(4);
    expect(chips({ blank: true })).toBe(3);
    expect(chips({ shorn: true })).toBe(3);
  });
});

describe('the hands that lie open', () => {
  const handsAt = (name: string): (number | string)[][] => {
    const { frame } = momentCalled(name);
    return handsOf(frame, battleOf(frame)).map(({ seat, side, cards }) => [seat, side, cards.length]);
  };

  it('are one’s own first', () => {
    expect(handsAt('solo')).toEqual([[0, 'alliance', 6]]);
    expect(handsAt('coop').map(([seat]) => seat)).toEqual([0, 1]);
  });

  it('are only one’s own in versus', () => {
    expect(handsAt('versus-horde')).toEqual([[1, 'horde', 4]]);
    expect(handsAt('versus-alliance')).toEqual([[0, 'alliance', 4]]);
  });

  it('begin with whoever is asked where all lies open', () => {
    expect(handsAt('versus-open').map(([seat, side]) => [seat, side])).toEqual([
      [1, 'horde'],
      [0, 'alliance'],
    ]);
  });

  it('know who plays the horde', () => {
    const seatAt = (name: string): number | null =>
      hordeSeat(momentCalled(name).frame, battleOf(momentCalled(name).frame));
    expect([seatAt('solo'), seatAt('coop'), seatAt('versus-alliance')]).toEqual([null, null, 1]);
  });
});
