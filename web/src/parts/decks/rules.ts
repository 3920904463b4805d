/** Which rules of a game's book speak of building decks: what the castle allows, how many cards, its highest rarities, and
 * without castles what is kept out. */

export interface DeckRules {
  castle: string;
  size: string;
  top: string;
  out: string;
}

const FIRST: DeckRules = { castle: 'SH-CUST-11', size: 'SH-CUST-17', top: 'SH-CUST-18', out: '' };
const BY_GAME: Readonly<Record<string, DeckRules>> = {
  monoliths: { castle: 'HM-BUILD-01', size: 'HM-BUILD-06', top: 'HM-BUILD-09', out: '' },
  skytear: { castle: 'SM-DECK-01', size: 'SM-DECK-03', top: '', out: 'SM-CAS-06' },
};
const ALL = [FIRST, ...Object.values(BY_GAME)];

export function deckRules(game: string): DeckRules {
  return BY_GAME[game] ?? FIRST;
}

/** Is it the rule of some game about this? */
export function speaksOf(what: keyof DeckRules, rule: string): boolean {
  return ALL.some((rules) => rules[what] === rule);
}
