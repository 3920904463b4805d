/** The document that a frame carries, read with a default for everything that a small position leaves out. */

import type { Frame } from '../../lib/protocol';

/** A player's side of the table. What the viewer may not know is null. */
export interface Side {
  horde: readonly string[] | null;
  hordeSize: number;
  picks: readonly string[];
  stolen: readonly string[];
  given: readonly string[];
  discarded: readonly string[];
  total: number;
  won: readonly number[];
  tokenPoints: number;
  flayersAdded: number;
  demonsAdded: number;
  /** In a battle: the monsters that fight in it, and with wild cards how many that makes. */
  laidOut: readonly string[] | null;
  battleTotal: number;
  strength: Readonly<Record<string, number>> | null;
  vampireBonus: number | null;
  elvenkingBonus: number | null;
  score: number | null;
}

export interface RowCard {
  battle: string;
  token: number | null;
}

/** Horde's table as the viewer sees it. */
export interface Table {
  round: number;
  starting: number;
  phase: string;
  opening: string;
  openingWasCostly: boolean;
  row: readonly RowCard[];
  /** Battle Cards that are still face down. */
  facedown: number;
  tokensLeft: readonly number[];
  tokensLost: readonly number[];
  pool: readonly string[];
  justPicked: { seat: number; card: string } | null;
  /** The place in the row that is fought for. */
  battle: number;
  target: number;
  seats: readonly Side[];
}

type Document = Readonly<Record<string, unknown>>;

/** Horde's table out of a frame. */
export function tableOf(frame: Frame): Table {
  const view = asDocument(frame.view);
  const row = list(view.row).map(rowCard);
  const sides = list(view.seats).map(side);
  return {
    round: number(view.round),
    starting: number(view.starting),
    phase: text(view.phase),
    opening: text(view.opening),
    openingWasCostly: view.opening_was_costly === true,
    row,
    facedown: number(view.battle_pile_size ?? list(view.battle_pile).length),
    tokensLeft: numbers(view.tokens_left),
    tokensLost: numbers(view.tokens_lost),
    pool: texts(view.pool),
    justPicked: justPicked(view.just_picked),
    battle: number(view.battle),
    target: number(view.target),
    seats: frame.names.map((_, seat) => sides[seat] ?? side({})),
  };
}

function rowCard(given: unknown): RowCard {
  const card = asDocument(given);
  return { battle: text(card.battle), token: typeof card.token === 'number' ? card.token : null };
}

function side(given: unknown): Side {
  const seat = asDocument(given);
  const horde = Array.isArray(seat.horde) ? texts(seat.horde) : null;
  return {
    horde,
    hordeSize: number(seat.horde_size ?? horde?.length),
    picks: texts(seat.picks),
    stolen: texts(seat.stolen),
    given: texts(seat.given),
    discarded: texts(seat.discarded),
    total: number(seat.total),
    won: numbers(seat.won),
    tokenPoints: number(seat.token_points),
    flayersAdded: number(seat.flayers_added),
    demonsAdded: number(seat.demons_added),
    laidOut: Array.isArray(seat.laid_out) ? texts(seat.laid_out) : null,
    battleTotal: number(seat.battle_total),
    strength: strength(seat.strength),
    vampireBonus: known(seat.vampire_bonus),
    elvenkingBonus: known(seat.elvenking_bonus),
    score: known(seat.score),
  };
}

function strength(given: unknown): Readonly<Record<string, number>> | null {
  if (typeof given !== 'object' || given === null) return null;
  return Object.fromEntries(Object.entries(given).map(([battle, held]) => [battle, number(held)]));
}

function justPicked(given: unknown): Table['justPicked'] {
  const picked = asDocument(given);
  return typeof picked.card === 'string' ? { seat: number(picked.seat), card: picked.card } : null;
}

function asDocument(given: unknown): Document {
  return typeof given === 'object' && given !== null ? (given as Document) : {};
}

function list(given: unknown): readonly unknown[] {
  return Array.isArray(given) ? given : [];
}

function texts(given: unknown): readonly string[] {
  return list(given).filter((each): each is string => typeof each === 'string');
}

function numbers(given: unknown): readonly number[] {
  return list(given).filter((each): each is number => typeof each === 'number');
}

function text(given: unknown): string {
  return typeof given === 'string' ? given : '';
}

function number(given: unknown): number {
  return typeof given === 'number' ? given : 0;
}

function known(given: unknown): number | null {
  return typeof given === 'number' ? given : null;
}

/** Are the battles being fought, or have they been? */
export function isFighting(table: Table): boolean {
  return table.phase === 'battles' || table.phase === 'over';
}
