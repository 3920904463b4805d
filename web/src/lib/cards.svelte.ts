/** The faces of a game's cards, fetched once for each language. A card that is not known yet is shown by its id. */

import { api, asProblem } from './api';
import { service } from './online.svelte';
import type { ShownCard, ShownCards, ShownKeyword } from './protocol';
import { speech } from './words.svelte';

/** The cards of one game in one language. */
export interface Shelf {
  cards: ReadonlyMap<string, ShownCard>;
  keywords: readonly ShownKeyword[];
}

const EMPTY: Shelf = { cards: new Map(), keywords: [] };

class Shelves {
  #shelves = $state.raw<ReadonlyMap<string, Shelf>>(new Map());
  readonly #coming = new Set<string>();

  /** What is known of the cards of this game in the language spoken now. Use it inside `$derived`. */
  of(game: string): Shelf {
    return this.#shelves.get(nameOf(game)) ?? EMPTY;
  }

  /** Fetch the cards of this game unless they are here or on their way. Use it inside `$effect`. */
  async fetch(game: string): Promise<void> {
    const name = nameOf(game);
    if (service.away || this.#coming.has(name) || this.#shelves.has(name)) return;
    this.#coming.add(name);
    try {
      this.put(game, await api.get<ShownCards>(`/cards/${encodeURIComponent(game)}`), name);
    } catch (thrown) {
      // The board goes on with the names that it can make from ids; a service that is away is told of by its own bar.
      const problem = asProblem(thrown);
      if (!problem.away) console.warn(problem.because);
    } finally {
      this.#coming.delete(name);
    }
  }

  /** Lay cards on their shelf. */
  put(game: string, shown: ShownCards, name = nameOf(game)): void {
    const shelf = { cards: new Map(shown.cards.map((card) => [card.id, card])), keywords: shown.keywords };
    this.#shelves = new Map([...this.#shelves, [name, shelf]]);
  }
}

function nameOf(game: string): string {
  return `${speech.language} ${game}`;
}

export const shelves = new Shelves();

/** The face of a card; one that is not known is drawn with a name made from its id. */
export function faceOf(shelf: Shelf, id: string): ShownCard {
  return shelf.cards.get(id) ?? { ...BLANK, id, name: readable(id) };
}

const BLANK: ShownCard = {
  id: '',
  name: '',
  kind: '',
  type_line: '',
  faction: '',
  set: '',
  traits: [],
  rarity: '',
  copies: 0,
  cost: null,
  attack: null,
  health: null,
  epic: false,
  stage: 0,
  corner: '',
  boost: 0,
  side: '',
  swords: 0,
  symbol: false,
  waves: [],
  emblem: '',
  abilities: [],
  enchantment: [],
  power: null,
  runes: [],
  modifier: null,
  armor: 0,
  flips: 0,
  area: [],
  keywords: [],
};

/** "clan-of-the-oak" as people write it. */
export function readable(id: string): string {
  return id.replaceAll('-', ' ').replace(/^\p{L}/u, (letter) => letter.toUpperCase());
}

/** A keyword as the game explains it; while its cards are still on their way, by its id alone. */
export function keywordOf(shelf: Shelf, id: string): ShownKeyword {
  return (
    shelf.keywords.find((each) => each.id === id) ?? {
      id,
      name: readable(id),
      means: '',
      rule: '',
      numbered: false,
      picture: 'i-star',
    }
  );
}
