import { describe, expect, it } from 'vitest';
import sprite from '../../emblems/emblems.svg?raw';
import { BACK, DRAWINGS, emblemOf, glyphOf, keywordGlyph } from './emblems';
import { FACES } from './testing';

const drawn = new Set([...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id));

describe('emblems', () => {
  it('are all there', () => {
    expect([...DRAWINGS, BACK].filter((id) => !drawn.has(id))).toEqual([]);
    expect(['taunt', 'trample', 'armor', 'heroic', 'elusive', 'barrier', 'new'].map(keywordGlyph).filter((id) => !drawn.has(id))).toEqual([]);
    expect(['liothan', 'taulot', 'kurumo', 'nupten'].map((faction) => glyphOf(faction) ?? '').filter((id) => !drawn.has(id))).toEqual([]);
  });

  it('stand for every card, each in its own family', () => {
    const shown = FACES.cards.map((face) => [face.id, emblemOf(face)] as const);
    expect(shown.filter(([, emblem]) => !drawn.has(emblem))).toEqual([]);
    const plain = shown.filter(([id, emblem]) => emblem === BACK && !id.startsWith('solo'));
    expect(plain).toEqual([]);
  });

  it.each([
    [{ id: 'the-hate-bringer-2', kind: 'outsider', traits: [], emblem: '' }, 'e-hate'],
    [{ id: 'a-card-of-a-pack', kind: 'ally', traits: ['Royal Guard'], emblem: '' }, 'e-guard'],
    [{ id: 'a-card-of-a-pack', kind: 'spell', traits: [], emblem: '' }, 'e-rune'],
    [{ id: 'a-card-of-a-pack', kind: 'spell', traits: [], emblem: 'e-axe' }, 'e-axe'],
    [{ id: 'what', kind: '', traits: [], emblem: '' }, BACK],
  ])('%o', (face, emblem) => {
    expect(emblemOf(face)).toBe(emblem);
  });
});
