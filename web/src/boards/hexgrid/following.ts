/** Which piece is which from one moment to the next, where a view tells only what stands where. */

import { readHex, stepsBetween } from '../../lib/hexagons';

export interface Placed {
  /** Pieces of one kind cannot be told apart. */
  kind: string;
  hex: string;
}

export interface Followed extends Placed {
  key: string;
}

/** Those that stay keep their key; one that is new where another is gone is taken for the nearest that is gone. */
export function follow(before: readonly Followed[], now: readonly Placed[]): readonly Followed[] {
  const stays = (one: Placed) => (other: Placed) => one.kind === other.kind && one.hex === other.hex;
  const gone = before.filter((piece) => !now.some(stays(piece)));
  const taken = new Set(before.map(({ key }) => key));
  let next = 0;
  const fresh = (kind: string): string => {
    while (taken.has(`${kind} ${next}`)) next += 1;
    taken.add(`${kind} ${next}`);
    return `${kind} ${next}`;
  };
  return now.map((piece) => {
    const kept = before.find(stays(piece));
    if (kept) return kept;
    const far = ({ hex }: Placed): number => stepsBetween(readHex(hex), readHex(piece.hex));
    const [nearest] = gone.filter(({ kind }) => kind === piece.kind).sort((a, b) => far(a) - far(b));
    if (nearest) gone.splice(gone.indexOf(nearest), 1);
    return { kind: piece.kind, hex: piece.hex, key: nearest?.key ?? fresh(piece.kind) };
  });
}
