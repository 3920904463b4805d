import { describe, expect, it } from 'vitest';
import {
  beside,
  cornersOf,
  edgeBetween,
  middleOf,
  nameOf,
  readHex,
  SIDE,
  stepsBetween,
  turnedOver,
  WAYS,
  WIDTH,
} from './hexagons';

describe('hexes', () => {
  it('are read and named', () => {
    for (const name of ['-4.1', '0.0', '3.-6']) expect(nameOf(readHex(name))).toBe(name);
  });

  it('have six neighbours, one step away, and a width between the middles', () => {
    const here = readHex('-4.1');
    const there = WAYS.map((_, way) => beside(here, way));
    expect(new Set(there.map(nameOf)).size).toBe(6);
    for (const hex of there) {
      expect(stepsBetween(here, hex)).toBe(1);
      const [a, b] = [middleOf(here), middleOf(hex)];
      expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeCloseTo(WIDTH);
    }
  });

  it('count their steps round corners', () => {
    expect(stepsBetween(readHex('0.0'), readHex('3.0'))).toBe(3);
    expect(stepsBetween(readHex('-3.3'), readHex('3.-3'))).toBe(6);
    expect(stepsBetween(readHex('0.0'), readHex('2.2'))).toBe(4);
  });

  it('turned over lie on the other side, as far left as before, and turned again where they were', () => {
    for (const name of ['-4.1', '3.-6', '0.5']) {
      const hex = readHex(name);
      expect(middleOf(turnedOver(hex)).x).toBeCloseTo(middleOf(hex).x);
      expect(middleOf(turnedOver(hex)).y).toBeCloseTo(-middleOf(hex).y);
      expect(nameOf(turnedOver(turnedOver(hex)))).toBe(name);
    }
  });

  it('share an edge as long as a side with each neighbour', () => {
    const [from, to] = edgeBetween(middleOf(readHex('0.0')), middleOf(readHex('0.1')));
    expect(Math.hypot(from.x - to.x, from.y - to.y)).toBeCloseTo(SIDE);
    const corners = cornersOf(middleOf(readHex('0.0')));
    for (const end of [from, to])
      expect(corners.some(({ x, y }) => Math.hypot(x - end.x, y - end.y) < 0.01)).toBe(true);
  });
});
