import { describe, expect, it } from 'vitest';
import { playing } from './playing';

describe('the address of a table for a deck', () => {
  const of = (form: string, heroes: number): string =>
    playing('g', { code: 'X 1', form, heroes: Array.from({ length: heroes }) });

  it('brings a deck of a castle as it is', () => {
    expect(of('deck', 0)).toBe('/new/g?deck=X%201');
  });

  it('brings a deck for heroes to a casual game with room for them', () => {
    expect(of('deck', 4)).toBe('/new/g?format=casual&battlefield=two-lanes&seats=2&deck=X+1');
    expect(of('deck', 6)).toBe('/new/g?format=casual&battlefield=three-lanes&seats=2&deck=X+1');
    expect(of('deck', 2)).toBe('/new/g?format=casual&battlefield=two-lanes&seats=4&deck=X+1');
    expect(of('deck', 3)).toBe('/new/g?format=casual&battlefield=three-lanes&seats=4&deck=X+1');
  });

  it('brings a pool to a competitive game', () => {
    expect(of('pool', 6)).toBe('/new/g?format=competitive&battlefield=two-lanes&seats=2&pool=X+1');
    expect(of('pool', 8)).toBe('/new/g?format=competitive&battlefield=three-lanes&seats=2&pool=X+1');
  });
});
