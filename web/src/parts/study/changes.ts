/** The rules of a book that changed something in the edition before it. */

import type { ShortRule, ShownBook } from '../../lib/protocol';

interface ChangedChapter {
  id: string;
  title: string;
  rules: readonly ShortRule[];
}

/** Chapter by chapter, in the book's order; chapters that changed nothing are left out. */
export function changesIn(book: ShownBook): readonly ChangedChapter[] {
  const changed = new Map(book.rules.filter(({ changes }) => changes !== '').map((rule) => [rule.id, rule]));
  return book.chapters
    .map(({ id, title, rules }) => ({ id, title, rules: rules.flatMap((rule) => changed.get(rule) ?? []) }))
    .filter(({ rules }) => rules.length > 0);
}

/** Where they are all told. */
export function changesAddress(game: string): string {
  return `/rules/${encodeURIComponent(game)}?changes=1`;
}
