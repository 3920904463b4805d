import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { service } from '../../lib/online.svelte';
import { Building, testHand } from './building.svelte';
import { card, judge } from './testing';

describe('a deck while it is built', () => {
  let asked: { method: string; path: string; body: Record<string, unknown> }[] = [];

  beforeEach(() => {
    vi.useFakeTimers();
    service.answered();
    asked = [];
    vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
      const body = init.body ? JSON.parse(String(init.body)) : {};
      asked.push({ method: init.method ?? '', path, body });
      const answer =
        path === '/api/decks/check'
          ? judge(body)
          : { id: 'd1', game: 'g', name: body.name, code: 'SH1-1 oak', castle: '', size: 1, legal: false, updated: 0 };
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
    expect(
      asked.filter((each) => each.path !== '/api/decks/check').map((each) => `${each.method} ${each.path}`),
    ).toEqual(['POST /api/decks', 'PUT /api/decks/d1']);
    building.close();
  });
});

describe('a test hand', () => {
  it('holds cards of the deck, no more copies than there are', () => {
    const hand = testHand(
      new Map([
        ['oak', 3],
        ['bear', 1],
      ]),
      5,
      () => 0.4,
    );
    expect([...hand].sort()).toEqual(['bear', 'oak', 'oak', 'oak']);
    expect(testHand(new Map([['oak', 9]]), 5)).toHaveLength(5);
    expect(testHand(new Map(), 5)).toEqual([]);
  });
});

describe('a deck for heroes', () => {
  const power = (id: string, hero: string, more = {}) =>
    card(id, { kind: 'power-card', set: hero, faction: 'kurumo', rarity: 'action', copies: 2, ...more });
  const CARDS = [
    power('kneel', 'yami', { epic: true, copies: 1 }),
    power('punch', 'yami'),
    power('storm', 'sakoshi', { epic: true, copies: 1 }),
    power('gank', 'sakoshi'),
    power('dodge', ''),
  ];
  const line = (card: string, copies: number) => ({ card, copies });
  const limit = { id: 'cards', name: 'Cards', count: 0, most: 8, rule: 'R-1' };

  it('takes heroes in with their piles, leaves them out again, and goes back', () => {
    const building = new Building('g');
    building.addHero('yami', CARDS);
    building.addHero('sakoshi', CARDS);
    building.put('dodge', 1);
    expect([building.heroesOf(CARDS), building.size, building.text]).toEqual([
      ['yami', 'sakoshi'],
      7,
      '1 kneel\n2 punch\n1 storm\n2 gank\n1 dodge\n',
    ]);
    building.dropHero('yami', CARDS);
    expect([...building.copies.keys()]).toEqual(['storm', 'gank', 'dodge']);
    building.undo();
    building.undo();
    expect([building.size, building.canUndo]).toEqual([6, true]);
    building.undo();
    building.undo();
    expect([building.isEmpty, building.canUndo]).toEqual([true, false]);
    building.undo();
    building.close();
  });

  it('becomes a pool of the same heroes, each with a pile of its own', () => {
    const building = new Building('g');
    building.addHero('yami', CARDS);
    building.addHero('sakoshi', CARDS);
    building.setForm('pool', CARDS);
    expect(building.text).toBe('yami: 1 kneel, 2 punch\nsakoshi: 1 storm, 2 gank\n');
    building.pile = 'yami';
    building.put('gank', 1);
    expect([building.count('gank'), building.size, building.piles.get('sakoshi')?.get('gank')]).toEqual([1, 7, 2]);
    building.undo();
    building.undo();
    expect([building.form, building.size]).toEqual(['deck', 6]);
    building.close();
  });

  it('has room in a pile for what neither the pile nor the whole pool is full of', () => {
    const building = new Building('g');
    const room = (id: string, most: number) => ({ card: id, most, rule: 'R-5', because: 'copies', short: 'c' });
    const hero = { rule: '', because: '', short: '' };
    building.adopt({
      ...judge({ game: 'g', deck: '' }),
      form: 'pool',
      heroes: [
        { hero: 'yami', cards: [line('kneel', 1), line('gank', 2)], ...hero },
        {
          hero: 'sakoshi',
          cards: [line('storm', 1), line('gank', 1), line('dodge', 2)],
          ...hero,
          rule: 'R-3',
          because: 'pile',
          short: 'p',
        },
      ],
      limits: [limit],
      room: [room('gank', 3), room('dodge', 3)],
    });
    building.pile = 'yami';
    expect([building.heap, building.room.get('gank')?.most, building.room.get('dodge')?.most]).toEqual([
      { size: 3, most: 4 },
      2,
      1,
    ]);
    expect(building.room.get('gank')?.rule).toBe('R-5');
    building.pile = 'sakoshi';
    expect([building.room.get('dodge')?.most, building.room.get('dodge')?.rule]).toEqual([2, 'R-3']);
  });
});
