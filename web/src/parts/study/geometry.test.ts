import { describe, expect, it } from 'vitest';
import type { LogLine, ReplayStep } from '../../lib/protocol';
import { atOf, curveOf, dashOf, marksOf, spread, stretches, xOf, yOf, type Plot } from './geometry';

const plot: Plot = { left: 10, right: 110, top: 0, bottom: 100 };

function step(number: number, heading: string, values: number[] = [0.5, 0.5], moments = 0): ReplayStep {
  const log = Array.from({ length: moments }, (_, place): LogLine => ({
    number: number * 10 + place,
    choice: number,
    kind: 'token-won',
    text: `${number}/${place}`,
    rule: '',
    facts: {},
    heading: false,
    moment: true,
  }));
  return { number, seat: 0, key: 'x', label: 'X', heading, log, values, forced: false };
}

describe('places', () => {
  it('finds the moment again that stands at an x', () => {
    for (let at = 0; at <= 20; at += 1) expect(atOf(xOf(at, 20, plot), 20, plot)).toBe(at);
  });

  it('takes presses beyond the ends as the ends', () => {
    expect([atOf(-50, 20, plot), atOf(999, 20, plot)]).toEqual([0, 20]);
  });

  it('has a place for a game without choices and for a page without width', () => {
    expect(xOf(0, 0, plot)).toBe(10);
    expect(atOf(10, 5, { ...plot, right: 10 })).toBe(0);
  });

  it('puts a won game at the top and a lost one at the bottom', () => {
    expect([yOf(1, plot), yOf(0, plot), yOf(0.25, plot), yOf(7, plot)]).toEqual([0, 100, 75, 0]);
  });
});

describe('rounds', () => {
  it('are the stretches of one heading, without gaps', () => {
    const found = stretches([step(1, 'Round 1'), step(2, 'Round 1'), step(3, 'Round 2'), step(4, 'Round 1')]);
    expect(found).toEqual([
      { heading: 'Round 1', from: 0, to: 2 },
      { heading: 'Round 2', from: 2, to: 3 },
      { heading: 'Round 1', from: 3, to: 4 },
    ]);
    expect(stretches([])).toEqual([]);
  });
});

describe('curves', () => {
  it('go through the values after each choice', () => {
    const steps = [step(1, '', [0.5, 0.5]), step(2, '', [1, 0])];
    expect(curveOf(steps, 0, plot)).toBe('M60 50L110 0');
    expect(curveOf(steps, 1, plot)).toBe('M60 50L110 100');
    expect(curveOf([], 0, plot)).toBe('');
  });

  it('differ without colour', () => {
    expect(new Set([0, 1, 2, 3].map(dashOf)).size).toBe(4);
  });
});

describe('marks', () => {
  it('stand where their moment is', () => {
    const marks = marksOf([step(1, '', [], 1), step(2, ''), step(3, ''), step(4, '', [], 1)], plot, 20);
    expect(marks.map((mark) => [mark.at, mark.x])).toEqual([
      [1, 35],
      [4, 110],
    ]);
  });

  it('share a place when they would stand on each other', () => {
    const marks = marksOf([step(1, '', [], 2), step(2, '', [], 1), step(3, ''), step(4, '', [], 1)], plot, 40);
    expect(marks.map((mark) => [mark.at, mark.all.length])).toEqual([
      [1, 3],
      [4, 1],
    ]);
  });
});

describe('labels', () => {
  it('are moved apart and stay inside', () => {
    const placed = spread([50, 50, 50], 16, 0, 100);
    expect(placed).toEqual([50, 66, 82]);
    const low = spread([98, 99, 100], 16, 0, 100);
    expect(low).toEqual([68, 84, 100]);
  });

  it('keep their order and stay where there is room', () => {
    expect(spread([80, 10, 40], 16, 0, 100)).toEqual([80, 10, 40]);
  });
});
