/** The document that a frame carries, read with a default for everything that a small position leaves out.
 *
 * Where nothing is hidden (scenarios, replays) it is the whole position: piles are lists of cards, minions go by name. */

import type { Frame } from '../../lib/protocol';
import { asDocument, change, known, list, number, numbersBy, size, text, texts } from './reading';

export type Tokens = {
  health: number;
  wound: number;
  attack: number;
  weaken: number;
  armor: number;
};

/** A card in play. A concealed one that the viewer may not see has no card. */
export interface Piece {
  place: string;
  card: string;
  owner: number;
  /** Who decides for it: its owner, unless a card has changed that. The horde is -1. */
  seat: number;
  attack: number | null;
  health: number | null;
  printed: readonly [number | null, number | null];
  tokens: Tokens;
  turn: { attack: number; health: number; armor: number };
  /** Is what changes this turn made of temporary tokens? */
  temporary: boolean;
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
  /** A token, not a card; and what lies face down counts as one. */
  servant: boolean;
  /** Has lost its abilities for good. */
  blank: boolean;
  /** Without the ability that made a monster of it. */
  shorn: boolean;
  /** The colossal that it is a part of: its parts stand side by side. */
  line: string;
  thrall: boolean;
}

export interface Portal extends Piece {
  stage: number;
  waves: readonly number[];
  at: number;
  wave: number;
  boost: number;
  collapsing: boolean;
  endless: boolean;
  /** Has it an action for the horde player, and was it used this turn? */
  action: boolean;
  used: boolean;
  /** The portal is the outsider. */
  isOutsider: boolean;
}

/** A minion, or another monster of the back line. */
export interface Minion extends Piece {
  /** Nothing for a monster that is no minion. */
  minion: string;
  /** The lane that it stands in; 0: the back line. */
  lane: number;
  pillages: number;
  /** Set aside, out of play. */
  aside: boolean;
  /** Some ally could engage it. */
  engageable: boolean;
}

/** An ally among the outsiders' cards. */
export interface Defector {
  card: string;
  owner: number;
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
  /** How many cards its player planned this turn. */
  planned: number;
}

export interface Stop {
  castle: readonly [number, number] | null;
  portal: readonly [number, number] | null;
  /** Another portal takes its place. */
  replaced: boolean;
  decks: readonly (readonly [number, number])[];
  pillage: number;
}

/** The six lanes and all around them, as the viewer sees them. */
export interface Battle {
  edition: string;
  mode: string;
  difficulty: string;
  /** The number of the difficulty, and how hard the whole game is; 0: not told. */
  level: number;
  score: number;
  names: readonly string[];
  turn: number;
  phase: string;
  /** The lane that fights; 0: none. */
  fightLane: number;
  castle: Piece;
  portal: Portal;
  backLine: readonly Minion[];
  lanes: readonly Lane[];
  pile: readonly string[];
  /** So many cards at the bottom of the pile wait for the next turn. */
  late: number;
  defectors: readonly Defector[];
  /** The outsider in the pile that keeps what lies on it. */
  kept: Piece | null;
  stagesLeft: number;
  /** Outsider cards set aside, the next one first; null where they are not set aside. */
  aside: readonly string[] | null;
  /** The outsider whose enchantment is at work. */
  enchanter: string;
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

/** Where what lasts for the turn is a token of its own. */
const WITH_TEMPORARY_TOKENS: ReadonlySet<string> = new Set(['monoliths']);

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
  'strikes-elsewhere',
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
  const edition = text(view.edition, frame.game);
  const read = readerOf(WITH_TEMPORARY_TOKENS.has(edition));
  const aside = view.outsider_aside ?? (WITH_TEMPORARY_TOKENS.has(edition) ? view.later_stages : undefined);
  return {
    edition,
    mode: text(view.mode, 'solo'),
    difficulty: text(view.difficulty),
    level: number(view.level),
    score: number(view.score),
    names: frame.names,
    turn: number(view.turn),
    phase: text(view.phase),
    // The whole position, as scenarios show it, has the lane under another name.
    fightLane: number(view.fight_lane ?? view.lane),
    castle: read.piece(view.castle, 'castle') ?? read.bare('castle'),
    portal: read.portal(view.portal),
    backLine:
      view.minions === undefined
        ? list(view.back_line).map((minion) => read.minion(minion))
        : [
            ...Object.entries(asDocument(view.minions)).map(([name, minion]) => read.minion(minion, name)),
            ...list(view.rear).map((monster) => ({ ...read.minion(monster), minion: '' })),
          ],
    lanes: LANES.map((lane) => read.lane(lanes[lane - 1], lane)),
    pile: texts(view.pile),
    late: size(view.late),
    defectors: list(view.defectors).map((each) => ({
      card: text(asDocument(each).card),
      owner: number(asDocument(each).owner),
    })),
    kept: read.piece(view.outsider_kept, 'pile'),
    stagesLeft: size(view.stages_left ?? view.later_stages),
    aside: aside === undefined ? null : texts(aside),
    enchanter: text(view.enchantment ?? view.enchanter),
    horde: hordeOf(view.horde, number(view.planned)),
    players: list(view.players).map(playerOf),
    treachery: typeof view.treachery === 'string' && view.treachery !== '' ? view.treachery : null,
    boosted: number(view.boosted),
    isFirstGame: view.first_game === true,
    result: text(view.result),
    ifYouStop: stopOf(view.if_you_stop),
    // By the second book a taunt does not wait: it pulls, and the forecast counts the pull.
    markers: list(view.markers).map((each) => markerOf(each, WITH_TEMPORARY_TOKENS.has(edition) ? 'pulled' : 'taunt')),
  };
}

