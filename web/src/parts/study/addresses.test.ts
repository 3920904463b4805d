import { describe, expect, it } from 'vitest';
import { readSeat, recordAddress, replayAddress, ruleAddress, searchAddress, watchAddress } from './addresses';

describe('addresses', () => {
  it('name a moment of a replay', () => {
    expect(replayAddress('r1', { at: 0, seat: null, tried: [] })).toBe('/replay/r1?at=0');
    const own = new URL(replayAddress('r1', { at: 7, seat: 1, tried: ['pick:a', 'pick:b&c'] }), 'http://keep');
    expect([own.searchParams.get('at'), own.searchParams.get('seat'), own.searchParams.getAll('try')]).toEqual([
      '7',
      '1',
      ['pick:a', 'pick:b&c'],
    ]);
  });

  it('carry the invitation of a private table, so that friends can open them', () => {
    expect(replayAddress('t1', { at: 3, seat: null, tried: [] }, 'hush')).toBe('/replay/t1?at=3&invite=hush');
    const mine = { id: 't1', public: false, invite: 'hush' };
    expect([watchAddress(mine, null), recordAddress(mine, null)]).toEqual([
      '/replay/t1?invite=hush',
      '/api/tables/t1/record?invite=hush',
    ]);
    expect(watchAddress({ ...mine, invite: null }, 'brought')).toBe('/replay/t1?invite=brought');
    expect(watchAddress({ ...mine, public: true }, null)).toBe('/replay/t1');
  });

  it('name a step of a position', () => {
    expect(ruleAddress('chess', 'CH-A-01')).toBe('/rules/chess/CH-A-01');
    expect(ruleAddress('chess', 'CH-A-01', { step: 3 })).toBe('/rules/chess/CH-A-01');
    expect(ruleAddress('chess', 'CH-A-01', { scenario: 's', step: 3, tried: ['a'] })).toBe(
      '/rules/chess/CH-A-01?scenario=s&step=3&try=a',
    );
  });

  it('keep the place while one searches, and give it back', () => {
    const begun = new URLSearchParams('scenario=s&step=2');
    const searching = searchAddress('/rules/chess/CH-A-01', begun, 'tie', 'go');
    expect(searching).toBe('/rules/chess/CH-A-01?scenario=s&step=2&words=tie&book=go');
    const after = searchAddress('/rules/chess/CH-A-01', new URL(searching, 'http://keep').searchParams, '', 'go');
    expect(after).toBe('/rules/chess/CH-A-01?scenario=s&step=2');
  });

  it('name only seats that there are', () => {
    expect(['0', '1', '2', '-1', '', 'x', null].map((text) => readSeat(text, 2))).toEqual([
      0,
      1,
      null,
      null,
      null,
      null,
      null,
    ]);
  });
});
