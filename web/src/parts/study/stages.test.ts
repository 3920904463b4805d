import { describe, expect, it } from 'vitest';
import type { ScenarioRefusal, ShownScenario } from '../../lib/protocol';
import { isLaidOut, lastStage, madeAt, onTrack, refusedAt, stageMoment } from './stages';

const refusal = (after: number, key: string): ScenarioRefusal => ({
  after,
  seat: 0,
  name: 'Andy',
  key,
  label: key,
  rule: 'XX-A-01',
  because: 'No.',
});

const scenario = (happens: boolean): ShownScenario => ({
  id: 's',
  title: '',
  note: '',
  rules: [],
  steps: [
    { seat: 0, name: 'Andy', key: 'Andy a', label: 'A' },
    { seat: 1, name: 'Becca', key: 'b', label: 'B' },
  ],
  refused: [refusal(0, 'x'), refusal(2, 'y')],
  happens,
  viewable: true,
});

describe('a scenario without prelude', () => {
  const plain = scenario(false);

  it('has a stage for the position and one for each choice', () => {
    expect(lastStage(plain)).toBe(2);
    expect([0, 1, 2].map((stage) => stageMoment('chess', plain, stage, []).choices)).toEqual([
      [],
      ['Andy a'],
      ['Andy a', 'b'],
    ]);
    expect(isLaidOut(plain, 0)).toBe(false);
  });

  it('steps on when its own choice is made, and leaves the track for another one', () => {
    expect(onTrack(plain, 0, [], 'a')).toBe(1);
    expect(onTrack(plain, 1, [], 'b')).toBe(2);
    expect(onTrack(plain, 0, [], 'b')).toBeNull();
    expect(onTrack(plain, 0, ['z'], 'a')).toBeNull();
    expect(onTrack(plain, 2, [], 'b')).toBeNull();
  });

  it('adds choices of one’s own to those of the stage', () => {
    expect(stageMoment('chess', plain, 1, ['z']).choices).toEqual(['Andy a', 'z']);
  });

  it('shows a refusal at the stage where it belongs', () => {
    expect([0, 1, 2].map((stage) => refusedAt(plain, stage).map((each) => each.key))).toEqual([['x'], [], ['y']]);
  });
});

describe('a scenario in which something happens by itself', () => {
  const moving = scenario(true);

  it('is laid out first', () => {
    expect(lastStage(moving)).toBe(3);
    expect([0, 1, 2, 3].map((stage) => madeAt(moving, stage))).toEqual([0, 0, 1, 2]);
    expect([0, 1].map((stage) => stageMoment('chess', moving, stage, []).laidOut)).toEqual([true, false]);
  });

  it('takes no choice and refuses nothing before it has begun', () => {
    expect(onTrack(moving, 0, [], 'a')).toBeNull();
    expect(onTrack(moving, 1, [], 'a')).toBe(2);
    expect([0, 1].map((stage) => refusedAt(moving, stage).length)).toEqual([0, 1]);
  });
});