interface Reader {
  bare: (place: string) => Piece;
  piece: (given: unknown, place: string) => Piece | null;
  lane: (given: unknown, lane: number) => Lane;
  portal: (given: unknown) => Portal;
  minion: (given: unknown, called?: string) => Minion;
}

/** A place with nothing on it that can be told. */
const bareAt = (place: string, temporary: boolean): Piece => ({
  place,
  card: '',
  owner: -1,
  seat: -1,
  attack: null,
  health: null,
  printed: [null, null],
  tokens: { health: 0, wound: 0, attack: 0, weaken: 0, armor: 0 },
  turn: { attack: 0, health: 0, armor: 0 },
  temporary,
  armor: [0, 0],
  ready: true,
  engaged: false,
  keywords: {},
  marks: [],
  attached: [],
  under: 0,
  concealed: false,
  fresh: false,
  servant: false,
  blank: false,
  shorn: false,
  line: '',
  thrall: false,
});

/** Reads the pieces of an edition. */
function readerOf(temporary: boolean): Reader {
  const bare = (place: string): Piece => bareAt(place, temporary);

  const pieceAt = (given: unknown, place: string): Piece | null => {
    if (typeof given !== 'object' || given === null) return null;
    const piece = asDocument(given);
    const tokens = asDocument(piece.tokens);
    const turn = asDocument(piece.turn);
    const printed = list(piece.printed);
    const armor = typeof piece.armor === 'number' ? [piece.armor, piece.armor_full] : list(piece.armor);
    const owner = known(piece.owner) ?? -1;
    return {
      ...bare(text(piece.place, place)),
      card: text(piece.card),
      owner,
      seat: known(piece.seat) ?? owner,
      attack: known(piece.attack),
      health: known(piece.health),
      printed: [known(printed[0]), known(printed[1])],
      tokens: {
        health: number(tokens.health),
        wound: number(tokens.wound ?? tokens.wounds),
        attack: number(tokens.attack),
        weaken: number(tokens.weaken),
        armor: number(tokens.armor ?? piece.plate),
      },
      turn: { attack: number(turn.attack), health: number(turn.health), armor: number(turn.armor) },
      armor: [number(armor[0]), number(armor[1])],
      ready: piece.ready !== false,
      engaged: piece.engaged === true,
      keywords: numbersBy(piece.keywords),
      marks: texts(piece.marks).filter((mark) => TOLD_MARKS.has(mark)),
      attached: list(piece.attached).flatMap(
        (each, rank) => pieceAt(each, `${text(piece.place, place)}.${rank + 1}`) ?? [],
      ),
      under: size(piece.under),
      concealed: piece.concealed === true,
      fresh: piece.fresh === true,
      servant: piece.servant === true,
      blank: piece.blank === true,
      shorn: piece.shorn === true,
      line: text(piece.line),
      thrall: piece.thrall === true,
    };
  };

  return {
    bare,
    piece: pieceAt,
    /** A whole position, which those see who hold no seat, tells allies from towers; a seat's view does not. */
    lane: (given, lane) => {
      const { monster, alliance, ally, tower } = asDocument(given);
      return {
        monster: pieceAt(monster, `m${lane}`),
        alliance: pieceAt(alliance ?? ally ?? tower, `a${lane}`),
      };
    },
    portal: (given) => {
      const portal = asDocument(given);
      const waves = list(portal.waves).map(number);
      const at = number(portal.at);
      return {
        ...(pieceAt(given, 'portal') ?? bare('portal')),
        stage: number(portal.stage) || 1,
        waves,
        at,
        wave: known(portal.wave) ?? waves[at] ?? 0,
        boost: number(portal.boost),
        collapsing: portal.collapsing === true,
        endless: portal.endless === true,
        action: portal.action === true,
        used: portal.used === true,
        isOutsider: portal.outsider === true,
      };
    },
    /** `called`: an engaged minion of a whole position has the place of its lane, not its own. */
    minion: (given, called = '') => {
      const minion = asDocument(given);
      const name = called || text(minion.minion, text(minion.place));
      return {
        ...(pieceAt(given, name) ?? bare(name)),
        minion: name,
        lane: number(minion.lane),
        pillages: number(minion.pillages),
        aside: minion.aside === true,
        engageable: minion.engageable === true,
      };
    },
  };
}

