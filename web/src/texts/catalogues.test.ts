import { describe, expect, it } from 'vitest';

interface Texts {
  default: { en: unknown; fr: unknown };
}

const catalogues = import.meta.glob<Texts>(['./*.ts', '!./*.test.ts'], { eager: true });

/** Every text with the way to it and what it is: plain, or made from so many arguments. */
function kinds(text: unknown, way = ''): [string, string][] {
  if (typeof text === 'object' && text !== null) {
    return Object.entries(text).flatMap(([key, each]) => kinds(each, `${way}.${key}`));
  }
  return [[way, typeof text === 'function' ? `made from ${text.length}` : typeof text]];
}

/** Every plain text with the way to it. */
function plain(text: unknown, way = ''): [string, string][] {
  if (typeof text === 'string') return [[way, text]];
  if (typeof text !== 'object' || text === null) return [];
  return Object.entries(text).flatMap(([key, each]) => plain(each, `${way}.${key}`));
}

describe('catalogues', () => {
  it('are found', () => {
    expect(Object.keys(catalogues)).toContain('./shell.ts');
  });

  describe.each(Object.entries(catalogues))('%s', (_, { default: catalogue }) => {
    it('has the same texts in both languages', () => {
      expect(Object.keys(catalogue).sort()).toEqual(['en', 'fr']);
      // French may have more: in a vocabulary, English words that read by themselves need no entry.
      const french = new Map(kinds(catalogue.fr));
      expect(kinds(catalogue.en).filter(([way, kind]) => french.get(way) !== kind)).toEqual([]);
    });

    it('leaves no French text empty that says something in English', () => {
      const french = new Map(plain(catalogue.fr));
      const lost = plain(catalogue.en).filter(([way, text]) => text.trim() !== '' && french.get(way)?.trim() === '');
      expect(lost).toEqual([]);
    });

    it('speaks French with typographic apostrophes', () => {
      const straight = plain(catalogue.fr).filter(([, text]) => /\p{L}'\p{L}/u.test(text));
      expect(straight).toEqual([]);
    });
  });
});
