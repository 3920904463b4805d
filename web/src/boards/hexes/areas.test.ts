import { describe, expect, it } from 'vitest';
import { coverable, coveringFirst, nearest, placementsOf } from '../hexgrid/areas';
import { Ground } from './ground';
import { MAPS, momentCalled, offer } from './testing';

const ground = new Ground(MAPS['two-lanes']!, false);

describe('areas', () => {
  const lines = placementsOf([
    offer('area', { hexes: ['-1.0', '0.0', '1.0'] }),
    offer('area', { hexes: ['0.-1', '0.0', '0.1'] }),
    offer('area', { hexes: ['1.-1', '0.0', '-1.1'] }),
    offer('stop'),
  ]);

  it('are the offers that lay one', () => {
    expect(lines.map(({ hexes }) => hexes)).toEqual([
      ['-1.0', '0.0', '1.0'],
      ['0.-1', '0.0', '0.1'],
      ['1.-1', '0.0', '-1.1'],
    ]);
    const real = momentCalled('first-lay-area').frame.ask?.offers ?? [];
    expect(placementsOf(real)).toHaveLength(real.length);
  });

  it('turn towards the pointer', () => {
    const { x, y } = ground.middle('0.0');
    expect(nearest(lines, ground, { x: x + 12, y })[0]?.offer.key).toBe('area:-1.0+0.0+1.0');
    expect(nearest(lines, ground, { x: x + 6, y: y + 11 })[0]?.offer.key).toBe('area:0.-1+0.0+0.1');
  });

  it('are laid on the hex that is pressed, if they can be', () => {
    expect(coveringFirst(lines, ground, '1.-1').map(({ offer: { key } }) => key)).toEqual(['area:1.-1+0.0+-1.1']);
    expect(coveringFirst(lines, ground, '5.0')).toHaveLength(3);
    expect(coverable(lines).has('5.0')).toBe(false);
    expect(coverable(lines).size).toBe(7);
  });
});
