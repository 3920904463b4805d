import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { service } from '../../lib/online.svelte';
import { Building, testHand } from './building.svelte';
import { judge } from './testing';

describe('a deck while it is built', () => {
  let asked: { method: string; path: string; body: Record<string, unknown> }[] = [];

  beforeEach(() => {
    vi.useFakeTimers();
    service.answered();
    asked = [];
    vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
      const body = init.body ? JSON.parse(String(init.body)) : {};
      asked.push({ method: init.method ?? '', path, body });
      const answer = path === '/api/decks/check' ? judge(body) : { id: 'd1', game: 'g', name: body.name, code: 'SH1-1 oak', castle: '', size: 1, legal: false, updated: 0 };
      return new Response(JSON.stringify(answer), { status: 200 });
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('asks once for many quick presses, and only the last answer counts', async () => {
    const building = new Building('g');
    building.setCastle('the-maw');
    for (const count of [1, 2, 3]) building.put('oak', count);
    expect(building.looking).toBe(true);
    await vi.runAllTimersAsync();
    expect(asked).toHaveLength(1);
    expect(asked[0]?.body['deck']).toBe('Castle: the-maw\n3 oak\n');
    expect([building.looking, building.checked?.legal, building.size]).toEqual([false, true, 3]);
  });

  it('forgets a card of which no copy is left', () => {
    const building = new Building('g');
    building.put('oak', 1);
    building.put('oak', 0);
    expect([building.count('oak'), building.isEmpty]).toEqual([0, true]);
    building.close();
  });

  it('takes over what the rules add', async () => {
    const building = new Building('g');
    building.setCastle('the-maw');
    building.put('oak', 1);
    await building.fill();
    await vi.runAllTimersAsync();
    expect([...building.copies]).toEqual([
      ['oak', 1],
      ['shamans', 2],
    ]);
  });

  it('is kept until something changes, first as a new deck, then as the same', async () => {
    const building = new Building('g');
    building.put('oak', 1);
    expect(building.isKept).toBe(false);
    await building.keep('My deck');
    expect([building.id, building.name, building.isKept]).toEqual(['d1', 'My deck', true]);
    building.put('oak', 2);
    expect(building.isKept).toBe(false);
    building.put('oak', 1);
    expect(building.isKept).toBe(true);
    building.name = 'Other';
    expect(building.isKept).toBe(false);
    await building.keep('My deck');
    expect(asked.filter((each) => each.path !== '/api/decks/check').map((each) => `${each.method} ${each.path}`)).toEqual(['POST /api/decks', 'PUT /api/decks/d1']);
    building.close();
  });
});

describe('a test hand', () => {
  it('holds cards of the deck, no more copies than there are', () => {
    const hand = testHand(new Map([['oak', 3], ['bear', 1]]), 5, () => 0.4);
    expect([...hand].sort()).toEqual(['bear', 'oak', 'oak', 'oak']);
    expect(testHand(new Map([['oak', 9]]), 5)).toHaveLength(5);
    expect(testHand(new Map(), 5)).toEqual([]);
  });
});
