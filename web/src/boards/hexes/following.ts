/** Which minion is which from one moment to the next: the view tells only where they stand. */

import { follow } from '../hexgrid/following';
import { SIDES, type Arena, type Side } from './view';

export interface Minion {
  key: string;
  side: Side;
  hex: string;
}

export function following(before: readonly Minion[], arena: Arena): readonly Minion[] {
  const now = SIDES.flatMap((side) => arena.minions[side].map(({ hex }) => ({ kind: side, hex })));
  const followed = follow(
    before.map(({ key, side, hex }) => ({ key, kind: side, hex })),
    now,
  );
  return followed.map(({ key, kind, hex }) => ({ key, side: kind as Side, hex }));
}
