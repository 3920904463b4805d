import { describe, expect, it } from 'vitest';
import { numberOf, withFound, withRules } from './rule_text';

const has = (id: string): boolean => ['PH-FB-04', 'SH-FIGHT-07'].includes(id);

describe('numbers of rules in a text', () => {
  it('become pieces of their own', () => {
    expect(withRules('See PH-FB-04, not PH-FB-99.', has)).toEqual([
      { text: 'See ' },
      { text: 'PH-FB-04', rule: true },
      { text: ', not PH-FB-99.' },
    ]);
  });

  it('may begin and end a text', () => {
    expect(withRules('PH-FB-04', has)).toEqual([{ text: 'PH-FB-04', rule: true }]);
    expect(withRules('', has)).toEqual([]);
  });

  it('lose nothing of the text', () => {
    const text = 'PH-FB-04 and SH-FIGHT-07 and XSH-FIGHT-077.';
    expect(
      withRules(text, has)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  });
});

describe('found words', () => {
  const marked = (text: string, words: string): string[] =>
    withFound(text, words)
      .filter((piece) => piece.found)
      .map((piece) => piece.text);

  it('are marked without regard to case and accents', () => {
    expect(marked('The Vampire counts; vampires bleed.', 'vampire')).toEqual(['Vampire', 'vampire']);
    expect(marked('La Gelée', 'gelee')).toEqual(['Gelée']);
    expect(marked('une Gelée d’Eau', "d'eau")).toEqual(['d’Eau']);
  });

  it('may overlap and may be several', () => {
    expect(marked('a tower towers', 'tower owe')).toEqual(['tower', 'tower']);
    expect(marked('draw and tie', 'tie draw')).toEqual(['draw', 'tie']);
    expect(marked('nothing', ' ')).toEqual([]);
  });

  it('lose nothing of the text', () => {
    const text = 'Œuvre: ½ of 𝔄 Gelée ﬁnally.';
    expect(
      withFound(text, 'gelée fin')
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  });
});

it('a rule’s number within its chapter is its last part', () => {
  expect(numberOf('SH-FIGHT-07')).toBe('07');
});
