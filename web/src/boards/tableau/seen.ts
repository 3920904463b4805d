/* Generated from the views of the games by scripts/client_types.py. Do not edit. */

/** A Battle Card of the row: its Score Token, if it has one yet, and the seat that put or puts it there. */
export interface SeenCard {
  readonly battle: string;
  readonly token: number | null;
  readonly assigned_by: number;
}

/** A card that the Betrayer's owner may still steal, and who picked it. */
export interface SeenPick {
  readonly seat: number;
  readonly card: string;
}

/** A player's side of the table. The horde, and all that follows from it, its owner alone knows before the end; what is laid out, and how strong that is, there is only in a battle. */
export interface SeenSide {
  readonly horde?: readonly string[];
  readonly picks: readonly string[];
  readonly stolen: readonly string[];
  readonly given: readonly string[];
  readonly discarded: readonly string[];
  readonly won: readonly number[];
  readonly flayers_added: number;
  readonly demons_added: number;
  readonly total: number;
  readonly horde_size: number;
  readonly token_points: number;
  readonly laid_out?: readonly string[];
  readonly battle_total?: number;
  readonly strength?: Readonly<Record<string, number>>;
  readonly vampire_bonus?: number;
  readonly elvenking_bonus?: number;
  readonly score?: number;
}

/** Horde's table as somebody sees it. `battle` is the place in the row that is fought for. */
export interface SeenTable {
  readonly level: string;
  readonly round: number;
  readonly opening_was_costly: boolean;
  readonly tokens_lost: readonly number[];
  readonly battle: number;
  readonly passes: number;
  readonly starting: number;
  readonly phase: string;
  readonly turn: number | null;
  readonly opening: string;
  readonly row: readonly SeenCard[];
  readonly tokens_left: readonly number[];
  readonly pool: readonly string[];
  readonly just_picked: SeenPick | null;
  readonly seats: readonly SeenSide[];
  readonly deck_size: number;
  readonly battle_pile_size: number;
  readonly target: number;
  readonly discard: readonly string[];
}