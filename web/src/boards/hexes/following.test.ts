import { describe, expect, it } from 'vitest';
import { following } from './following';
import { arenaFor } from './testing';

const at = (...hexes: string[]) => hexes.map((hex) => ({ hex, lane: 'left' }));

describe('minions', () => {
  it('stay who they are; who went is the nearest that is new', () => {
    const first = following([], arenaFor({ minions: { blue: at('-4.1', '-5.1'), red: at('-4.1') } }));
    expect(new Set(first.map(({ key }) => key)).size).toBe(3);
    const then = following(first, arenaFor({ minions: { blue: at('-4.1', '-5.2'), red: at('-4.0') } }));
    const keyAt = (list: typeof first, side: string, hex: string) =>
      list.find((each) => each.side === side && each.hex === hex)?.key;
    expect(keyAt(then, 'blue', '-4.1')).toBe(keyAt(first, 'blue', '-4.1'));
    expect(keyAt(then, 'blue', '-5.2')).toBe(keyAt(first, 'blue', '-5.1'));
    expect(keyAt(then, 'red', '-4.0')).toBe(keyAt(first, 'red', '-4.1'));
  });

  it('that are new have keys that nobody had', () => {
    const first = following([], arenaFor({ minions: { blue: at('-4.1'), red: [] } }));
    const then = following(first, arenaFor({ minions: { blue: at('-4.1', '3.1', '2.1'), red: [] } }));
    expect(new Set(then.map(({ key }) => key)).size).toBe(3);
  });
});
