/** Which cards the pool shows, and in which order. */

import type { DeckRoom, ShownCard, ShownCastle } from '../../lib/protocol';
import { speaksOf } from './rules';

export interface Filter {
  words: string;
  factions: ReadonlySet<string>;
  kinds: ReadonlySet<string>;
  costs: ReadonlySet<number>;
  rarities: ReadonlySet<string>;
  /** Only cards of which one more may be added. */
  fits: boolean;
}

export const OPEN: Filter = {
  words: '',
  factions: new Set(),
  kinds: new Set(),
  costs: new Set(),
  rarities: new Set(),
  fits: false,
};

/** Costs from here on count as one. */
export const DEAR = 7;

export const DECK_KINDS: readonly string[] = ['ally', 'hero', 'tower', 'spell', 'attachment'];

/** Can it be in a deck at all? */
export function isDeckCard(card: ShownCard): boolean {
  if (card.kind === 'power-card') return card.faction !== '';
  return DECK_KINDS.includes(card.kind) && card.faction !== '' && card.rarity !== '';
}

/** By which kinds cards are told apart: power cards by when they are played. */
export const kindOf = (card: ShownCard): string => (card.kind === 'power-card' ? card.rarity : card.kind);

/** An ultimate comes and goes with its hero. */
const isShown = (card: ShownCard, copies: ReadonlyMap<string, number>): boolean =>
  card.kind !== 'power-card' || !card.epic || copies.has(card.id);

/** The cards that pass the filter: what the castle allows first, its own faction before others, cheap before dear. */
export function poolOf(
  cards: readonly ShownCard[],
  filter: Filter,
  castle: ShownCastle | null,
  room: ReadonlyMap<string, DeckRoom>,
  copies: ReadonlyMap<string, number>,
): ShownCard[] {
  const order = castle ? [castle.faction, ...castle.rare, ...castle.base] : [];
  const rank = (card: ShownCard): number => {
    const place = order.indexOf(card.faction);
    return place < 0 ? order.length : place;
  };
  const isOut = (card: ShownCard): boolean => isRefused(card, room.get(card.id), castle) && !copies.get(card.id);
  const wanted = asks(filter.words);
  return cards
    .filter(
      (card) =>
        isDeckCard(card) &&
        isShown(card, copies) &&
        (filter.factions.size === 0 || filter.factions.has(card.faction)) &&
        (filter.kinds.size === 0 || filter.kinds.has(kindOf(card))) &&
        (filter.costs.size === 0 || filter.costs.has(Math.min(card.cost ?? 0, DEAR))) &&
        (filter.rarities.size === 0 || filter.rarities.has(card.rarity)) &&
        (!filter.fits || (room.get(card.id)?.most ?? 1) > (copies.get(card.id) ?? 0)) &&
        wanted(card),
    )
    .sort(
      (a, b) =>
        Number(isOut(a)) - Number(isOut(b)) ||
        rank(a) - rank(b) ||
        a.faction.localeCompare(b.faction) ||
        (a.cost ?? 0) - (b.cost ?? 0) ||
        a.name.localeCompare(b.name),
    );
}

/** Is the card kept out altogether, whatever else is taken out for it? A deck that is full does not do so. */
export function isRefused(card: ShownCard, room: DeckRoom | undefined, castle: ShownCastle | null): boolean {
  if (!room || room.most > 0 || room.rule === '' || speaksOf('size', room.rule)) return false;
  if (!castle) return speaksOf('out', room.rule);
  return !speaksOf('top', room.rule) || card.faction !== castle.faction;
}

/** The test for what was typed: every word must stand somewhere on the card; "cost 2" and "coût 2" ask for its cost. */
function asks(typed: string): (card: ShownCard) => boolean {
  const costs: ((cost: number) => boolean)[] = [];
  const rest = folded(typed).replace(/\b(?:cost|cout)\s*(\d+)(\+)?/g, (_, cost: string, more?: string) => {
    costs.push((each) => (more ? each >= Number(cost) : each === Number(cost)));
    return ' ';
  });
  const words = rest.split(/\s+/).filter(Boolean);
  return (card) => {
    if (!costs.every((fits) => card.cost !== null && fits(card.cost))) return false;
    if (words.length === 0) return true;
    const said = folded(
      [card.name, card.type_line, card.rarity, ...card.abilities.map((each) => `${each.lead} ${each.text}`)].join(' '),
    );
    return words.every((word) => said.includes(word));
  };
}

/** Without case and accents, as people type. */
function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();
}
