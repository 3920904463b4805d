import { waitFor } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import type { Frame, LogLine, Studied, Study } from './protocol';
import { Gaze, isNext, Moments, nameOf, newsOf, type Moment } from './study.svelte';
import { speech } from './words.svelte';

const line = (number: number): LogLine => ({
  number,
  choice: 0,
  kind: 'told',
  text: `Line ${number}.`,
  rule: 'XX-A-01',
  facts: {},
  heading: false,
  moment: false,
});

const frame = (heading: string): Frame => ({
  game: 'chess',
  board: '',
  seat: null,
  names: ['A', 'B'],
  view: {},
  progress: { heading, phases: [], now: -1 },
  ask: null,
  outcome: null,
  open: true,
});

const studied = (lines: number, heading = ''): Studied => ({
  earlier: [],
  frame: frame(heading),
  log: Array.from({ length: lines }, (_, number) => line(number)),
  refused: null,
});

const atReplay = (at: number, ...choices: string[]): Moment => ({
  source: { from: 'replay', replay: 'r', at },
  choices,
  seat: null,
});
const inScenario = (...choices: string[]): Moment => ({
  source: { from: 'scenario', game: 'chess', scenario: 's' },
  choices,
  seat: null,
});

/** A fetch whose answers come when the test says so. */
function slowFetch() {
  const waiting: { study: Study; answer: (studied: Studied) => void; fail: (reason: unknown) => void }[] = [];
  const fetch = vi.fn((study: Study) => new Promise<Studied>((answer, fail) => waiting.push({ study, answer, fail })));
  const at = (study: Study): number => (study.source.from === 'replay' ? study.source.at : -1);
  return {
    fetch,
    asked: () => waiting.map(({ study }) => at(study)),
    answer: (number: number) =>
      waiting.find(({ study }) => at(study) === number)?.answer(studied(1, `moment ${number}`)),
    fail: (number: number) => waiting.find(({ study }) => at(study) === number)?.fail(new Error('no')),
  };
}

