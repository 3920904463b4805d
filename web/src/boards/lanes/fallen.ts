/** Cards that have fallen stay on the board until the log has told of it: the view shows only the end of the story. */

import type { LogLine } from '../../lib/protocol';
import type { SeenLane, SeenPiece } from './seen';
import type { Battle } from './view';

export type Fallen = ReadonlyMap<string, SeenPiece>;

export const NOBODY: Fallen = new Map();

/** What stood in a lane before, and is neither there nor in another lane or the back line now. */
export function fallenBetween(before: Battle, now: Battle): Fallen {
  const standing = [
    ...now.lanes.flatMap(({ monster, alliance }) => [monster?.card, alliance?.card]),
    ...now.back_line.flatMap(({ minion, card }) => (minion === '' ? [card] : [])),
  ];
  const fallen = new Map<string, SeenPiece>();
  before.lanes.forEach((lane, place) => {
    const here = now.lanes[place];
    for (const [was, is] of [[lane.monster, here?.monster] as const, [lane.alliance, here?.alliance] as const]) {
      if (was && !is && was.card !== '' && !standing.includes(was.card)) fallen.set(was.place, was);
    }
  });
  return fallen;
}

/** How a card leaves the board. */
const ENDS: ReadonlySet<string> = new Set([
  'destroyed',
  'discarded-in-play',
  'moved',
  'returned',
  'to-supply',
  'bounced',
  'on-pile',
]);

/** Without those whose end this line tells. */
export function withoutTold(fallen: Fallen, line: LogLine): Fallen {
  if (fallen.size === 0 || !ENDS.has(line.kind)) return fallen;
  const said = new Set(Object.values(line.facts).filter((fact): fact is string => typeof fact === 'string'));
  const left = [...fallen].filter(
    ([place, piece]) => !said.has(place) && !(said.has(piece.card) && !namesAPlace(said)),
  );
  return new Map(left);
}

function namesAPlace(said: ReadonlySet<string>): boolean {
  return [...said].some((fact) => /^(?:[am][1-6]|b\d+)$/.test(fact));
}

/** The battle with the fallen where they stood. */
export function withFallen(battle: Battle, fallen: Fallen): Battle {
  if (fallen.size === 0) return battle;
  const lanes = battle.lanes.map(({ monster, alliance }, place): SeenLane => ({
    monster: monster ?? fallen.get(`m${place + 1}`) ?? null,
    alliance: alliance ?? fallen.get(`a${place + 1}`) ?? null,
  }));
  return { ...battle, lanes };
}
