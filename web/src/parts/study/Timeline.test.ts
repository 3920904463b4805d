import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { line, replay, replayStep } from './testing';
import Timeline from './Timeline.svelte';

const game = replay([
  replayStep(1),
  replayStep(2, {
    log: [
      line(0, 'Becca steals it.', { moment: true, kind: 'stolen' }),
      line(1, 'Andy wins 5.', { moment: true, kind: 'token-won' }),
    ],
  }),
  replayStep(3, { heading: 'Round 2' }),
]);

describe('Timeline', () => {
  afterEach(cleanup);

  it('tells where one is, who chose what, and how it looked', () => {
    render(Timeline, { replay: game, at: 3, onjump: vi.fn() });
    const slider = screen.getByRole('slider');
    expect([slider.getAttribute('aria-valuenow'), slider.getAttribute('aria-valuemax')]).toEqual(['3', '3']);
    expect(slider.getAttribute('aria-valuetext')).toBe('Choice 3 of 3. Round 2. Becca: Do 3. Andy 25, Becca 75');
  });

  it('goes by keyboard', async () => {
    const onjump = vi.fn();
    render(Timeline, { replay: game, at: 1, onjump });
    const slider = screen.getByRole('slider');
    for (const key of ['ArrowRight', 'ArrowLeft', 'End', 'Home', 'PageDown', 'x'])
      await fireEvent.keyDown(slider, { key });
    expect(onjump.mock.calls.map(([to]) => to as number)).toEqual([2, 0, 3, 0, 3]);
  });

  it('names its key moments and leads to them', async () => {
    const onjump = vi.fn();
    render(Timeline, { replay: game, at: 0, onjump });
    const marks = screen.getAllByRole('button');
    expect(marks.map((mark) => mark.getAttribute('aria-label'))).toEqual(['Becca steals it. And 1 more here.']);
    await fireEvent.click(marks[0]!);
    expect(onjump).toHaveBeenCalledWith(2);
  });
});