describe('Moments', () => {
  it('fetches a moment once', async () => {
    const fetch = vi.fn(async () => studied(0));
    const moments = new Moments(fetch);
    await Promise.all([moments.look(atReplay(3)), moments.look(atReplay(3))]);
    await moments.look(atReplay(3));
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('forgets the moments that were not used for longest', async () => {
    const fetch = vi.fn(async () => studied(0));
    const moments = new Moments(fetch, 2);
    for (const at of [1, 2, 3]) await moments.look(atReplay(at));
    await moments.look(atReplay(3));
    expect(fetch).toHaveBeenCalledTimes(3);
    await moments.look(atReplay(1));
    expect(fetch).toHaveBeenCalledTimes(4);
  });

  it('does not keep a failure', async () => {
    const fetch = vi.fn(async () => studied(0)).mockRejectedValueOnce(new Error('away'));
    const moments = new Moments(fetch);
    await expect(moments.look(atReplay(1))).rejects.toThrow('away');
    await expect(moments.look(atReplay(1))).resolves.toEqual(studied(0));
  });

  it('warms neighbours that are not there yet, and keeps their failures to itself', async () => {
    const fetch = vi.fn(async (study: Study) => {
      if (study.source.from === 'replay' && study.source.at === 9) throw new Error('away');
      return studied(0);
    });
    const moments = new Moments(fetch);
    await moments.look(atReplay(1));
    moments.warm([atReplay(1), atReplay(2), atReplay(9)]);
    await moments.look(atReplay(2));
    expect(fetch.mock.calls.map(([study]) => study.source.from === 'replay' && study.source.at)).toEqual([1, 2, 9]);
  });

  it('tells moments of different languages, eyes and layouts apart', () => {
    const name = nameOf(inScenario());
    expect(nameOf({ ...inScenario(), laidOut: true })).not.toBe(name);
    expect(nameOf({ ...inScenario(), laidOut: false })).toBe(name);
    expect(nameOf({ ...inScenario(), seat: 1 })).not.toBe(name);
    const before = speech.language;
    void speech.speak(before === 'en' ? 'fr' : 'en');
    expect(nameOf(inScenario())).not.toBe(name);
    void speech.speak(before);
  });
});

describe('Gaze', () => {
  it('skips wishes that were overtaken while one was on its way', async () => {
    const slow = slowFetch();
    const gaze = new Gaze(() => 'off', new Moments(slow.fetch));
    const done = gaze.look(atReplay(1));
    void gaze.look(atReplay(2));
    void gaze.look(atReplay(3));
    slow.answer(1);
    await waitFor(() => expect(slow.asked()).toEqual([1, 3]));
    expect(gaze.shown).toBeNull();
    slow.answer(3);
    await done;
    expect(gaze.news.frame?.progress?.heading).toBe('moment 3');
    expect(gaze.waiting).toBe(false);
    gaze.close();
  });

  it('tells the news of one step and nothing after a jump', async () => {
    const gaze = new Gaze(() => 'off', new Moments(async () => studied(2)));
    await gaze.look(atReplay(4));
    expect(gaze.lines).toBe(0);
    await gaze.look(atReplay(5));
    expect(gaze.lines).toBe(2);
    await gaze.look(atReplay(9));
    expect(gaze.lines).toBe(0);
    await gaze.look(atReplay(8));
    expect(gaze.lines).toBe(0);
    gaze.close();
  });

  it('keeps the last moment in view when the next one fails, and says what is wrong', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const slow = slowFetch();
    const gaze = new Gaze(() => 'off', new Moments(slow.fetch));
    const first = gaze.look(atReplay(1));
    slow.answer(1);
    await first;
    const second = gaze.look(atReplay(2));
    slow.fail(2);
    await second;
    expect(gaze.news.frame?.progress?.heading).toBe('moment 1');
    expect(gaze.problem).not.toBeNull();
    gaze.close();
  });
});

describe('isNext', () => {
  it('is one step further in a record', () => {
    expect(isNext(atReplay(4), atReplay(5))).toBe(true);
    expect(isNext(atReplay(5), atReplay(4))).toBe(false);
    expect(isNext(atReplay(4), atReplay(6))).toBe(false);
    expect(isNext(null, atReplay(0))).toBe(false);
    expect(isNext({ ...atReplay(4), seat: 1 }, atReplay(5))).toBe(false);
  });

  it('is one choice of one’s own more', () => {
    expect(isNext(atReplay(4), atReplay(4, 'a'))).toBe(true);
    expect(isNext(atReplay(4, 'a'), atReplay(4, 'a', 'b'))).toBe(true);
    expect(isNext(atReplay(4, 'a'), atReplay(4, 'c', 'b'))).toBe(false);
    expect(isNext(atReplay(4, 'a'), atReplay(5))).toBe(false);
    expect(isNext(inScenario('a'), inScenario('a', 'b'))).toBe(true);
    expect(isNext(inScenario('a'), atReplay(1, 'a', 'b'))).toBe(false);
  });

  it('is what happens by itself once the position stands', () => {
    const laidOut = { ...inScenario(), laidOut: true };
    expect(isNext(laidOut, inScenario())).toBe(true);
    expect(isNext(laidOut, inScenario('a'))).toBe(false);
    expect(isNext(inScenario(), laidOut)).toBe(false);
  });
});

describe('newsOf', () => {
  it('is the whole log of a moment of a record', () => {
    const news = newsOf({ moment: atReplay(4), studied: studied(5) }, { moment: atReplay(5), studied: studied(2) });
    expect(news).toHaveLength(2);
  });

  it('is what the log has beyond the moment before', () => {
    const news = newsOf(
      { moment: inScenario(), studied: studied(2) },
      { moment: inScenario('a'), studied: studied(3) },
    );
    expect(news.map((each) => each.number)).toEqual([2]);
    expect(
      newsOf({ moment: inScenario(), studied: studied(2) }, { moment: inScenario('a', 'b'), studied: studied(9) }),
    ).toEqual([]);
  });
});
