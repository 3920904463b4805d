/** The document that a frame carries, read with a default for everything that a small position leaves out.
 *
 * Where nothing is hidden (scenarios, replays) it is the whole position: piles are lists of cards, minions go by name. */

import type { Frame } from '../../lib/protocol';
import { asDocument, change, known, list, number, numbersBy, size, text, texts } from './reading';

export interface Tokens {
  health: number;
  wound: number;
  attack: number;
  weaken: number;
}

/** A card in play. A concealed one that the viewer may not see has no card. */
export interface Piece {
  place: string;
  card: string;
  owner: number;
  attack: number | null;
  health: number | null;
  printed: readonly [number | null, number | null];
  tokens: Tokens;
  turn: { attack: number; health: number; armor: number };
  armor: readonly [left: number, full: number];
  ready: boolean;
  engaged: boolean;
  keywords: Readonly<Record<string, number>>;
  marks: readonly string[];
  attached: readonly Piece[];
  /** How many cards lie under it. */
  under: number;
  concealed: boolean;
  fresh: boolean;
}

export interface Portal extends Piece {
  stage: number;
  waves: readonly number[];
  at: number;
  wave: number;
  boost: number;
  collapsing: boolean;
  endless: boolean;
}

export interface Minion extends Piece {
  minion: string;
  /** The lane that it stands in; 0: the back line. */
  lane: number;
  pillages: number;
}

export interface Lane {
  monster: Piece | null;
  alliance: Piece | null;
}

/** The forecast of a lane's fight. */
export interface Marker {
  lane: number;
  castle: number;
  portal: number;
  monster: readonly [number, number] | null;
  ally: readonly [number, number] | null;
  reason: string;
}

export interface Player {
  seat: number;
  mana: number;
  /** Null where the viewer may not look. */
  hand: readonly string[] | null;
  handSize: number;
  deck: number;
  discard: readonly string[];
}

export interface HordeSide {
  decks: readonly number[];
  /** The top of the deck, as far as the viewer knows it. */
  top: readonly string[];
  discard: readonly string[];
  hand: readonly string[] | null;
  handSize: number;
  mana: number;
  played: number;
  waveLeft: number;
}

export interface Stop {
  castle: readonly [number, number] | null;
  portal: readonly [number, number] | null;
  decks: readonly (readonly [number, number])[];
  pillage: number;
}

/** The six lanes and all around them, as the viewer sees them. */
export interface Battle {
  mode: string;
  difficulty: string;
  turn: number;
  phase: string;
  /** The lane that fights; 0: none. */
  fightLane: number;
  castle: Piece;
  portal: Portal;
  backLine: readonly Minion[];
  lanes: readonly Lane[];
  pile: readonly string[];
  stagesLeft: number;
  horde: HordeSide;
  players: readonly Player[];
  treachery: string | null;
  boosted: number;
  /** While the book's first game is set up: it advises to put aside every card that is no ally (SH-SETUP-16). */
  isFirstGame: boolean;
  result: string;
  ifYouStop: Stop | null;
  markers: readonly Marker[];
}

export const LANES = [1, 2, 3, 4, 5, 6] as const;

/** The marks of this turn that people are told of. The rules keep more of them for themselves. */
export const TOLD_MARKS: ReadonlySet<string> = new Set([
  'no-damage-dealt',
  'no-damage-taken',
  'double-damage',
  'cannot-pillage',
  'cannot-be-engaged',
  'cannot-move',
  'cannot-exhaust',
  'does-not-strike',
  'tramples-minions',
  'no-abilities',
  'strikes-again',
  'splits-strike',
  'pillages-more-per-token',
  'trample',
  'elusive',
  'taunt',
]);

/** The battle out of a frame. */
export function battleOf(frame: Frame): Battle {
  const view = asDocument(frame.view);
  const lanes = list(view.lanes);
  return {
    mode: text(view.mode, 'solo'),
    difficulty: text(view.difficulty),
    turn: number(view.turn),
    phase: text(view.phase),
    // The whole position, as scenarios show it, has the lane under another name.
    fightLane: number(view.fight_lane ?? view.lane),
    castle: pieceOf(view.castle, 'castle') ?? bare('castle'),
    portal: portalOf(view.portal),
    backLine:
      view.minions === undefined
        ? list(view.back_line).map((minion) => minionOf(minion))
        : Object.entries(asDocument(view.minions)).map(([name, minion]) => minionOf(minion, name)),
    lanes: LANES.map((lane) => laneOf(lanes[lane - 1], lane)),
    pile: texts(view.pile),
    stagesLeft: size(view.stages_left ?? view.later_stages),
    horde: hordeOf(view.horde),
    players: list(view.players).map(playerOf),
    treachery: typeof view.treachery === 'string' && view.treachery !== '' ? view.treachery : null,
    boosted: number(view.boosted),
    isFirstGame: view.first_game === true,
    result: text(view.result),
    ifYouStop: stopOf(view.if_you_stop),
    markers: list(view.markers).map(markerOf),
  };
}

