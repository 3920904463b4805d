/* Generated from the views of the games by scripts/client_types.py. Do not edit. */

export type Terrain = 'path' | 'grass' | 'forest' | 'mountain' | 'water';

/** A hex of the ground, with its hex group. `layer` says how high earthscapes lie there. */
export interface SeenHex {
  readonly terrain: Terrain;
  readonly group: number;
  readonly well?: boolean;
  readonly layer?: number;
}

/** Where a fortress has its gate and its Source wells. */
export interface SeenFortress {
  readonly gate: string;
  readonly wells: readonly string[];
}

/** An earthscape in play, and the hexes of its spaces in order. */
export interface SeenEarthscape {
  readonly number: number;
  readonly hexes: readonly string[];
}

/** The ground, and the fortresses in the order of their seats, whose bodies are no hexes. */
export interface SeenMap {
  readonly hexes: Readonly<Record<string, SeenHex>>;
  readonly fortresses: readonly SeenFortress[];
  readonly bodies: readonly string[];
  readonly earthscapes: readonly SeenEarthscape[];
}

export type Phase = 'event' | 'income' | 'market' | 'build' | 'prep' | 'onslaught' | 'end-of-wave' | 'over';

export type Stage = 'start' | 'movement' | 'fire' | 'exploration' | 'attack';

/** What lies in each discard pile. */
export interface SeenDiscards {
  readonly market: readonly string[];
  readonly landmarks: readonly string[];
  readonly earthscapes: readonly number[];
  readonly relics: readonly string[];
  readonly events: readonly string[];
}

/** Something that lasts: for which chip, how much of it or which other chip it is about, and until when. */
export interface SeenLasting {
  readonly kind: string;
  readonly chip?: string;
  readonly of?: string;
  readonly amount?: number;
  readonly until: 'turn' | 'next-turn' | 'wave';
}

/** A defeat that waits to be resolved: of whom, by whom, and as it was then. */
export interface SeenFall {
  readonly chip: string;
  readonly by: number;
  readonly using: string;
  readonly using_side: number;
  readonly how: string;
  readonly holder: number;
  readonly side: number;
  readonly hex: string;
  readonly rewarded: boolean;
}

/** How the game ended: who won, and by which rule. */
export interface SeenResult {
  readonly winners: readonly number[];
  readonly rule: string;
}

/** A talent, and the number that is printed beside it. */
export interface SeenTalent {
  readonly id: string;
  readonly number: number;
}

/** What stands on a hex and nobody controls. Face down its type alone is seen, and the `chip` by who has looked: then it is `seen`. Face up its numbers show, attack and all that moves if it is a unit. */
export interface SeenLandmark {
  readonly type: string;
  readonly hidden: boolean;
  readonly chip?: string;
  readonly seen?: boolean;
  readonly health?: number;
  readonly max_health?: number;
  readonly talents?: readonly SeenTalent[];
  readonly attack?: number | null;
  readonly range?: number;
  readonly ranged?: boolean;
  readonly move?: number;
  readonly terrain?: Terrain;
}

/** A unit in play, its `hex` "" while it lies in the deployment stack. Upgrades are letters from top to bottom: A attack, R range, D fortification. `carries` is who rides on it for all to see; `under` the rest of its group, null where only its controller knows; `grouped` whether it is a group, null in the stacks of others. `from_there` tells how far its mark is from each hex that it could go to. */
export interface SeenUnit {
  readonly chip: string;
  readonly kind: 'hero' | 'minion';
  readonly promoted: boolean;
  readonly hex: string;
  readonly health: number;
  readonly max_health: number;
  readonly talents: readonly SeenTalent[];
  readonly attack: number | null;
  readonly range: number;
  readonly ranged: boolean;
  readonly move: number;
  readonly terrain: Terrain;
  readonly upgrades: string;
  readonly capacity: number;
  readonly gear: readonly string[];
  readonly carries: readonly string[];
  readonly grouped: boolean | null;
  readonly under: readonly string[] | null;
  readonly active: boolean;
  readonly to_mark: number | null;
  readonly reaches: readonly string[];
  readonly from_there: Readonly<Record<string, number>>;
  readonly moved: boolean;
  readonly attacked: boolean;
  readonly retaliated: boolean;
}

/** A spire, its upgrades from top to bottom, and who perches on it. */
export interface SeenSpire {
  readonly chip: string;
  readonly promoted: boolean;
  readonly hex: string;
  readonly upgrades: string;
  readonly capacity: number;
  readonly dice: number;
  readonly range: number;
  readonly talents: readonly SeenTalent[];
  readonly carries: readonly string[];
}

/** What a hero that has returned to its fortress keeps. */
export interface SeenReturned {
  readonly chip: string;
  readonly upgrades: string;
  readonly gear: readonly string[];
}

/** A faction with all that it controls. `mark` is the seat whose gate is marked, -1 for none; `cp` is null while it is secret; of relics that are kept others know how many; `influence` are hex groups. What lies in the barracks and elsewhere is counted by kind. */
export interface SeenPlayer {
  readonly seat: number;
  readonly faction: string;
  readonly source: number;
  readonly source_capacity: number;
  readonly gate: number;
  readonly power: number;
  readonly mark: number;
  readonly cp: number | null;
  readonly built: number;
  readonly fallen_heroes: number;
  readonly levels: Readonly<Record<string, number>>;
  readonly dice: readonly string[];
  readonly relics: readonly string[] | number;
  readonly relics_in_play: readonly string[];
  readonly earthscapes: readonly number[];
  readonly influence: readonly number[];
  readonly prices: Readonly<Record<string, number>>;
  readonly earthscape_price: number;
  readonly units: readonly SeenUnit[];
  readonly spires: readonly SeenSpire[];
  readonly spire_limit: number;
  readonly stack: readonly SeenUnit[];
  readonly barracks: Readonly<Record<string, number>>;
  readonly beside: Readonly<Record<string, number>>;
  readonly graves: Readonly<Record<string, number>>;
  readonly captives: Readonly<Record<string, number>>;
  readonly returned: readonly SeenReturned[];
}

/** The play area as somebody sees it. `automaton` is its seat, -1 for none; `earthscape` the one on offer, 0 for none; what lies under the uppermost item of a hex is told from the top; of `stacks` it is seen how high they are. */
export interface SeenPlayArea {
  readonly mode: string;
  readonly level: string;
  readonly seats: number;
  readonly automaton: number;
  readonly allies: readonly (readonly number[])[];
  readonly layout: string;
  readonly map: SeenMap;
  readonly wave: number;
  readonly waves: number;
  readonly phase: Phase;
  readonly stage: Stage;
  readonly round: number;
  readonly first: number;
  readonly turn: number;
  readonly passed: readonly number[];
  readonly campfires: readonly number[];
  readonly enough: readonly number[];
  readonly drawn: readonly string[];
  readonly supply: Readonly<Record<string, number>>;
  readonly stacks: Readonly<Record<string, number>>;
  readonly discards: SeenDiscards;
  readonly offers: readonly string[];
  readonly earthscape: number;
  readonly earthscape_sold: boolean;
  readonly items: Readonly<Record<string, string>>;
  readonly items_under: Readonly<Record<string, readonly string[]>>;
  readonly lasting: readonly SeenLasting[];
  readonly falls: readonly SeenFall[];
  readonly result: SeenResult | null;
  readonly landmarks: Readonly<Record<string, SeenLandmark>>;
  readonly players: readonly SeenPlayer[];
}