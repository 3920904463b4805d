import { describe, expect, it } from 'vitest';
import type { DeckRoom } from '../../lib/protocol';
import { isRefused, OPEN, poolOf, type Filter } from './filtering';
import { BOX, card, judge } from './testing';

const MAW = BOX.castles[0]!;
const room = (deck: string): Map<string, DeckRoom> =>
  new Map(judge({ game: 'g', deck }).room.map((each) => [each.card, each]));
const found = (filter: Partial<Filter>, deck = 'Castle: the-maw'): string[] =>
  poolOf(
    BOX.cards,
    { ...OPEN, ...filter },
    MAW,
    room(deck),
    new Map(judge({ game: 'g', deck }).cards.map((line) => [line.card, line.copies])),
  ).map((each) => each.id);

describe('the pool', () => {
  it('holds cards for decks only, what the castle refuses last', () => {
    expect(found({})).toEqual(['shamans', 'oak', 'bear', 'tower', 'rose']);
  });

  it('finds words anywhere on a card, without accents or case', () => {
    expect(found({ words: 'ELAN' })).toEqual(['tower']);
    expect(found({ words: 'heal castle' })).toEqual(['shamans']);
    expect(found({ words: 'heal dragon' })).toEqual([]);
  });

  it('understands a cost in both languages', () => {
    expect(found({ words: 'cost 2' })).toEqual(['shamans', 'rose']);
    expect(found({ words: 'coût 3+' })).toEqual(['oak', 'bear', 'tower']);
    expect(found({ words: 'shamans cost 3' })).toEqual([]);
  });

  it('narrows by faction, type, cost and rarity', () => {
    expect(found({ factions: new Set(['kurumo']) })).toEqual(['rose']);
    expect(found({ kinds: new Set(['tower', 'hero']) })).toEqual(['bear', 'tower']);
    expect(found({ costs: new Set([7]) })).toEqual(['tower']);
    expect(found({ rarities: new Set(['rare']), kinds: new Set(['ally']) })).toEqual([]);
  });

  it('shows only what still fits, if wished', () => {
    expect(found({ fits: true })).toEqual(['shamans', 'oak', 'bear', 'tower']);
    expect(found({ fits: true }, 'Castle: the-maw\n3 oak')).toEqual([]);
  });
});

describe('a refused card', () => {
  const against = (rule: string, most = 0): DeckRoom => ({ card: 'x', most, rule, because: '', short: '' });

  it('is one that the castle keeps out, not one that waits for a place', () => {
    expect(isRefused(card('x'), against('SH-CUST-21'), MAW)).toBe(true);
    expect(isRefused(card('x', { faction: 'kurumo' }), against('SH-CUST-18'), MAW)).toBe(true);
    expect(isRefused(card('x'), against('SH-CUST-18'), MAW)).toBe(false);
    expect(isRefused(card('x'), against('SH-CUST-17'), MAW)).toBe(false);
    expect(isRefused(card('x'), against('HM-BUILD-06'), MAW)).toBe(false);
    expect(isRefused(card('x'), against('HM-BUILD-09'), MAW)).toBe(false);
    expect(isRefused(card('x'), against('HM-BUILD-08'), MAW)).toBe(true);
    expect(isRefused(card('x'), against('', 3), MAW)).toBe(false);
    expect(isRefused(card('x'), against('SH-CUST-21'), null)).toBe(false);
  });
});
