/** A Final Battle as the table and the line of the log that is told show it. */

import type { LogLine } from '../../lib/protocol';
import type { Table } from './view';
import type { Winner } from './winners';
import type { Told } from './words';

/** One player's part in a battle. */
export interface Host {
  /** Whether it has been told what they lay out. */
  isOut: boolean;
  cards: readonly string[];
  flayers: number;
  demons: number;
  total: number;
}

export interface Scene {
  battle: string;
  token: number | null;
  hosts: readonly Host[];
  /** Null while it is being fought. */
  winner: Winner | null;
}

/** How a battle ended, as a line tells it. */
export interface End {
  battle: string;
  winner: Winner;
  totals: readonly number[];
}

export function endOf(line: LogLine): End | null {
  const { kind, facts } = line as Told;
  if (kind !== 'token-won' && kind !== 'token-lost') return null;
  return { battle: facts.battle, winner: kind === 'token-won' ? facts.seat : 'nobody', totals: facts.totals };
}

/** The battle that is fought; seat by seat it is told what they lay out. */
export function sceneOf(table: Table, line: LogLine | undefined): Scene | null {
  const card = table.phase === 'battles' ? table.row[table.battle] : undefined;
  if (!card) return null;
  const told = line as Told | undefined;
  const last = told?.kind === 'laid-out' ? told.facts.seat : table.seats.length;
  const hosts = table.seats.map((side, seat) => ({
    isOut: seat <= last,
    cards: seat <= last ? (side.laid_out ?? []) : [],
    flayers: side.flayers_added,
    demons: side.demons_added,
    total: seat <= last ? (side.battle_total ?? 0) : 0,
  }));
  const end = line ? endOf(line) : null;
  return { battle: card.battle, token: card.token, hosts, winner: end?.battle === card.battle ? end.winner : null };
}

/** Who leads a battle: the seats with the most, if they have any. */
export function leadersOf(scene: Scene): readonly number[] {
  const most = Math.max(...scene.hosts.map((host) => host.total));
  return most > 0 ? scene.hosts.flatMap((host, seat) => (host.total === most ? [seat] : [])) : [];
}
