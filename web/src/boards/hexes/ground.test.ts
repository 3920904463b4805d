import { describe, expect, it } from 'vitest';
import { Ground } from './ground';
import { MAPS } from './testing';

const two = new Ground(MAPS['two-lanes']!, false);
const three = new Ground(MAPS['three-lanes']!, false);

describe('the ground', () => {
  it('has all hexes, in rows from above and from the left', () => {
    expect(two.cells.size).toBe(187);
    expect(two.rows).toHaveLength(15);
    expect(two.rows[0]?.[0]?.name).toBe('-2.-7');
    expect(two.rows.at(-1)?.at(-1)?.name).toBe('2.7');
  });

  it('knows Lanes, Domes and Cover', () => {
    expect(two.cells.get('-4.0')).toMatchObject({ terrain: 'lane', of: 'left' });
    expect(two.cells.get('4.0')).toMatchObject({ terrain: 'lane', of: 'right' });
    expect(two.cells.get('0.0')).toMatchObject({ terrain: 'dome', of: 'centre' });
    expect(two.cells.get('3.-1')?.cover).toBe(true);
    expect([...two.cells.values()].filter((cell) => cell.cover)).toHaveLength(12);
    expect(three.cells.get('0.0')).toMatchObject({ terrain: 'lane', of: 'centre' });
    expect(three.cells.get('-3.0')).toMatchObject({ terrain: 'dome', of: 'left' });
  });

  it('is seen up to three hexes far, round white lines but not across them', () => {
    // SM-LOS-03, SM-LOS-04: the border of the Dome is closed.
    expect(two.seenFrom('-3.0').has('-2.0')).toBe(false);
    expect(two.seenFrom('2.0').has('3.0')).toBe(false);
    expect(two.seenFrom('-3.0').has('-4.0')).toBe(true);
    // SM-LOS-05: round the end of a line.
    expect(two.seenFrom('-3.3').has('-2.3')).toBe(true);
    expect(two.seenFrom('-3.3').has('-2.2')).toBe(false);
    // SM-LOS-10: never outside the board; SM-LOS-06: always oneself.
    expect(two.seenFrom('-7.2').has('-6.0')).toBe(true);
    expect(two.seenFrom('-4.0').has('-4.0')).toBe(true);
    for (const hex of two.seenFrom('-4.4')) expect(two.steps('-4.4', hex)).toBeLessThanOrEqual(3);
  });

  it('is seen both ways', () => {
    for (const name of two.cells.keys())
      for (const other of two.seenFrom(name)) expect(two.seenFrom(other).has(name)).toBe(true);
  });

  it('leads the six ways of the screen, also when it is turned over', () => {
    expect(two.towards('0.0', 'right')).toBe('1.0');
    expect(two.towards('0.0', 'up-left')).toBe('0.-1');
    expect(two.towards('-2.-7', 'left')).toBeNull();
    const turned = new Ground(MAPS['two-lanes']!, true);
    const up = turned.towards('0.0', 'up-left')!;
    expect(turned.middle(up).y).toBeLessThan(turned.middle('0.0').y);
    expect(turned.middle(up).x).toBeLessThan(turned.middle('0.0').x);
    expect(turned.middle(MAPS['two-lanes']!.nexus.red).y).toBeGreaterThan(0);
  });
});
