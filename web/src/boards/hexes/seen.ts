/* Generated from the views of the games by scripts/client_types.py. Do not edit. */

/** A row of hexes from its first one on, a letter of terrain for each. */
export interface SeenRow {
  readonly q: number;
  readonly r: number;
  readonly terrain: string;
}

/** A battlefield as it is drawn: terrain, Cover Hexes, white lines between two hexes, and where structures and the control points of Domes stand. */
export interface SeenMap {
  readonly rows: readonly SeenRow[];
  readonly cover: readonly string[];
  readonly walls: readonly (readonly [string, string])[];
  readonly nexus: Readonly<Record<'blue' | 'red', string>>;
  readonly towers: Readonly<Record<string, Readonly<Record<'blue' | 'red', string>>>>;
  readonly domes: Readonly<Record<string, string>>;
}

export type Phase = 'setup' | 'heroes' | 'heroes-over' | 'minions' | 'upkeep';

/** A Lead card under a hero, "" for one that the viewer does not know; `shown` once it has been revealed. */
export interface SeenLead {
  readonly card: string;
  readonly shown: boolean;
}

/** A hero: how its card lies, what is on and under it, and its values as they are now. */
export interface SeenHero {
  readonly hero: string;
  readonly side: 'blue' | 'red';
  readonly owner: number;
  readonly hex: string;
  readonly hp: number;
  readonly max_hp: number;
  readonly state: 'ready' | 'exhausted' | 'defeated';
  readonly returns: number;
  readonly activated: boolean;
  readonly conditions: readonly string[];
  readonly cards: readonly string[];
  readonly leads: readonly SeenLead[];
  readonly illusion: string;
  readonly mana: number;
  readonly armor: number;
  readonly attack: number;
  readonly flips: number;
  readonly move: number;
  readonly range: number;
}

/** A minion on the battlefield, and the Lane that it was last placed in. */
export interface SeenMinion {
  readonly hex: string;
  readonly lane: string;
}

/** The outsider of a Dome, on a hex or on its card. */
export interface SeenOutsider {
  readonly card: string;
  readonly dome: string;
  readonly hex: string;
}

/** A Lane: its control token with its number, the HP of its Towers, and Control as it would be counted now. */
export interface SeenLane {
  readonly token: string;
  readonly number: number;
  readonly towers: Readonly<Record<'blue' | 'red', number>>;
  readonly control: Readonly<Record<'blue' | 'red', number>>;
}

/** Control of a Dome as it would be counted now. */
export interface SeenDome {
  readonly control: Readonly<Record<'blue' | 'red', number>>;
}

/** The activation in progress, without a hero for an outsider's; who carries it out, the AP left, what was done. */
export interface SeenActivation {
  readonly hero: string;
  readonly seat: number;
  readonly ap: number;
  readonly used: readonly string[];
}

/** An effect on the Stack, or a trigger that waits and so has no number yet. */
export interface SeenEntry {
  readonly kind: 'action' | 'card' | 'skill';
  readonly what: string;
  readonly hero: string;
  readonly seat: number;
  readonly serial?: number;
  readonly targets: readonly string[];
  readonly memo?: number;
  readonly free: boolean;
}

/** Something that lasts, for a piece or for the whole battlefield: so much of it, or on these hexes. */
export interface SeenLasting {
  readonly kind: string;
  readonly piece?: string;
  readonly amount?: number;
  readonly hexes?: readonly string[];
  readonly until: 'activation' | 'turn';
  readonly seat?: number;
}

/** A player: the cards of a hand that the viewer knows, of others only how many there are. */
export interface SeenPlayer {
  readonly seat: number;
  readonly side: 'blue' | 'red';
  readonly hand: readonly string[] | number;
  readonly deck: number;
  readonly discard: readonly string[];
}

/** How the game ended: who won, by which rule, with which victory card. */
export interface SeenResult {
  readonly winner: 'blue' | 'red' | 'draw';
  readonly rule: string;
  readonly card: string;
}

/** The draft: what is drafted now, whose pick each is in order, how many have been made, and for each side the heroes that it may still pick. */
export interface SeenDraft {
  readonly of: 'factions' | 'heroes';
  readonly order: readonly ('blue' | 'red')[];
  readonly made: number;
  readonly pools: Readonly<Record<'blue' | 'red', readonly string[]>>;
}

/** The game as somebody sees it. `first` and `flux` are seats, -1 once the Skytear Flux is used; a Nexus that cannot be damaged yet has -1 HP. `progress` is how far a side is with a victory card that counts, and how far it has to come; `top` what the viewer looks at on top of a deck. There is a draft only in set-up. */
export interface SeenArena {
  readonly board: string;
  readonly map: SeenMap;
  readonly format: string;
  readonly simplified: boolean;
  readonly seats: number;
  readonly sides: readonly ('blue' | 'red')[];
  readonly turn: number;
  readonly rows: number;
  readonly phase: Phase | 'over';
  readonly first: number;
  readonly flux: number;
  readonly next: 'blue' | 'red';
  readonly factions: Readonly<Record<'blue' | 'red', readonly string[]>>;
  readonly victory: readonly string[];
  readonly progress: Readonly<Record<string, Readonly<Record<'blue' | 'red', readonly number[]>>>>;
  readonly heroes: Readonly<Record<string, SeenHero>>;
  readonly minions: Readonly<Record<'blue' | 'red', readonly SeenMinion[]>>;
  readonly pillars: Readonly<Record<'blue' | 'red', readonly string[]>>;
  readonly outsiders: readonly SeenOutsider[];
  readonly lanes: Readonly<Record<string, SeenLane>>;
  readonly domes: Readonly<Record<string, SeenDome>>;
  readonly nexus: Readonly<Record<'blue' | 'red', number>>;
  readonly active: SeenActivation | null;
  readonly stack: readonly SeenEntry[];
  readonly waiting: readonly SeenEntry[];
  readonly lasting: readonly SeenLasting[];
  readonly players: readonly SeenPlayer[];
  readonly top: readonly string[];
  readonly flipped: readonly string[];
  readonly result: SeenResult | null;
  readonly draft?: SeenDraft;
}