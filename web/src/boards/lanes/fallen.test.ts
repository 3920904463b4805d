import { describe, expect, it } from 'vitest';
import { fallenBetween, NOBODY, withFallen, withoutTold } from './fallen';
import { battleFor, lineOf } from './testing';

const before = battleFor({
  lanes: [{ monster: { card: 'troll-brute' }, alliance: { card: 'yami' } }, { monster: { card: 'deep-stalker' } }],
});
const after = battleFor({ lanes: [{ alliance: { card: 'yami' } }, {}, { monster: { card: 'deep-stalker' } }] });

describe('the fallen', () => {
  it('are those who stood in a lane and stand in none now', () => {
    expect([...fallenBetween(before, after).keys()]).toEqual(['m1']);
  });

  it('are nobody where another took the place', () => {
    const taken = battleFor({ lanes: [{ monster: { card: 'frost-giant' }, alliance: { card: 'yami' } }] });
    expect(fallenBetween(before, taken).has('m1')).toBe(false);
  });

  it('stand where they stood until the log tells of their end', () => {
    const fallen = fallenBetween(before, after);
    expect(withFallen(after, fallen).lanes[0]?.monster?.card).toBe('troll-brute');
    expect(withoutTold(fallen, lineOf('struck', { at: 'm1', target: 'a1' }))).toBe(fallen);
    expect(withoutTold(fallen, lineOf('destroyed', { at: 'm2', card: 'troll-brute' })).size).toBe(1);
    expect(withoutTold(fallen, lineOf('destroyed', { at: 'm1', card: 'troll-brute' })).size).toBe(0);
    expect(withoutTold(fallen, lineOf('destroyed', { card: 'troll-brute' })).size).toBe(0);
    expect(withoutTold(fallen, lineOf('to-supply', { at: 'm1', card: 'troll-brute' })).size).toBe(0);
  });

  it('change nothing where there are none', () => {
    expect(withFallen(after, NOBODY)).toBe(after);
  });
});
