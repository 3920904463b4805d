import { expect, test } from 'vitest';
import { asItWas, framesAt } from './earlier';
import { ask, frame } from './table-fixtures';

test('what was otherwise is put back, and what is the same is shared', () => {
  const later = { gate: 9, units: [{ hex: '3.5' }, { hex: '1.1' }], won: 1 };
  const was = asItWas(later, [
    { at: ['gate'], was: 12 },
    { at: ['units', 0, 'hex'], was: '3.4' },
    { at: ['won'] },
    { at: ['lost'], was: null },
  ]);
  expect(was).toEqual({ gate: 12, units: [{ hex: '3.4' }, { hex: '1.1' }], lost: null });
  expect(Object.values(was).flat()).toContain(later.units[1]);
  expect(later.gate).toBe(9);
});

test('a list that has grown or shrunk is put back whole', () => {
  expect(asItWas({ hand: ['a', 'b'] }, [{ at: ['hand'], was: ['a'] }])).toEqual({ hand: ['a'] });
});

test('frames are told from the last line back', () => {
  const now = { ...frame(ask(1)), view: { gate: 7 } };
  const frames = framesAt(now, [[{ at: ['gate'], was: 12 }], [{ at: ['gate'], was: 9 }], []]);
  expect(frames.map(({ view }) => view)).toEqual([{ gate: 12 }, { gate: 9 }, { gate: 7 }]);
  expect(frames[0]?.ask).toBe(now.ask);
});
