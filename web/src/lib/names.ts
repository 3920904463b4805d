/** Friendly names for guests: somebody who holds the wall. */

import type { Language } from './words.svelte';

const NAMES: Record<Language, { who: readonly string[]; how: readonly string[] }> = {
  en: {
    who: ['Warden', 'Lamplighter', 'Mason', 'Archer', 'Falconer', 'Piper', 'Baker', 'Watcher', 'Miller', 'Scribe'],
    how: ['Brave', 'Merry', 'Quiet', 'Bold', 'Wakeful', 'Clever', 'Sturdy', 'Swift', 'Patient', 'Lucky'],
  },
  fr: {
    // Words that read the same for everybody.
    who: [
      'Sentinelle',
      'Vigie',
      'Estafette',
      'Garde',
      'Scribe',
      'Guide',
      'Lampiste',
      'Mousquetaire',
      'Funambule',
      'Druide',
    ],
    how: ['brave', 'habile', 'calme', 'agile', 'tenace', 'rapide', 'sage', 'intrépide', 'fidèle', 'honnête'],
  },
};

/** A name such as "Merry Mason" or "Vigie tenace". */
export function friendlyName(language: Language, luck: () => number = Math.random): string {
  const { who, how } = NAMES[language];
  const one = (from: readonly string[]): string => from[Math.floor(luck() * from.length)] ?? '';
  return language === 'fr' ? `${one(who)} ${one(how)}` : `${one(how)} ${one(who)}`;
}