function hordeOf(given: unknown, planned: number): HordeSide {
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
    planned,
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

function markerOf(given: unknown, taunt: string): Marker {
  const marker = asDocument(given);
  const reason = text(marker.reason);
  return {
    lane: number(marker.lane),
    castle: number(marker.castle),
    portal: number(marker.portal),
    monster: change(marker.monster),
    ally: change(marker.ally),
    reason: reason === 'taunt' ? taunt : reason,
  };
}

function stopOf(given: unknown): Stop | null {
  if (typeof given !== 'object' || given === null) return null;
  const stop = asDocument(given);
  return {
    castle: change(stop.castle),
    portal: change(stop.portal),
    replaced: stop.replaced === true,
    decks: list(stop.decks).flatMap((each) => {
      const deck = change(each);
      return deck ? [deck] : [];
    }),
    pillage: number(stop.pillage),
  };
}

/** Is more of its armor printed or given than lies on it as tokens? Else the tokens tell it. */
export function tellsArmor({ armor: [left, full], tokens, turn, temporary }: Piece): boolean {
  const lying = temporary ? tokens.armor + turn.armor : 0;
  return full > 0 && (left !== full || full !== lying);
}

/** A chip with an hourglass is wider than others; "no abilities" fills a row. */
const TEMPORARY = 1.5;
const BLANK = 3;

/** How many chips' room is taken on a card: one for each kind of token, for armor, and for each thing that is so this turn. */
export function chipsOn(piece: Piece): number {
  const { tokens, turn, marks, under, temporary } = piece;
  const lying = [...Object.values(tokens), turn.health, temporary ? 0 : turn.attack, under].filter(
    (count) => count !== 0,
  ).length;
  const going = temporary ? [turn.attack, turn.armor].filter((count) => count !== 0).length : 0;
  return (
    lying + going * TEMPORARY + marks.length + (tellsArmor(piece) ? 1 : 0) + (piece.blank || piece.shorn ? BLANK : 0)
  );
}

/** Where a piece of the back line is pressed and found: an engaged minion goes by its name there. */
export function plateOf(piece: Minion): string {
  return piece.minion || piece.place;
}
