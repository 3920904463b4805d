import { describe, expect, it } from 'vitest';
import { battleFor } from './testing';
import { handPlace, lying, trace } from './tracing';

const at = (places: Record<string, string>): ReadonlyMap<string, string> => new Map(Object.entries(places));

describe('following cards', () => {
  it('a card that stays is the same', () => {
    const one = trace(null, at({ m1: 'troll-brute' }));
    expect(trace(one, at({ m1: 'troll-brute' })).ids.get('m1')).toBe(one.ids.get('m1'));
  });

  it('a card that goes from hand to lane is the same, and the next copy is not', () => {
    const one = trace(null, at({ 'hand:0:0': 'shamans', 'hand:0:1': 'shamans', 'hand:0:2': 'yami' }));
    const two = trace(one, at({ 'hand:0:0': 'shamans', 'hand:0:1': 'yami', a4: 'shamans' }));
    expect(two.ids.get('a4')).toBe(one.ids.get('hand:0:1'));
    expect(two.ids.get('hand:0:0')).toBe(one.ids.get('hand:0:0'));
    expect(two.ids.get('hand:0:1')).toBe(one.ids.get('hand:0:2'));
  });

  it('a new card in an old place is another', () => {
    const one = trace(null, at({ m1: 'troll-brute' }));
    const two = trace(one, at({ m1: 'frost-giant' }));
    expect(two.ids.get('m1')).not.toBe(one.ids.get('m1'));
    expect(trace(two, at({ m1: 'frost-giant', m2: 'troll-brute' })).ids.get('m2')).not.toBe(one.ids.get('m1'));
  });

  it('two that swap are followed both', () => {
    const one = trace(null, at({ a1: 'yami', a2: 'corjof' }));
    const two = trace(one, at({ a1: 'corjof', a2: 'yami' }));
    expect([two.ids.get('a1'), two.ids.get('a2')]).toEqual([one.ids.get('a2'), one.ids.get('a1')]);
  });

  it('knows whose discard each will go to', () => {
    const { ids } = trace(null, at({ m1: 'troll-brute', a1: 'yami' }));
    expect([ids.get('m1')?.split('/')[0], ids.get('a1')?.split('/')[0]]).toEqual(['horde', 'alliance']);
  });
});

it('sees lanes, attachments and the open hand', () => {
  const battle = battleFor({
    lanes: [
      {
        monster: { place: 'm1', concealed: true, card: '' },
        alliance: { card: 'yami', attached: [{ place: 'a1.1', card: 'scepter-of-kamnu' }] },
      },
    ],
  });
  const cards = lying(battle, { seat: 1, side: 'alliance', cards: ['shamans'] });
  expect(Object.fromEntries(cards)).toEqual({
    m1: 'concealed',
    a1: 'yami',
    'a1.1': 'scepter-of-kamnu',
    [handPlace(1, 0)]: 'shamans',
  });
});