function bare(place: string): Piece {
  return {
    place,
    card: '',
    owner: -1,
    attack: null,
    health: null,
    printed: [null, null],
    tokens: { health: 0, wound: 0, attack: 0, weaken: 0 },
    turn: { attack: 0, health: 0, armor: 0 },
    armor: [0, 0],
    ready: true,
    engaged: false,
    keywords: {},
    marks: [],
    attached: [],
    under: 0,
    concealed: false,
    fresh: false,
  };
}

/** A whole position, which those see who hold no seat, tells allies from towers; a seat's view does not. */
function laneOf(given: unknown, lane: number): Lane {
  const { monster, alliance, ally, tower } = asDocument(given);
  return {
    monster: pieceOf(monster, `m${lane}`),
    alliance: pieceOf(alliance ?? ally ?? tower, `a${lane}`),
  };
}

function pieceOf(given: unknown, place: string): Piece | null {
  if (typeof given !== 'object' || given === null) return null;
  const piece = asDocument(given);
  const tokens = asDocument(piece.tokens);
  const turn = asDocument(piece.turn);
  const printed = list(piece.printed);
  const armor = typeof piece.armor === 'number' ? [piece.armor, piece.armor_full] : list(piece.armor);
  return {
    place: text(piece.place, place),
    card: text(piece.card),
    owner: typeof piece.owner === 'number' ? piece.owner : -1,
    attack: known(piece.attack),
    health: known(piece.health),
    printed: [known(printed[0]), known(printed[1])],
    tokens: {
      health: number(tokens.health),
      wound: number(tokens.wound ?? tokens.wounds),
      attack: number(tokens.attack),
      weaken: number(tokens.weaken),
    },
    turn: { attack: number(turn.attack), health: number(turn.health), armor: number(turn.armor) },
    armor: [number(armor[0]), number(armor[1])],
    ready: piece.ready !== false,
    engaged: piece.engaged === true,
    keywords: numbersBy(piece.keywords),
    marks: texts(piece.marks).filter((mark) => TOLD_MARKS.has(mark)),
    attached: list(piece.attached).flatMap((each, rank) => pieceOf(each, `${text(piece.place, place)}.${rank + 1}`) ?? []),
    under: size(piece.under),
    concealed: piece.concealed === true,
    fresh: piece.fresh === true,
  };
}

function portalOf(given: unknown): Portal {
  const portal = asDocument(given);
  const waves = list(portal.waves).map(number);
  const at = number(portal.at);
  return {
    ...(pieceOf(given, 'portal') ?? bare('portal')),
    stage: number(portal.stage) || 1,
    waves,
    at,
    wave: known(portal.wave) ?? waves[at] ?? 0,
    boost: number(portal.boost),
    collapsing: portal.collapsing === true,
    endless: portal.endless === true,
  };
}

/** `called`: an engaged minion of a whole position has the place of its lane, not its own. */
function minionOf(given: unknown, called = ''): Minion {
  const minion = asDocument(given);
  const name = called || text(minion.minion, text(minion.place));
  return {
    ...(pieceOf(given, name) ?? bare(name)),
    minion: name,
    lane: number(minion.lane),
    pillages: number(minion.pillages),
  };
}

function hordeOf(given: unknown): HordeSide {
  const horde = asDocument(given);
  const hand = Array.isArray(horde.hand) ? texts(horde.hand) : null;
  return {
    decks: decksOf(horde.deck),
    top: texts(horde.top),
    discard: texts(horde.discard),
    hand,
    handSize: hand ? hand.length : number(horde.hand),
    mana: number(horde.mana),
    played: number(horde.played),
    waveLeft: number(horde.wave_left),
  };
}

function decksOf(given: unknown): readonly number[] {
  const cards = texts(given);
  return cards.length > 0 ? [cards.length] : list(given).map(size);
}

function playerOf(given: unknown, seat: number): Player {
  const player = asDocument(given);
  const hand = Array.isArray(player.hand) ? texts(player.hand) : null;
  return {
    seat: known(player.seat) ?? seat,
    mana: number(player.mana),
    hand,
    handSize: hand ? hand.length : number(player.hand),
    deck: size(player.deck),
    discard: texts(player.discard),
  };
}

function markerOf(given: unknown): Marker {
  const marker = asDocument(given);
  return {
    lane: number(marker.lane),
    castle: number(marker.castle),
    portal: number(marker.portal),
    monster: change(marker.monster),
    ally: change(marker.ally),
    reason: text(marker.reason),
  };
}

function stopOf(given: unknown): Stop | null {
  if (typeof given !== 'object' || given === null) return null;
  const stop = asDocument(given);
  return {
    castle: change(stop.castle),
    portal: change(stop.portal),
    decks: list(stop.decks).flatMap((each) => {
      const deck = change(each);
      return deck ? [deck] : [];
    }),
    pillage: number(stop.pillage),
  };
}

/** How many chips lie on a card: one for each kind of token, for armor, and for each thing that is so this turn. */
export function chipsOn({ tokens, turn, armor, marks, under }: Piece): number {
  const counts = [...Object.values(tokens), turn.attack, turn.health, armor[1], under];
  return counts.filter((count) => count !== 0).length + marks.length;
}
