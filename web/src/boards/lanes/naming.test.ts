import { beforeAll, describe, expect, it } from 'vitest';
import type { Shelf } from '../../lib/cards.svelte';
import { textsIn } from '../../lib/words.svelte';
import texts from '../../texts/lanes';
import { fullName, minionName } from './naming';
import { battleFor, fillShelves, momentCalled } from './testing';
import type { SeenPiece } from './seen';
import { battleOf, type Battle } from './view';
import { wordsOn } from '../../cards/words_on_card';

const t = textsIn(texts, 'en');
let shelf: Shelf;
beforeAll(() => {
  shelf = fillShelves();
});

function named(moment: string, find: (battle: Battle) => SeenPiece | null | undefined): string {
  const battle = battleOf(momentCalled(moment).frame);
  const piece = find(battle);
  return piece ? fullName(t, shelf, battle, piece) : '';
}

describe('a piece is called', () => {
  it('by name, place, figures, words, and whether it is engaged', () => {
    expect(named('solo', (battle) => battle.lanes[0]?.monster)).toBe(
      'Troll Brute, lane 1, attack 3, health 2, Taunt, engaged',
    );
    expect(named('solo', (battle) => battle.lanes[1]?.monster)).toBe(
      'Deep Stalker, lane 2, attack 2, health 3, armor 1, not engaged',
    );
  });

  it('by the numbers of its keywords, where they have one', () => {
    expect(named('full', (battle) => battle.lanes[5]?.alliance)).toContain(
      'Trample, Elusive 1, Heroic 2, armor 1 of 2 left',
    );
    const battle = battleFor({ lanes: [{ monster: { place: 'm1', card: 'troll-brute', keywords: { taunt: 1 } } }] });
    expect(battle.lanes[0]?.monster && fullName(t, shelf, battle, battle.lanes[0].monster)).toBe(
      'Troll Brute, lane 1, Taunt, not engaged',
    );
  });

  it('by what lies on it and what is so for this turn', () => {
    const name = named('full', (battle) => battle.lanes[0]?.alliance);
    expect(name).toContain('exhausted');
    expect(name).toContain('3 wounds, 2 attack tokens');
    expect(named('full', (battle) => battle.lanes[5]?.monster)).toContain('boosted by treachery');
    expect(named('full', (battle) => battle.lanes[2]?.alliance)).toContain('carries Lightning Naginata');
    expect(named('full', (battle) => battle.lanes[4]?.alliance)).toContain(
      '−1 attack this turn, −2 health this turn, 1 card under it',
    );
  });

  it('concealed, and nothing else, where it may not be known', () => {
    expect(named('versus-alliance', (battle) => battle.lanes[3]?.monster)).toBe('Concealed card, lane 4');
  });

  it('as a minion by what it pillages, or where it is', () => {
    const battle = battleOf(momentCalled('solo').frame);
    const said = battle.back_line.map((minion) => minionName(t, shelf, minion));
    expect(said[0]).toBe('Onikai, in the back line, health 2, pillages 2');
    expect(said[1]).toBe('Yetnar, in lane 5');
    expect(said[3]).toBe('Ratamil, in the back line, health 0, idle');
  });
});

describe('the words on a card', () => {
  const on = (card: string, armor: [number, number] = [0, 0]): string[] => {
    const face = shelf.cards.get(card)!;
    return wordsOn(face, { keywords: { taunt: 1 }, armor }, shelf.keywords).map(({ id }) => id);
  };

  it('are those of its face, and what the piece has in play', () => {
    const face = [...shelf.cards.values()].find(({ keywords }) => keywords.includes('trample'))!;
    expect(wordsOn(face, null, shelf.keywords).map(({ id }) => id)).toEqual(face.keywords);
    expect(on(face.id)).toContain('taunt');
    expect(on(face.id, [1, 2])).toContain('armor');
  });
});
