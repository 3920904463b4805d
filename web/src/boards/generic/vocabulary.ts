/** The words that a view is read out with: common ones, and those of the game's own board where it has one. */
import tableau from '../../texts/tableau';
import view from '../../texts/view';
import { words } from '../../lib/words.svelte';
import type { Vocabulary } from './describe';

type Words = Readonly<Record<string, string>>;

/** The vocabulary for a board, in the language spoken now. */
export function vocabularyOf(board: string): Vocabulary {
  const common = words(view);
  const fields: Words = common.fields;
  const pieces: Words = board === 'tableau' ? { ...words(tableau).battle, ...words(tableau).card } : {};
  return { ...common, field: (name) => fields[name], piece: (id) => pieces[id] ?? common.pieces[id] };
}
