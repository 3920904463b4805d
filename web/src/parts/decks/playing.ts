/** The address at which a table is opened with a deck. */

import type { CheckedDeck, SavedDeck } from '../../lib/protocol';

type Brought = Pick<CheckedDeck & SavedDeck, 'code' | 'form'> & { heroes: readonly unknown[] };

/** A deck for heroes goes to a casual game, a pool to a competitive one, on a battlefield for so many. */
export function playing(game: string, deck: Brought): string {
  if (deck.heroes.length === 0) return `/new/${game}?deck=${encodeURIComponent(deck.code)}`;
  const isPool = deck.form === 'pool';
  const count = deck.heroes.length;
  const query = new URLSearchParams({
    format: isPool ? 'competitive' : 'casual',
    battlefield: count === (isPool ? 8 : 6) || (!isPool && count === 3) ? 'three-lanes' : 'two-lanes',
    // Who has half a team has a teammate.
    seats: !isPool && count < 4 ? '4' : '2',
    [isPool ? 'pool' : 'deck']: deck.code,
  });
  return `/new/${game}?${query}`;
}
