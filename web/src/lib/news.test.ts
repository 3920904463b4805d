import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BEATS, News, type Motion } from './news.svelte';
import { ask, frame, line } from './table-fixtures';

describe('news', () => {
  let motion: Motion;
  let news: News;
  const first = frame(ask(1));
  const second = frame(ask(2));
  const third = frame(ask(3));
  const lines = [line(0), line(1), line(2), line(3)];

  beforeEach(() => {
    vi.useFakeTimers();
    motion = 'normal';
    news = new News(() => motion);
    news.jump(first, lines.slice(0, 1));
  });
  afterEach(() => {
    news.close();
    vi.useRealTimers();
  });

  test('one line is told after another, each for a beat, and then there is rest', () => {
    news.tell(second, lines.slice(0, 3), lines.slice(1, 3));
    expect(news.frame).toBe(second);
    expect(news.now).toEqual([lines[1]]);
    expect(news.log).toEqual(lines.slice(0, 2));
    vi.advanceTimersByTime(BEATS.normal);
    expect(news.now).toEqual([lines[2]]);
    vi.advanceTimersByTime(BEATS.normal);
    expect(news.now).toEqual([]);
    expect(news.telling).toBe(false);
    expect(news.log).toEqual(lines.slice(0, 3));
  });

  test('at each line the view is shown as it was then, and in the end as it is', () => {
    const now = { ...second, view: { gate: 7 } };
    const earlier = [[{ at: ['gate'], was: 12 }], [{ at: ['gate'], was: 9 }]];
    news.tell(now, lines.slice(0, 4), lines.slice(1, 4), earlier);
    const seen = [news.frame?.view];
    for (let beat = 0; beat < 3; beat += 1) {
      vi.advanceTimersByTime(BEATS.normal);
      seen.push(news.frame?.view);
    }
    expect(seen).toEqual([{ gate: 12 }, { gate: 12 }, { gate: 9 }, { gate: 7 }]);
    expect(news.frame).toBe(now);
  });

  test('a later moment waits until the earlier one is told', () => {
    news.tell(second, lines.slice(0, 2), lines.slice(1, 2));
    news.tell(third, lines.slice(0, 3), lines.slice(2, 3));
    expect(news.frame).toBe(second);
    expect(news.behind).toBe(true);
    vi.advanceTimersByTime(BEATS.normal);
    expect(news.frame).toBe(third);
    expect(news.behind).toBe(false);
  });

  test('a click finishes everything at once', () => {
    news.tell(second, lines.slice(0, 3), lines.slice(1, 3));
    news.tell(third, lines, lines.slice(3));
    news.finish();
    expect(news.frame).toBe(third);
    expect(news.log).toEqual(lines);
    expect(news.behind).toBe(false);
    expect(news.now).toEqual(lines.slice(2));
    vi.runAllTimers();
    expect(news.telling).toBe(false);
    expect(news.log).toEqual(lines);
  });

  test('finishing the last moment keeps all its lines', () => {
    news.tell(second, lines, lines.slice(1));
    news.finish();
    expect(news.log).toEqual(lines);
  });

  test('without motion everything is there at once, and marked for one beat', () => {
    motion = 'off';
    news.tell(second, lines, lines.slice(1));
    expect(news.frame).toBe(second);
    expect(news.log).toEqual(lines);
    expect(news.now).toEqual(lines.slice(1));
    expect(news.behind).toBe(false);
    vi.advanceTimersByTime(BEATS.normal);
    expect(news.now).toEqual([]);
  });

  test('a moment without lines is shown all the same', () => {
    news.tell(second, lines.slice(0, 1), []);
    news.tell(third, lines.slice(0, 2), lines.slice(1, 2));
    vi.runAllTimers();
    expect(news.frame).toBe(third);
    expect(news.log).toEqual(lines.slice(0, 2));
  });

  test('a jump drops what was still to be told', () => {
    news.tell(second, lines.slice(0, 3), lines.slice(1, 3));
    news.tell(third, lines, lines.slice(3));
    news.jump(first, lines.slice(0, 1));
    vi.runAllTimers();
    expect(news.frame).toBe(first);
    expect(news.log).toEqual(lines.slice(0, 1));
  });
});
