/** Who won which battle. A frame tells only which tokens each player holds; most of the time that is enough to know. */

import { faceOf } from './cards';
import { foughtIn, type Table } from './view';

/** The seat that took the token, or that nobody did. */
export type Winner = number | 'nobody';

/** How strong a player was in a battle: at least and at most. */
interface Bounds {
  low: number;
  high: number;
}

/**
 * For each battle that was fought: who took its token; null where the frame leaves it open. `told` are the winners that
 * the log has told, by battle.
 */
export function winnersOf(table: Table, told: ReadonlyMap<string, Winner>): readonly (Winner | null)[] {
  const fought = foughtIn(table);
  const possible: Set<Winner>[] = fought.map(() => new Set());
  const lots: { who: Winner; tokens: readonly number[] }[] = [
    ...table.seats.map((side, seat) => ({ who: seat, tokens: side.won })),
    { who: 'nobody', tokens: table.tokens_lost },
  ];
  const next = lots.map(() => 0);
  const path: Winner[] = [];

  // Everybody's tokens lie in the order in which they were won: try all ways to deal the row's tokens out to them.
  const deal = (place: number): void => {
    const card = fought[place];
    if (!card) {
      path.forEach((who, at) => possible[at]?.add(who));
      return;
    }
    const known = told.get(card.battle);
    lots.forEach(({ who, tokens }, lot) => {
      const at = next[lot] ?? 0;
      if (tokens[at] !== card.token || (known !== undefined && known !== who) || !canWin(table, card.battle, who))
        return;
      next[lot] = at + 1;
      path.push(who);
      deal(place + 1);
      path.pop();
      next[lot] = at;
    });
  };
  deal(0);
  return possible.map((whos) => (whos.size === 1 ? ([...whos][0] ?? null) : null));
}

/** Could it have ended so, given what all hordes hold at the end? Before the end anything could. */
function canWin(table: Table, battle: string, who: Winner): boolean {
  if (table.phase !== 'over') return true;
  const bounds = table.seats.map((_, seat) => boundsOf(table, seat, battle));
  if (who === 'nobody') {
    const most = Math.max(...bounds.map(({ low }) => low));
    return bounds.filter(({ high }) => high >= most).length > 1;
  }
  return bounds.every(({ low }, seat) => seat === who || (bounds[who]?.high ?? 0) > low);
}

/**
 * What `seat` had in a battle, read off the end: its monsters that are left, and at most one more for each card that
 * it gave up (a Flayer that joined, a Demon that joined for it, or a monster that fought before it was sacrificed).
 */
function boundsOf(table: Table, seat: number, battle: string): Bounds {
  const side = table.seats[seat];
  const low = (side?.horde ?? []).filter((card) => faceOf(card).battles.includes(battle)).length;
  return { low, high: side?.horde ? low + side.discarded.length : Infinity };
}

/** What everybody had in a battle, read off the end; null for those who gave cards up. */
export function totalsAtTheEnd(table: Table, battle: string): readonly (number | null)[] {
  return table.seats.map((_, seat) => {
    const { low, high } = boundsOf(table, seat, battle);
    return low === high ? low : null;
  });
}
