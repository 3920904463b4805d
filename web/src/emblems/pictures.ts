/** Which drawing stands for a value of an option in the form that opens a table. */

import { factionSign, isFaction } from './isles';
import { emblemOf, glyphOf } from './lanes';

export interface Picture {
  emblem?: string;
  /** The badge of a faction: its icon, and the class of its silhouette. */
  sign?: { icon: string; badge: string };
}

const GAMES = ['skytear-horde', 'monoliths'];
const FACTIONS = ['liothan', 'taulot', 'kurumo', 'nupten'];
const HORDES: Readonly<Record<string, string>> = {
  renegade: 'e-troll',
  undead: 'e-skull',
  predator: 'e-carnivore',
  nightmare: 'e-harpy',
  monoliths: 'e-monolith',
  sinklings: 'e-merfolk',
  slitherers: 'e-vine',
  'the-brood': 'e-brood',
};

/** The picture of a value; null where words are enough. */
export function pictureOf(game: string, option: string, value: string): Picture | null {
  if (game === 'cloudspire')
    return option.startsWith('faction_') && isFaction(value) ? { sign: factionSign(value) } : null;
  if (!GAMES.includes(game)) return null;
  if (option === 'deck' || option === 'deck_b') {
    const faction = FACTIONS.find((each) => value === each || value.startsWith(`${each}-`));
    const icon = faction === undefined ? null : glyphOf(faction);
    return faction && icon ? { sign: { icon, badge: faction } } : null;
  }
  if (option.startsWith('horde')) return HORDES[value] ? { emblem: HORDES[value] } : null;
  if (value === 'auto') return null;
  if (option === 'castle' || option === 'castle_b')
    return { emblem: emblemOf({ id: value, kind: 'castle', traits: [], emblem: '' }) };
  if (option === 'outsider') return { emblem: emblemOf({ id: value, kind: 'outsider', traits: [], emblem: '' }) };
  return null;
}
