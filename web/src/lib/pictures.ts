/** Which drawing stands for a value of an option in the form that opens a table. */

import { emblemOf } from '../boards/lanes/emblems';

export interface Picture {
  emblem?: string;
  faction?: string;
}

const FACTIONS = ['liothan', 'taulot', 'kurumo', 'nupten'];
const HORDES: Readonly<Record<string, string>> = {
  renegade: 'e-troll',
  undead: 'e-skull',
  predator: 'e-carnivore',
  nightmare: 'e-harpy',
};

/** The picture of a value; null where words are enough. */
export function pictureOf(game: string, option: string, value: string): Picture | null {
  if (game !== 'skytear-horde') return null;
  if (option === 'deck' || option === 'deck_b') return FACTIONS.includes(value) ? { faction: value } : null;
  if (option.startsWith('horde')) return HORDES[value] ? { emblem: HORDES[value] } : null;
  if (value === 'auto') return null;
  if (option === 'castle') return { emblem: emblemOf({ id: value, kind: 'castle', traits: [], emblem: '' }) };
  if (option === 'outsider') return { emblem: emblemOf({ id: value, kind: 'outsider', traits: [], emblem: '' }) };
  return null;
}
