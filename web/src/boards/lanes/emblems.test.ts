import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import sprite from '../../emblems/emblems.svg?raw';
import { BACK, DRAWINGS, emblemOf, glyphOf } from '../../emblems/lanes';
import { FACES, SECOND_FACES } from './testing';

const CONTENT = '../src/hordekeep/games/monoliths/content/cards';
/** Every card of Monoliths, as its files write it. */
const written = readdirSync(CONTENT)
  .filter((file) => file.endsWith('.toml'))
  .flatMap((file) => readFileSync(`${CONTENT}/${file}`, 'utf8').split('[[card]]').slice(1))
  .map((card) => ({ id: /^id = "(.+)"$/m.exec(card)?.[1] ?? '', kind: /^type = "(.+)"$/m.exec(card)?.[1] ?? '' }));

const drawn = new Set([...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id));

describe('emblems', () => {
  it('are all there', () => {
    expect([...DRAWINGS, BACK].filter((id) => !drawn.has(id))).toEqual([]);
    expect(SECOND_FACES.keywords.filter(({ picture }) => picture !== '' && !drawn.has(picture))).toEqual([]);
    expect(
      ['liothan', 'taulot', 'kurumo', 'nupten'].map((faction) => glyphOf(faction) ?? '').filter((id) => !drawn.has(id)),
    ).toEqual([]);
  });

  it('stand for every card, each in its own family', () => {
    const shown = [...FACES.cards, ...SECOND_FACES.cards].map((face) => [face.id, emblemOf(face)] as const);
    expect(shown.filter(([, emblem]) => !drawn.has(emblem))).toEqual([]);
    const plain = shown.filter(([id, emblem]) => emblem === BACK && !/^(?:portal-)?solo/.test(id));
    expect(plain).toEqual([]);
  });

  it('are chosen for every card of Monoliths, whatever its kind', () => {
    const cards = written.filter(({ kind }) => kind !== 'portal');
    expect(cards.length).toBeGreaterThan(200);
    expect(cards.filter(({ id }) => emblemOf({ id, kind: '', traits: [], emblem: '' }) === BACK)).toEqual([]);
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
