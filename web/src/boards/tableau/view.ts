/** Horde's table as the board reads it. */

import type { Frame } from '../../lib/protocol';
import type { SeenSide, SeenTable } from './seen';

/** A player's side of the table. What the viewer may not know is left out. */
export type Side = SeenSide;
export type Table = SeenTable;

/** Horde's table out of a frame. */
export const tableOf = (frame: Frame): Table => frame.view as SeenTable;

/** The battles that have been decided: the token of each is somebody's, or lost. */
export function foughtIn(table: Table): Table['row'] {
  const decided = table.seats.reduce((count, side) => count + side.won.length, table.tokens_lost.length);
  return table.row.slice(0, decided);
}

/** Are the battles being fought, or have they been? */
export function isFighting(table: Table): boolean {
  return table.phase === 'battles' || table.phase === 'over';
}
