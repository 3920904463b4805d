import { describe, expect, it } from 'vitest';
import { offer } from '../../lib/table-fixtures';
import { firstGift, firstSwap } from './asking';
import { endOf, leadersOf, sceneOf } from './scenes';
import { lineOf, MOMENTS, tableFor } from './testing';
import { tableOf } from './view';
import { totalsAtTheEnd, winnersOf } from './winners';

const ROW = [
  { battle: 'fire', token: 5 },
  { battle: 'moon', token: 5 },
  { battle: 'ooze', token: -3 },
];
const fought = (won: number[][], more: object = {}) =>
  tableFor({ phase: 'battles', battle: 2, row: ROW, seats: won.map((tokens) => ({ won: tokens })), ...more });

describe('winners', () => {
  it('are read off the tokens, and ties off the tokens that nobody took', () => {
    const row = [
      { battle: 'fire', token: 8 },
      { battle: 'moon', token: 5 },
      { battle: 'ooze', token: 1 },
    ];
    const table = fought([[5], [8]], { row });
    expect(winnersOf(table, new Map())).toEqual([1, 0]);
    expect(winnersOf(fought([[], [8]], { row, tokens_lost: [5] }), new Map())).toEqual([1, 'nobody']);
  });

  it('stay open where equal tokens went to different players, until the log tells', () => {
    const table = fought([[5], [5]]);
    expect(winnersOf(table, new Map())).toEqual([null, null]);
    expect(winnersOf(table, new Map([['fire', 1]]))).toEqual([1, 0]);
  });

  it('follow from the hordes at the end', () => {
    const seats = [
      { won: [5], horde: ['moon-troll', 'moon-golem'] },
      { won: [5, -3], horde: ['fire-ooze', 'fire-ooze', 'moon-golem'] },
    ];
    const table = tableFor({ phase: 'over', battle: 3, row: ROW, seats });
    expect(winnersOf(table, new Map())).toEqual([1, 0, 1]);
    expect(totalsAtTheEnd(table, 'moon')).toEqual([2, 1]);
  });

  it('are not guessed from hordes that gave up cards', () => {
    const seats = [
      { won: [5], horde: ['moon-troll', 'fire-golem'], discarded: ['flayer', 'sun-troll'] },
      { won: [5, -3], horde: ['fire-ooze', 'fire-troll', 'moon-ooze', 'moon-golem'], discarded: [] },
    ];
    const table = tableFor({ phase: 'over', battle: 3, row: ROW, seats });
    expect(winnersOf(table, new Map())).toEqual([null, null, 1]);
    expect(totalsAtTheEnd(table, 'moon')).toEqual([null, 2]);
  });

  it('of real games never disagree with what the log told', () => {
    for (const { name, frame, news } of MOMENTS) {
      const table = tableOf(frame);
      const ends = news.flatMap((line) => endOf(line) ?? []);
      const told = new Map(ends.map(({ battle, winner }) => [battle, winner]));
      const known = winnersOf(table, new Map());
      table.row.forEach(({ battle }, place) => {
        const winner = told.get(battle);
        if (winner !== undefined && known[place] !== null) expect(known[place], `${name} ${battle}`).toBe(winner);
      });
    }
  });
});

describe('a battle as the log tells it', () => {
  const table = tableFor({
    phase: 'battles',
    battle: 0,
    row: ROW,
    seats: [
      { laid_out: ['fire-ooze', 'fire-troll'], battle_total: 2 },
      { laid_out: ['fire-golem'], battle_total: 2, flayers_added: 1 },
    ],
  });

  it('is laid out seat by seat', () => {
    const scene = sceneOf(table, lineOf('laid-out', { seat: 0, battle: 'fire', cards: ['fire-ooze', 'fire-troll'] }));
    expect(scene?.hosts.map(({ isOut, total }) => [isOut, total])).toEqual([
      [true, 2],
      [false, 0],
    ]);
    expect(scene && leadersOf(scene)).toEqual([0]);
  });

  it('shows what was added, and who leads', () => {
    const scene = sceneOf(table, lineOf('flayer-added', { seat: 1, total: 2 }));
    expect(scene?.hosts[1]).toMatchObject({ cards: ['fire-golem'], flayers: 1, demons: 0, total: 2 });
    expect(scene && leadersOf(scene)).toEqual([0, 1]);
    expect(scene?.winner).toBeNull();
  });

  it('ends as the line of its end tells', () => {
    expect(sceneOf(table, lineOf('token-lost', { token: 5, battle: 'fire', totals: [2, 2] }))?.winner).toBe('nobody');
    expect(sceneOf(table, lineOf('token-won', { seat: 1, token: 5, battle: 'fire', totals: [2, 3] }))?.winner).toBe(1);
  });

  it('is none before the battles and after them', () => {
    expect(sceneOf(tableFor({ phase: 'monster', row: ROW, seats: [{}] }), undefined)).toBeNull();
    expect(sceneOf(fought([[5], [5, -3]], { phase: 'battles', battle: 3 }), undefined)).toBeNull();
  });
});

describe('a choice in two parts', () => {
  it('shows the first gift where the choices leave no doubt', () => {
    const horde = ['betrayer', 'sun-ooze', 'moon-troll', 'moon-troll', 'vampire'];
    const second = (...cards: string[]) => cards.map((card) => offer('give', { card }));
    expect(firstGift(second('sun-ooze', 'moon-troll', 'vampire'), horde)).toBeNull();
    expect(firstGift(second('moon-troll', 'vampire'), horde)).toBe('sun-ooze');
    expect(firstGift([offer('pick', { card: 'sun-ooze' })], horde)).toBeNull();
  });

  it('shows the first token of the Trickster where only one fits', () => {
    const row = [8, 6, 5, 5, 3].map((token, place) => ({
      battle: ['fire', 'moon', 'sun', 'ooze', 'troll'][place],
      token,
    }));
    const table = tableFor({ row, seats: [{}] });
    expect(firstSwap([offer('with', { battle: 'moon' })], table)).toBe('fire');
    expect(
      firstSwap(
        ['moon', 'ooze', 'troll'].map((battle) => offer('with', { battle })),
        table,
      ),
    ).toBe('sun');
    expect(firstSwap([offer('with', { battle: 'moon' })], tableFor({ row: row.slice(0, 3), seats: [{}] }))).toBeNull();
    expect(firstSwap([offer('leave')], table)).toBeNull();
  });
});
