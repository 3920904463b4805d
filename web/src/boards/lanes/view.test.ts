import { describe, expect, it } from 'vitest';
import { languages, textsIn } from '../../lib/words.svelte';
import texts from '../../texts/lanes';
import { battleFor, momentCalled } from './testing';
import { handsOf, hordeSeat } from './hands';
import { battleOf, chipsOn, TOLD_MARKS } from './view';

describe('the document of a frame', () => {
  it('has six lanes, a castle and a portal even where it says nothing', () => {
    const battle = battleFor({});
    expect(battle.lanes).toHaveLength(6);
    expect(battle.lanes.every(({ monster, alliance }) => monster === null && alliance === null)).toBe(true);
    expect([battle.castle.place, battle.portal.place, battle.mode]).toEqual(['castle', 'portal', 'solo']);
    expect([battle.ifYouStop, battle.treachery]).toEqual([null, null]);
  });

  it('tells an unknown hand from an empty one', () => {
    const [closed, empty] = battleFor({
      players: [
        { seat: 0, hand: 4 },
        { seat: 1, hand: [] },
      ],
    }).players;
    expect([closed?.hand, closed?.handSize]).toEqual([null, 4]);
    expect([empty?.hand, empty?.handSize]).toEqual([[], 0]);
  });

  it('gives attachments their places', () => {
    const battle = battleFor({
      lanes: [
        { alliance: { card: 'yami', attached: [{ card: 'katana-of-the-dusk' }, { card: 'lightning-naginata' }] } },
      ],
    });
    expect(battle.lanes[0]?.alliance?.attached.map((each) => each.place)).toEqual(['a1.1', 'a1.2']);
  });

  it('tells the marks that have words, and keeps the others to the rules', () => {
    const piece = battleFor({
      lanes: [
        { monster: { card: 'troll-brute', marks: ['strikes', 'cannot-move'], tokens: { wound: 2 }, armor: [1, 2] } },
      ],
    }).lanes[0]?.monster;
    expect(piece?.marks).toEqual(['cannot-move']);
    expect(piece && chipsOn(piece)).toBe(3);
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

  it('is read as well where it is a whole position', () => {
    const battle = battleFor({
      minions: {
        onikai: { place: 'onikai', health: 2, pillages: 2 },
        yetnar: { place: 'm4', card: 'yetnar', health: 1, lane: 4 },
      },
      lane: 4,
      lanes: [
        { monster: { card: 'oni-champion', armor: 1, armor_full: 2, tokens: { wounds: 1 }, under: ['skeleton'] } },
      ],
      players: [{ hand: ['yami'], deck: ['shamans', 'bloodlust'], discard: [] }],
      horde: { deck: ['troll-brute', 'snowblind', 'skeleton'], hand: [] },
      later_stages: ['the-hate-bringer-2'],
    });
    expect(battle.backLine.map(({ minion, health, lane }) => [minion, health, lane])).toEqual([
      ['onikai', 2, 0],
      ['yetnar', 1, 4],
    ]);
    expect(battle.fightLane).toBe(4);
    expect(battle.lanes[0]?.monster).toMatchObject({ armor: [1, 2], tokens: { wound: 1 }, under: 1 });
    expect(battle.players[0]).toMatchObject({ seat: 0, deck: 2, handSize: 1 });
    expect([battle.horde.decks, battle.stagesLeft]).toEqual([[3], 1]);
    expect(battleFor({ horde: { deck: [7, 14] } }).horde.decks).toEqual([7, 14]);
  });

  it('shows the allies and the towers of a whole position', () => {
    const battle = battleFor({
      lanes: [
        { monster: null, ally: { card: 'yami' }, tower: null },
        { monster: null, ally: null, tower: { card: 'star-piercer', tokens: { health: 3 } } },
      ],
    });
    expect(battle.lanes[0]?.alliance).toMatchObject({ card: 'yami', place: 'a1' });
    expect(battle.lanes[1]?.alliance).toMatchObject({ card: 'star-piercer', place: 'a2', tokens: { health: 3 } });
    expect(battle.lanes[2]?.alliance).toBeNull();
  });

  it('knows the present wave without being told', () => {
    expect(battleFor({ portal: { waves: [1, 2, 0, 1], at: 1 } }).portal.wave).toBe(2);
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
