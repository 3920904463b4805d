/** How heroes, outsiders, runes, actions and conditions are drawn: names of our own emblems and icons. */

const HEROES: Readonly<Record<string, readonly [emblem: string, faction: string]>> = {
  akhuti: ['e-veil', 'nupten'],
  brylvar: ['e-boar', 'liothan'],
  corjof: ['e-icemage', 'liothan'],
  cotlic: ['e-jaguar', 'taulot'],
  gulbjarn: ['e-gulbjarn', 'liothan'],
  haburat: ['e-hoodblade', 'nupten'],
  hogosai: ['e-oni', 'kurumo'],
  kichie: ['e-fan', 'kurumo'],
  nelaclen: ['e-dryad', 'taulot'],
  sakoshi: ['e-ninja', 'kurumo'],
  setheru: ['e-scepter', 'nupten'],
  shaidrus: ['e-guard', 'nupten'],
  tlakali: ['e-leafmask', 'taulot'],
  vorhild: ['e-bow', 'liothan'],
  yami: ['e-kabuto', 'kurumo'],
  zacoal: ['e-claws', 'taulot'],
};
const OUTSIDERS: Readonly<Record<string, string>> = {
  shardling: 'e-crystal',
  riftwalker: 'e-passage',
  stormeye: 'e-storm',
};
const FACTIONS: Readonly<Record<string, string>> = {
  liothan: 'i-hexsnow',
  taulot: 'i-leaf',
  kurumo: 'i-flame',
  nupten: 'i-sun',
};
const RUNES: Readonly<Record<string, string>> = { fire: 'i-flame', ice: 'i-hexsnow', air: 'i-swirl', earth: 'i-leaf' };
const ACTIONS: Readonly<Record<string, string>> = {
  move: 'i-boot',
  lead: 'i-banner',
  attack: 'i-sword',
  skirmish: 'i-claw',
  worship: 'i-star',
};
const STATES: Readonly<Record<string, string>> = { ready: 'i-flag', exhausted: 'i-hourglass', defeated: 'i-skull' };
const VICTORIES: Readonly<Record<string, string>> = {
  'west-breach': 'i-castle',
  'east-breach': 'i-castle',
  headhunters: 'i-skull',
  'lane-masters': 'i-flag',
  'dome-lords': 'i-swirl',
  'double-siege': 'i-castle',
  slaughter: 'i-claw',
  overrun: 'i-next',
  'clean-sweep': 'i-star',
  gatecrashers: 'i-boot',
};

export const FACTION_ORDER = ['liothan', 'taulot', 'kurumo', 'nupten'] as const;
export const ACTION_ORDER = ['move', 'lead', 'attack', 'skirmish', 'worship'] as const;

/** The emblem of a hero; one that is new to us has none, and is drawn by its initial. */
export const heroEmblem = (hero: string): string => HEROES[hero]?.[0] ?? '';
export const factionOf = (hero: string): string => HEROES[hero]?.[1] ?? '';
export const outsiderEmblem = (outsider: string): string => OUTSIDERS[outsider] ?? 'e-spirit';
export const factionIcon = (faction: string): string => FACTIONS[faction] ?? 'i-ring';
export const runeIcon = (rune: string): string => RUNES[rune] ?? 'i-ring';
export const actionIcon = (action: string): string => ACTIONS[action] ?? 'i-play';
export const stateIcon = (state: string): string => STATES[state] ?? 'i-flag';
export const victoryIcon = (card: string): string => VICTORIES[card] ?? 'i-star';

/** What a faction's silhouette looks like round a hero of it, on a radius of 9. */
const SILHOUETTES: Readonly<Record<string, string>> = {
  liothan: 'M0 -9L8 -4.5V4.5L0 9L-8 4.5V-4.5Z',
  taulot: 'M-8 8V-1A7 7 0 0 1 -1 -8H8V1A7 7 0 0 1 1 8Z',
  kurumo: 'M0 -9L9 8H-9Z',
  nupten: 'M-8 0A8 8 0 1 1 8 0A8 8 0 1 1 -8 0Z',
};
export const silhouetteOf = (faction: string): string => SILHOUETTES[faction] ?? '';

/** A minion: a pawn that stands on a point. */
export const PAWN = 'M-11 13q0-11 6-14a7 7 0 1 1 10 0q6 3 6 14z';
