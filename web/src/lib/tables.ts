/** Questions about tables in lists. */

import type { NewSeat, NewTable, ShownGame, ShownLevel, TableCard } from './protocol';

const FACES: Record<string, readonly [string, string, string]> = {
  'plankton-horde': ['e-ooze', 'e-dragon', 'e-skull'],
  monoliths: ['e-howlstone', 'e-monolith', 'e-vine'],
};

/** The emblems that stand for a game: its own, or the storm's. */
export function facesOf(game: string): readonly [string, string, string] {
  return FACES[game] ?? ['e-troll', 'e-maw', 'e-yeti'];
}

/** One emblem for a table, so that tables of one game can be told apart: the same table always has the same face. */
export function faceOf(card: { id: string; game: string }): string {
  const faces = facesOf(card.game);
  let sum = 0;
  for (const sign of card.id) sum += sign.codePointAt(0) ?? 0;
  return faces[sum % faces.length] ?? faces[0];
}

/** The first seat that a newcomer could take, or -1. */
export function openSeat(card: TableCard): number {
  return card.seats.findIndex((seat) => seat.kind === 'open');
}

/** How many seats are taken. */
export function taken(card: TableCard): number {
  return card.seats.filter((seat) => seat.kind === 'person' || seat.kind === 'bot').length;
}

/** The names of those who sit there, without mine. */
export function others(card: TableCard): string[] {
  return card.seats
    .filter((seat, number) => !card.mine.includes(number) && (seat.kind === 'person' || seat.kind === 'bot'))
    .map((seat) => seat.name);
}

/** The names of those whom the game waits for, without mine: the people among them, if there are some. */
export function awaited(card: TableCard): string[] {
  const asked = card.asked.filter((seat) => !card.mine.includes(seat)).flatMap((seat) => card.seats[seat] ?? []);
  const people = asked.filter((seat) => seat.kind === 'person');
  return (people.length > 0 ? people : asked).map((seat) => seat.name);
}

/** The settings in one line: sentences of the game, without their full stops. */
export function settingsLine(card: TableCard): string {
  return card.settings.map((sentence) => sentence.replace(/\.$/, '')).join(' · ');
}

/** My running games: where it is my move first, then the latest. */
export function byUrgency(cards: readonly TableCard[]): TableCard[] {
  return [...cards].sort((a, b) => Number(b.your_move) - Number(a.your_move) || b.updated - a.updated);
}

/** The level that bots have when nobody chose one: keen, or the one in the middle. */
export function usualLevel(levels: readonly ShownLevel[]): string | null {
  return (levels.find((level) => level.name === 'keen') ?? levels[Math.floor(levels.length / 2)])?.name ?? null;
}

/** How many bots one person plays with unless they say otherwise: two, or one in a game of sides or one that can be played alone. */
export function botsFor(game: ShownGame): number {
  return Math.min(Math.max(game.fewest === 1 || game.together ? 2 : 3, game.fewest), game.most) - 1;
}

/** The table behind "Play now": me with keen bots, or alone where one seat is enough. */
export function atOnce(game: ShownGame, levels: readonly ShownLevel[]): NewTable {
  const bots = game.fewest === 1 ? 0 : botsFor(game);
  const bot: NewSeat = { kind: 'bot', level: usualLevel(levels) };
  const seats: NewSeat[] = [{ kind: 'me' }, ...Array.from({ length: bots }, () => ({ ...bot }))];
  return { game: game.slug, seats: seats as NewTable['seats'], options: {}, public: false };
}
