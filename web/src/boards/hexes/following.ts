/** Which minion is which from one moment to the next: the view tells only where they stand. */

import { readHex, stepsBetween } from './geometry';
import { SIDES, type Arena, type Side } from './view';

export interface Minion {
  key: string;
  side: Side;
  hex: string;
}

/** Those that stay keep their key; one that is new where another is gone is taken for the nearest that is gone. */
export function following(before: readonly Minion[], arena: Arena): readonly Minion[] {
  const now = SIDES.flatMap((side) => arena.minions[side].map(({ hex }) => ({ side, hex })));
  const stays = (one: { side: Side; hex: string }) => (other: { side: Side; hex: string }) => one.side === other.side && one.hex === other.hex;
  const gone = before.filter((minion) => !now.some(stays(minion)));
  const taken = new Set(before.map(({ key }) => key));
  let next = 0;
  const fresh = (side: Side): string => {
    while (taken.has(`${side} ${next}`)) next += 1;
    taken.add(`${side} ${next}`);
    return `${side} ${next}`;
  };
  return now.map((minion) => {
    const kept = before.find(stays(minion));
    if (kept) return kept;
    const far = ({ hex }: Minion): number => stepsBetween(readHex(hex), readHex(minion.hex));
    const [nearest] = gone.filter(({ side }) => side === minion.side).sort((a, b) => far(a) - far(b));
    if (nearest) gone.splice(gone.indexOf(nearest), 1);
    return { ...minion, key: nearest?.key ?? fresh(minion.side) };
  });
}
