/** Which of the game's keywords stand on a card. */

import type { ShownCard, ShownKeyword } from '../lib/protocol';

/** What a piece in play may have beyond what its card says. */
interface Played {
  keywords: Readonly<Record<string, number>>;
  armor: readonly [left: number, full: number];
}

/** Those of its face, and what the piece has in play. */
export function wordsOn(
  face: ShownCard,
  piece: Played | null,
  keywords: readonly ShownKeyword[],
): readonly ShownKeyword[] {
  const has = new Set([
    ...face.keywords,
    ...Object.keys(piece?.keywords ?? {}),
    ...((piece?.armor[1] ?? 0) > 0 ? ['armor'] : []),
  ]);
  return keywords.filter(({ id }) => has.has(id));
}
