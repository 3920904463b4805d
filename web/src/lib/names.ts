/** Friendly names for guests: somebody who holds the wall. */

import guests from '../texts/guests';
import { textsIn, type Language } from './words.svelte';

/** A name such as "Merry Mason" or "Vigie tenace". */
export function friendlyName(language: Language, luck: () => number = Math.random): string {
  const t = textsIn(guests, language);
  const one = (from: string): string => {
    const all = from.split(', ');
    return all[Math.floor(luck() * all.length)] ?? '';
  };
  return t.name(one(t.how), one(t.who));
}
