import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import sprite from '../../emblems/emblems.svg?raw';
import { textsIn } from '../../lib/words.svelte';
import texts from '../../texts/tableau';
import { emblemOf, faceOf, FACES, FACTIONS, glyphOf, TYPES } from './cards';
import faces from '../../../fixtures/tableau/faces.json';

const FLUENT = resolve(import.meta.dirname, '../../../../src/hordekeep/games/plankton_horde/texts');

/** The messages of a Fluent file that begin with a prefix, without it. */
function messages(language: string, prefix: string): Record<string, string> {
  const lines = readFileSync(resolve(FLUENT, `${language}.ftl`), 'utf8').split('\n');
  const found = lines.filter((line) => line.startsWith(prefix) && line.includes(' = '));
  return Object.fromEntries(found.map((line) => line.slice(prefix.length).split(' = ') as [string, string]));
}

describe.each(['en', 'fr'] as const)('names in %s', (language) => {
  it('are those that the game says for cards', () => {
    expect(textsIn(texts, language).card).toEqual(messages(language, 'card-'));
  });

  it('are those that the game says for battles', () => {
    expect(textsIn(texts, language).battle).toEqual(messages(language, 'battle-'));
  });
});

describe('the cards', () => {
  it('are those of the game, with the same battles and values', () => {
    expect(FACES).toEqual(faces);
  });

  it('all have an emblem, and all factions a glyph', () => {
    const drawings = [...FACES.map(({ name }) => emblemOf(name)), ...TYPES.map(emblemOf), ...FACTIONS.map(glyphOf)];
    for (const drawing of drawings) expect(sprite).toContain(`id="${drawing}"`);
  });

  it('of the future fight nowhere and break nothing', () => {
    expect(faceOf('sun-cat')).toEqual({ name: 'sun-cat', battles: [], value: 1 });
  });
});
