import { beforeEach, describe, expect, it } from 'vitest';
import type { ShownLesson, ShownOffer } from '../../lib/protocol';
import { finished, isDone, judge, keepProgress, readLesson, readProgress, rightOffer, writeLesson } from './lesson';

const lesson = (...goal: string[]): ShownLesson => ({
  number: 0,
  title: '',
  tells: [],
  task: '',
  praise: '',
  goal,
  seat: 0,
  rules: [],
  refused: [],
});
const offer = (key: string): ShownOffer => ({ key, label: `Choose ${key}`, touches: [], verb: key, about: {} });
const offers = [offer('a'), offer('b')];

describe('a lesson', () => {
  it('takes the choice that it asks for', () => {
    expect(judge(lesson('a'), 0, 'a', offers)).toBe('right');
  });

  it('calls another legal choice legal, and names the one it means', () => {
    expect(judge(lesson('a'), 0, 'b', offers)).toBe('other');
    expect(rightOffer(lesson('a'), 0, offers)?.label).toBe('Choose a');
  });

  it('knows what is not legal', () => {
    expect(judge(lesson('a'), 0, 'c', offers)).toBe('refused');
    expect(judge(lesson('*'), 0, 'c', offers)).toBe('refused');
  });

  it('takes any legal choice where it wants any', () => {
    expect([judge(lesson('*'), 0, 'a', offers), judge(lesson('*'), 0, 'b', offers)]).toEqual(['right', 'right']);
    expect(rightOffer(lesson('*'), 0, offers)).toBeNull();
  });

  it('wants its choices one after another', () => {
    const two = lesson('a', 'b');
    expect(judge(two, 0, 'b', offers)).toBe('other');
    expect(judge(two, 1, 'b', offers)).toBe('right');
    expect([isDone(two, 1), isDone(two, 2)]).toEqual([false, true]);
  });

  it('without a goal is done by reading it', () => {
    expect(isDone(lesson(), 0)).toBe(true);
  });
});

describe('the address of a lesson', () => {
  it('counts from one and has an end', () => {
    expect(['1', '16', '17', 'end', '99'].map((text) => readLesson(text, 16))).toEqual([0, 15, 16, 16, 16]);
    expect([null, '', '0', '-1', '2.5', 'x'].map((text) => readLesson(text, 16))).toEqual([
      null,
      null,
      null,
      null,
      null,
      null,
    ]);
    expect([writeLesson(0, 16), writeLesson(15, 16), writeLesson(16, 16)]).toEqual(['1', '16', 'end']);
  });

  it('leads to the same lesson that it was written for', () => {
    for (let number = 0; number <= 16; number += 1) expect(readLesson(writeLesson(number, 16), 16)).toBe(number);
  });
});

describe('progress', () => {
  beforeEach(() => localStorage.clear());

  it('is kept for each game', () => {
    keepProgress('chess', finished({ at: 3, done: [0] }, 2));
    expect(readProgress('chess', 16)).toEqual({ at: 3, done: [0, 2] });
    expect(readProgress('go', 16)).toEqual({ at: 0, done: [] });
  });

  it('counts a lesson once', () => {
    const progress = { at: 1, done: [1] };
    expect(finished(progress, 1)).toBe(progress);
  });

  it('survives nonsense and fewer lessons than there were', () => {
    localStorage.setItem('learn:chess', '{"at": 12, "done": [1, 1, 40, "x", -1]}');
    expect(readProgress('chess', 10)).toEqual({ at: 0, done: [1] });
    localStorage.setItem('learn:chess', 'nonsense');
    expect(readProgress('chess', 10)).toEqual({ at: 0, done: [] });
  });
});
