/** Which of the game's keywords stand on a card. */

import type { ShownCard, ShownKeyword } from '../lib/protocol';

/** What a piece in play may have beyond what its card says. */
interface Played {
  keywords: Readonly<Record<string, number>>;
  armor: readonly [left: number, full: number];
}

/** Marks that are not written in a sentence count too: what the piece has in play, an epic card's epic. */
export function wordsOn(
  face: ShownCard,
  piece: Played | null,
  keywords: readonly ShownKeyword[],
): readonly ShownKeyword[] {
  const written = face.abilities
    .map((ability) => `${ability.lead} ${ability.text}`)
    .join(' ')
    .toLocaleLowerCase();
  const has = new Set([
    ...Object.keys(piece?.keywords ?? {}),
    ...(face.epic ? ['epic'] : []),
    ...((piece?.armor[1] ?? 0) > 0 ? ['armor'] : []),
  ]);
  return keywords.filter(({ id, name }) => has.has(id) || isWrittenIn(written, name.toLocaleLowerCase()));
}

/** As a word of its own: "play" is not in "player". */
function isWrittenIn(text: string, word: string): boolean {
  const at = text.indexOf(word);
  if (at < 0 || word === '') return false;
  const isLetter = (sign: string | undefined): boolean => sign !== undefined && /\p{L}/u.test(sign);
  if (!isLetter(text[at - 1]) && !isLetter(text[at + word.length])) return true;
  return isWrittenIn(text.slice(at + 1), word);
}
