/* Generated from the views of the games by scripts/client_types.py. Do not edit. */

/** The tokens that lie on a card. */
export interface SeenTokens {
  readonly health: number;
  readonly wound: number;
  readonly attack: number;
  readonly weaken: number;
  readonly armor: number;
}

/** What changes a card until the end of the turn. */
export interface SeenTurn {
  readonly attack: number;
  readonly health: number;
  readonly armor: number;
}

/** A card in play with its values now. One that lies face down is told without its name and all that is its own. `seat` decides for it: its owner, unless a card has changed that; the horde is -1. `temporary` tells whether what changes this turn is made of tokens. So many cards lie `under` it. A `blank` card has lost its abilities for good, a `shorn` one that which made a monster of it, one that has `borrowed` those of another card too. The cards of a colossal are of one `line`. */
export interface SeenCard {
  readonly place: string;
  readonly card: string;
  readonly owner: number;
  readonly seat: number;
  readonly attack: number | null;
  readonly health: number | null;
  readonly printed: readonly [number | null, number | null];
  readonly tokens: SeenTokens;
  readonly turn: SeenTurn;
  readonly temporary: boolean;
  readonly armor: readonly [number, number];
  readonly ready: boolean;
  readonly engaged: boolean;
  readonly keywords: Readonly<Record<string, number>>;
  readonly marks: readonly string[];
  readonly under: number;
  readonly concealed: boolean;
  readonly fresh: boolean;
  readonly servant: boolean;
  readonly blank: boolean;
  readonly shorn: boolean;
  readonly borrowed: string;
  readonly line: string;
  readonly thrall: boolean;
}

/** A card that stands by itself, with those attached to it. */
export interface SeenPiece extends SeenCard {
  readonly attached: readonly SeenCard[];
}

/** The portal, turned `at` times. Its `action` is the horde player's, once a turn. */
export interface SeenPortal extends SeenPiece {
  readonly stage: number;
  readonly waves: readonly number[];
  readonly at: number;
  readonly wave: number;
  readonly boost: number;
  readonly collapsing: boolean;
  readonly endless: boolean;
  readonly action: boolean;
  readonly used: boolean;
  readonly outsider: boolean;
}

/** A minion, or another monster of the back line: that one has no name as a `minion`. In `lane` 0 it stands in the back line; `aside` it is out of play; some ally could engage it if it is `engageable`. */
export interface SeenMinion extends SeenPiece {
  readonly minion: string;
  readonly lane: number;
  readonly pillages: number;
  readonly aside: boolean;
  readonly engageable: boolean;
}

/** Who stands in a lane. */
export interface SeenLane {
  readonly monster: SeenPiece | null;
  readonly alliance: SeenPiece | null;
}

/** An ally in the outsider pile, and whose it is. */
export interface SeenDefector {
  readonly card: string;
  readonly owner: number;
}

/** The outsider in the pile that keeps what lies on it. */
export interface SeenKept {
  readonly card: string;
  readonly tokens: SeenTokens;
  readonly attached: readonly string[];
}

/** The cards of the horde, and what its player has: the hand, what is known of the top of the deck, mana, and what was played of the wave. `planned` is how many cards of the hand went to the deck this turn. */
export interface SeenHorde {
  readonly deck: readonly number[];
  readonly discard: readonly string[];
  readonly hand: readonly string[] | number;
  readonly mana: number;
  readonly played: number;
  readonly wave_left: number;
  readonly top?: readonly string[];
}

/** An alliance player. Whoever may not look into the hand sees how many cards it holds. */
export interface SeenPlayer {
  readonly seat: number;
  readonly mana: number;
  readonly hand: readonly string[] | number;
  readonly deck: number;
  readonly discard: readonly string[];
  readonly reshuffles: number;
}

/** What castle, portal and decks come to if the alliance stops now. Another portal may have `replaced` this one. */
export interface SeenStop {
  readonly castle: readonly [number, number];
  readonly portal: readonly [number, number] | null;
  readonly decks: readonly (readonly [number, number])[];
  readonly pillage: number;
  readonly replaced: boolean;
}

export type Reason = 'hidden' | 'fight' | 'tower' | 'unopposed' | 'alone' | 'empty' | 'taunt' | 'pulled';

/** What the fight of a lane will do: damage to castle and portal, the health of those who stand there, and why. */
export interface SeenMarker {
  readonly lane: number;
  readonly castle: number;
  readonly portal: number;
  readonly monster: readonly [number, number] | null;
  readonly ally: readonly [number, number] | null;
  readonly reason: Reason;
}

/** The battle as somebody sees it. `level` is the number of its difficulty and `score` how hard it is as a whole; 0: not told. In `fight_lane` there is a fight, the monster of lane `boosted` is stronger by the treachery card; 0: none. So many cards at the bottom of the `pile` are `late`: they wait for the next turn. `outsider_aside` are the outsider cards set aside, the next one first, where they are. While the book's `first_game` is set up it advises what to put aside. Forecasts there are only while the alliance can still do something about it. */
export interface SeenBattle {
  readonly edition: string;
  readonly mode: string;
  readonly difficulty: string;
  readonly challenge: string;
  readonly level: number;
  readonly score: number;
  readonly turn: number;
  readonly phase: string;
  readonly fight_lane: number;
  readonly castle: SeenPiece;
  readonly portal: SeenPortal;
  readonly back_line: readonly SeenMinion[];
  readonly lanes: readonly SeenLane[];
  readonly pile: readonly string[];
  readonly late: number;
  readonly defectors: readonly SeenDefector[];
  readonly outsider_kept: SeenKept | null;
  readonly stages_left: number;
  readonly outsider_aside?: readonly string[];
  readonly enchantment: string | null;
  readonly horde: SeenHorde;
  readonly planned: number;
  readonly players: readonly SeenPlayer[];
  readonly treachery: string | null;
  readonly boosted: number;
  readonly first_game: boolean;
  readonly advice?: readonly string[];
  readonly result: string;
  readonly if_you_stop?: SeenStop;
  readonly markers?: readonly SeenMarker[];
}