import { describe, expect, it } from 'vitest';
import { Kept } from './kept';

describe('Kept', () => {
  it('forgets what was not used for longest', () => {
    const kept = new Kept<number>(2);
    kept.put('a', 1);
    kept.put('b', 2);
    expect(kept.get('a')).toBe(1);
    kept.put('c', 3);
    expect([kept.has('a'), kept.has('b'), kept.has('c')]).toEqual([true, false, true]);
    expect(kept.size).toBe(2);
  });

  it('does not freshen what is only asked after', () => {
    const kept = new Kept<number>(2);
    kept.put('a', 1);
    kept.put('b', 2);
    expect(kept.has('a')).toBe(true);
    kept.put('c', 3);
    expect(kept.has('a')).toBe(false);
  });

  it('keeps one thing under one key', () => {
    const kept = new Kept<number>(2);
    kept.put('a', 1);
    kept.put('a', 2);
    expect([kept.get('a'), kept.size]).toEqual([2, 1]);
    kept.forget('a');
    expect(kept.get('a')).toBeUndefined();
  });
});
