/** Which piece is which from one moment to the next, so that cards keep their places and can be seen to move. */

import { foughtIn, type Table } from './view';

/** A place in the Pool: a card, or the gap that the card `was` has left. */
export interface Slot {
  id: string;
  card: string | null;
  was: string | null;
}

export type Standing = 'picked' | 'just picked' | 'stolen' | 'given';

/** A card that lies face up before a player. */
export interface Lying {
  id: string;
  card: string;
  standing: Standing;
}

export type Where = 'left' | 'lost' | `row:${string}` | `won:${number}`;

/** One of the Score Tokens and where it lies. */
export interface PlacedToken {
  id: string;
  value: number;
  where: Where;
}

export interface Places {
  slots: readonly Slot[];
  lying: readonly (readonly Lying[])[];
  tokens: readonly PlacedToken[];
  round: number;
  /** How many pieces have had an id so far. */
  named: number;
}

interface Piece {
  id: string;
  card: string;
}

/** So many cards of the Pool may vanish at once in one game; where more do, another game is looked at. */
const MOST_VANISHED = 6;

/**
 * The places of everything after `before` has become `table`. `pressed` is the id of the card that was pressed last: of
 * two copies it is the one that goes.
 */
export function placesOf(table: Table, before: Places | null, pressed: string | null = null): Places {
  let named = before?.named ?? 0;
  const fresh = (): string => `p${(named += 1)}`;
  const old = before && isAnotherGame(before, table) ? null : before;
  const wanted = [...table.pool];
  const { kept, freed } = keepSlots(old?.slots ?? [], wanted, pressed);

  const shown = table.seats.map((_, seat) => shownBefore(table, seat));
  const still = shown.map((cards, seat) => stay(cards, old?.lying[seat] ?? []));
  const left = (old?.lying ?? []).flatMap((cards, seat) => cards.filter((card) => !still[seat]?.taken.has(card.id)));

  // Within a round a card comes back into the Pool only when a choice is taken back: from where it lay.
  const isSameRound = old?.round === table.round;
  const slots = fillGaps(kept, wanted, (card) => (isSameRound ? take(left, card) : null) ?? fresh());
  const lying = shown.map((cards, seat) =>
    cards.map(({ card, standing }, place): Lying => {
      const id = still[seat]?.ids[place] ?? take(freed, card) ?? take(left, card) ?? fresh();
      return { id, card, standing };
    }),
  );
  if (!old) {
    const taken = table.seats.flatMap((side) => [...side.picks, ...side.stolen]).length + (table.just_picked ? 1 : 0);
    for (let gap = 0; gap < taken; gap += 1) slots.push({ id: fresh(), card: null, was: null });
  }
  return { slots, lying, tokens: follow(tokensOn(table), old?.tokens ?? [], fresh), round: table.round, named };
}

/** Everything that lies face up before a player, picks first. */
function shownBefore(table: Table, seat: number): Omit<Lying, 'id'>[] {
  const side = table.seats[seat];
  const just = table.just_picked?.seat === seat ? [table.just_picked.card] : [];
  const as = (standing: Standing) => (card: string) => ({ card, standing });
  return [
    ...(side?.picks ?? []).map(as('picked')),
    ...just.map(as('just picked')),
    ...(side?.stolen ?? []).map(as('stolen')),
    ...(side?.given ?? []).map(as('given')),
  ];
}

function isAnotherGame(before: Places, table: Table): boolean {
  if (before.lying.length !== table.seats.length) return true;
  const pool = [...table.pool];
  const cards = before.slots.flatMap((slot) => slot.card ?? []);
  const vanished = cards.filter((card) => !remove(pool, card)).length;
  return vanished > Math.max(MOST_VANISHED, cards.length / 2);
}

/** Keep each card in its slot as long as `wanted` has it, and cross it off there; the others leave gaps. */
function keepSlots(slots: readonly Slot[], wanted: string[], pressed: string | null): { kept: Slot[]; freed: Piece[] } {
  const freed: Piece[] = [];
  const byId = new Map<string, Slot>();
  const pressedLast = [...slots].sort((a, b) => Number(a.id === pressed) - Number(b.id === pressed));
  for (const slot of pressedLast) {
    if (slot.card === null || remove(wanted, slot.card)) {
      byId.set(slot.id, slot);
    } else {
      freed.push({ id: slot.id, card: slot.card });
      byId.set(slot.id, { id: slot.id, card: null, was: slot.card });
    }
  }
  return { kept: slots.flatMap((slot) => byId.get(slot.id) ?? []), freed };
}

/** Lay new cards into gaps: into their own if they come back, else into the first, else at the end. */
function fillGaps(slots: readonly Slot[], cards: readonly string[], idFor: (card: string) => string): Slot[] {
  const filled = [...slots];
  const strangers = cards.filter((card) => {
    const place = filled.findIndex((slot) => slot.card === null && slot.was === card);
    if (place >= 0) filled[place] = { id: idFor(card), card, was: null };
    return place < 0;
  });
  for (const card of strangers) {
    const gap = filled.findIndex((slot) => slot.card === null);
    filled[gap >= 0 ? gap : filled.length] = { id: idFor(card), card, was: null };
  }
  return filled;
}

/** The ids of those cards that lay before the same player already. */
function stay(
  cards: readonly Omit<Lying, 'id'>[],
  before: readonly Lying[],
): { ids: (string | null)[]; taken: Set<string> } {
  const pieces: Piece[] = [...before];
  const ids = cards.map(({ card }) => take(pieces, card));
  return { ids, taken: new Set(ids.filter((id) => id !== null)) };
}

function tokensOn(table: Table): Omit<PlacedToken, 'id'>[] {
  return [
    ...table.tokens_left.map((value) => ({ value, where: 'left' as const })),
    ...table.row
      .slice(foughtIn(table).length)
      .flatMap(({ battle, token }) => (token === null ? [] : [{ value: token, where: `row:${battle}` as const }])),
    ...table.seats.flatMap((side, seat) => side.won.map((value) => ({ value, where: `won:${seat}` as const }))),
    ...table.tokens_lost.map((value) => ({ value, where: 'lost' as const })),
  ];
}

/** Give tokens their ids: first to those that stayed, then to those of the same value that moved. */
function follow(
  tokens: readonly Omit<PlacedToken, 'id'>[],
  before: readonly PlacedToken[],
  fresh: () => string,
): PlacedToken[] {
  const free = [...before];
  const claim = (fits: (token: PlacedToken) => boolean): string | null => {
    const place = free.findIndex(fits);
    return place < 0 ? null : (free.splice(place, 1)[0]?.id ?? null);
  };
  const stayed = tokens.map(({ value, where }) => claim((token) => token.value === value && token.where === where));
  return tokens.map((token, place) => {
    const id = stayed[place] ?? claim((other) => other.value === token.value) ?? fresh();
    return { ...token, id };
  });
}

/** Take the first piece with this face out of `pieces`: its id, or null. */
function take(pieces: Piece[], card: string): string | null {
  const place = pieces.findIndex((piece) => piece.card === card);
  return place < 0 ? null : (pieces.splice(place, 1)[0]?.id ?? null);
}

/** Remove one copy of `card`; tells whether there was one. */
function remove(cards: string[], card: string): boolean {
  const place = cards.indexOf(card);
  if (place >= 0) cards.splice(place, 1);
  return place >= 0;
}
