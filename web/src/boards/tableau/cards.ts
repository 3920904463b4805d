/** The cards of Horde: what each monster fights in, what it counts, and how it is drawn. */

export const FACTIONS = ['water', 'fire', 'forest', 'royal', 'sun', 'moon'] as const;
export const TYPES = ['ooze', 'troll', 'dragon', 'golem', 'skeleton'] as const;

export type Faction = (typeof FACTIONS)[number];
export type Type = (typeof TYPES)[number];

export interface Face {
  name: string;
  /** The factions and types that it fights for; none for most special monsters. */
  battles: readonly string[];
  /** What it counts when it is picked. */
  value: number;
}

const REGULAR: readonly Face[] = FACTIONS.flatMap((faction) =>
  TYPES.map((type) => ({ name: `${faction}-${type}`, battles: [faction, type], value: 1 })),
);

const SPECIAL: readonly Face[] = [
  { name: 'steam-beast', battles: ['water', 'fire'], value: 1 },
  { name: 'phantasm', battles: ['sun', 'moon'], value: 1 },
  { name: 'vampire', battles: [], value: 2 },
  { name: 'flayer', battles: [], value: 2 },
  { name: 'elvenking', battles: [], value: 2 },
  { name: 'demon', battles: [], value: 3 },
  { name: 'trickster', battles: [], value: 3 },
  { name: 'betrayer', battles: [], value: 1 },
];

export const FACES: readonly Face[] = [...REGULAR, ...SPECIAL];
export const SPECIALS: readonly string[] = SPECIAL.map((face) => face.name);

const BY_NAME: ReadonlyMap<string, Face> = new Map(FACES.map((face) => [face.name, face]));

/** The face with this name. A name that we do not know fights nowhere: a board never fails over a new card. */
export function faceOf(name: string): Face {
  return BY_NAME.get(name) ?? { name, battles: [], value: 1 };
}

export function isFaction(battle: string): battle is Faction {
  return (FACTIONS as readonly string[]).includes(battle);
}

/** The factions of a face: one, two, or none. */
export function factionsOf(name: string): readonly Faction[] {
  return faceOf(name).battles.filter(isFaction);
}

const GLYPHS: Readonly<Record<Faction, string>> = {
  water: 'i-drop',
  fire: 'i-flame',
  forest: 'i-tree',
  royal: 'i-crown',
  sun: 'i-sun',
  moon: 'i-moon',
};

/** The glyph that stands inside a faction's silhouette. */
export function glyphOf(faction: Faction): string {
  return GLYPHS[faction];
}

const EMBLEMS: Readonly<Record<string, string>> = {
  skeleton: 'e-skull',
  'steam-beast': 'e-steam',
  elvenking: 'e-elven',
};

/** The emblem of a monster, or of a type as a Battle Card. */
export function emblemOf(name: string): string {
  const drawn = BY_NAME.get(name)?.battles[1];
  const type = drawn !== undefined && !isFaction(drawn) ? drawn : name;
  return EMBLEMS[type] ?? `e-${type}`;
}

/** How many pool cards stand in a row where there is room, on a narrow board, and on a low one. */
export function columnsFor(slots: number): { roomy: number; narrow: number; dense: number } {
  if (slots > 16) return { roomy: 7, narrow: 7, dense: 7 };
  if (slots > 12) return { roomy: 8, narrow: 6, dense: 8 };
  const columns = Math.max(4, Math.ceil(slots / 2));
  return { roomy: columns, narrow: columns, dense: columns };
}
