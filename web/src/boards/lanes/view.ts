/** The battle as the board reads it. */

import type { Frame } from '../../lib/protocol';
import type { SeenBattle, SeenCard, SeenMinion, SeenPiece } from './seen';

/** The six lanes and all around them, as the viewer sees them, and what the players are called. */
export interface Battle extends SeenBattle {
  readonly names: readonly string[];
}

/** A card in play, attached to another or not. */
export type Piece = SeenCard & Partial<Pick<SeenPiece, 'attached'>>;

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
  'strikes-elsewhere',
  'splits-strike',
  'pillages-more-per-token',
  'trample',
  'elusive',
  'taunt',
]);

/** The battle out of a frame. */
export const battleOf = (frame: Frame): Battle => ({ ...(frame.view as SeenBattle), names: frame.names });

/** The cards of a hand; null where the viewer may not look. */
export const openHand = (hand: readonly string[] | number): readonly string[] | null =>
  typeof hand === 'number' ? null : hand;

export const sizeOf = (hand: readonly string[] | number): number => (typeof hand === 'number' ? hand : hand.length);

/** What is so of a card this turn, as far as there are words for it. */
export const marksOf = ({ marks }: SeenCard): readonly string[] => marks.filter((mark) => TOLD_MARKS.has(mark));

/** Is more of its armor printed or given than lies on it as tokens? Else the tokens tell it. */
export function tellsArmor({ armor: [left, full], tokens, turn, temporary }: SeenCard): boolean {
  const lying = temporary ? tokens.armor + turn.armor : 0;
  return full > 0 && (left !== full || full !== lying);
}

/** A chip with an hourglass is wider than others; "no abilities" fills a row. */
const TEMPORARY = 1.5;
const BLANK = 3;

/** How many chips' room is taken on a card: one for each kind of token, for armor, and for each thing that is so this turn. */
export function chipsOn(piece: SeenCard): number {
  const { tokens, turn, under, temporary } = piece;
  const lying = [...Object.values({ ...tokens }), turn.health, temporary ? 0 : turn.attack, under].filter(
    (count) => count !== 0,
  ).length;
  const going = temporary ? [turn.attack, turn.armor].filter((count) => count !== 0).length : 0;
  return (
    lying +
    going * TEMPORARY +
    marksOf(piece).length +
    (tellsArmor(piece) ? 1 : 0) +
    (piece.blank || piece.shorn ? BLANK : 0)
  );
}

/** Where a piece of the back line is pressed and found: an engaged minion goes by its name there. */
export function plateOf(piece: SeenMinion): string {
  return piece.minion || piece.place;
}
