/** Addresses of moments: what is on the screen is in the address, so that a reload or a link shows the same. */

import type { TableInfo } from '../../lib/protocol';

function withQuery(path: string, pairs: readonly (readonly [string, string])[]): string {
  const query = new URLSearchParams(pairs.map(([name, value]) => [name, value]));
  return query.size > 0 ? `${path}?${query}` : path;
}

export interface ReplayPlace {
  at: number;
  /** Whose eyes; null: all cards open. */
  seat: number | null;
  /** Choices of one's own after that moment. */
  tried: readonly string[];
}

/** A moment of a game; of one that was played at a private table, others can open it with the invitation only. */
export function replayAddress(id: string, { at, seat, tried }: ReplayPlace, invite = ''): string {
  const own = tried.map((key) => ['try', key] as const);
  return withQuery(`/replay/${encodeURIComponent(id)}`, [
    ['at', String(at)],
    ...(seat === null ? [] : [['seat', String(seat)] as const]),
    ...own,
    ...invitedBy(invite),
  ]);
}

const invitedBy = (invite: string | null): [string, string][] => (invite ? [['invite', invite]] : []);

type Played = Pick<TableInfo, 'id' | 'public' | 'invite'>;

/** The game of a table, from its beginning on; `brought` is the invitation by which somebody came there. */
export function watchAddress(table: Played, brought: string | null): string {
  return withQuery(`/replay/${encodeURIComponent(table.id)}`, table.public ? [] : invitedBy(table.invite ?? brought));
}

/** Where the record of a table's game can be had. */
export function recordAddress(table: Played, brought: string | null): string {
  return withQuery(
    `/api/tables/${encodeURIComponent(table.id)}/record`,
    table.public ? [] : invitedBy(table.invite ?? brought),
  );
}

/** The seat that an address names, if the game has it. */
export function readSeat(text: string | null, seats: number): number | null {
  const seat = text === null || text.trim() === '' ? NaN : Number(text);
  return Number.isInteger(seat) && seat >= 0 && seat < seats ? seat : null;
}

export interface RulePlace {
  scenario?: string | null;
  step?: number;
  tried?: readonly string[];
}

export function ruleAddress(game: string, rule: string, { scenario, step = 0, tried = [] }: RulePlace = {}): string {
  return withQuery(`/rules/${encodeURIComponent(game)}/${encodeURIComponent(rule)}`, [
    ...(scenario ? [['scenario', scenario] as const] : []),
    ...(scenario && step > 0 ? [['step', String(step)] as const] : []),
    ...(scenario ? tried.map((key) => ['try', key] as const) : []),
  ]);
}

/** The present address with other words to search for; without words it is the place where the search began. */
export function searchAddress(path: string, query: URLSearchParams, words: string, book: string | null): string {
  const kept = [...query].filter(([name]) => name !== 'words' && name !== 'book');
  const searched = words === '' ? [] : [['words', words] as const, ...(book ? [['book', book] as const] : [])];
  return withQuery(path, [...kept, ...searched] as (readonly [string, string])[]);
}

/** `step` is a lesson as an address names it. */
export function learnAddress(game: string, step: string): string {
  return withQuery(`/learn/${encodeURIComponent(game)}`, [['step', step]]);
}
