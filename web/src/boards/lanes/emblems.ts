/** Which drawing stands for which card: its own, else that of its family, its trait, its kind. */

import type { ShownCard } from '../../lib/protocol';

/** Cards by the drawing that they share. "The" is left out, and so is the stage of an outsider. */
const CARDS: Readonly<Record<string, string>> = {
  // castles
  fort: 'frostbite-stronghold',
  maw: 'gaping-maw',
  temple: 'leviathans-temple leviathan-s-temple',
  rampart: 'living-rampart',
  scythe: 'scythe-sanctuary',
  burner: 'wind-burner',
  gate: 'cloud-gate',
  den: 'executioners-den executioner-s-den',
  // Liothan
  oak: 'clan-of-the-oak',
  tree: 'clan-of-the-maple living-jungle',
  winged: 'cloud-tearers',
  falcon: 'clan-of-the-falcon wind-riders winged-talons',
  cat: 'clan-of-the-wildcat',
  elk: 'clan-of-the-elk',
  boar: 'clan-of-the-boar tusken-warriors',
  shaman: 'shamans vorhild',
  claws: 'bloodlust overwhelm deadly-stings',
  crystal: 'skytear-mine discovery-in-the-depths',
  dawn: 'dawn-defenders',
  tower: 'frostbite-outpost farsight-tower utseshi-storm-tower',
  spirit: 'speak-with-the-spirits shadow-of-death strike-terror',
  stream: 'stream-of-life overflow',
  icemage: 'corjof stormcaller',
  gulbjarn: 'gulbjarn',
  catapult: 'runic-catapult land-shaker grialthan-wallbreaker',
  // Taulot
  dryad: 'clearing-dryad underwood-dryad bush-dryad',
  jaguar: 'stalker-pack',
  bow: 'canopy-hunters revenant-archers revenant-marksmen',
  spear: 'tribe-warriors flesh-hunter cotlic',
  leafmask: 'scarifier tlakali',
  bear: 'behemoth',
  skull: 'sacrifice skeleton skeleton-token raise-the-dead',
  grasp: 'death-grasp xotlanian-venom',
  pillar: 'draining-pillar stone-pillar ritual-pillar guard-pillar',
  eddy: 'sinkhole hypnotic-gaze',
  rune: 'twist-allegiance',
  guard: 'ixatosk',
  // Kurumo
  ninja: 'crane-shadows koi-shadows cicada-shadows shadowling akimo',
  mason: 'mage-crafters',
  kabuto: 'bushido-of-the-rose bushido-of-the-sakura bushido-of-the-peony bushido-officier bushido-officer yami',
  horse: 'thunder-cavalry revenant-cavalry',
  scepter: 'scepter-of-kamnu',
  blade: 'lightning-naginata',
  katana: 'katana-of-the-dusk',
  steam: 'steam-tower',
  blaze: 'dragon-punch combustion kaenite-lava-eruptor',
  fan: 'sakoshi',
  spire: 'star-piercer',
  // Nupten
  rogue: 'echoed-saboteur duelist-rogue echoed-dervish haburat',
  phalanx: 'restless-phalanx outrider-phalanx storm-phalanx akhuti',
  ward: 'barring-the-way psychic-shield hardened-skin',
  shieldm: 'shield-mentalist shaidrus',
  mind: 'mind-control mentalist-disciple summoner-mentalist',
  circle: 'circle-of-mentalists',
  // the horde
  troll: 'troll-brute',
  trollc: 'troll-crusher troll-trackers',
  yeti: 'forest-yeti cave-yeti yetnar yetnar-minions',
  'storm-cloud': 'gathering-storm snowblind',
  howler: 'deep-howlers',
  stalker: 'deep-stalker',
  giant: 'frost-giant',
  veil: 'lady-of-the-lake',
  wyrm: 'great-white',
  arrow: 'snipers suppression-fire',
  oni: 'oni-champion oni-horde onikai-legion onikai onikai-minions',
  shade: 'shade-hounds shade-coven shade-hunter shade-havocs',
  betrayer: 'betrayed',
  kami: 'fallen-kami',
  hoodblade: 'lone-killer',
  carnivore: 'young-carnivores hell-carnivore underworld-runners',
  scream: 'eldritch-scream',
  golem: 'stone-titan quicksilver-golem graphite-golem chromium-golem juggernaut',
  beast: 'spined-beast',
  spider: 'crawling-storm',
  demon: 'old-forgotten',
  wasp: 'utseshi-swarm',
  passage: 'secret-passage',
  rat: 'ratamil ratamil-minions',
  zeph: 'zephylite zephylite-minions',
  harpy: 'flame-harpy venom-harpy lightning-harpy iron-harpy master-of-the-air',
  chimaera: 'jungle-chimaera mountain-chimaera sand-chimaera chimaera-queen',
  // outsiders
  hate: 'hate-bringer',
  reaper: 'death-dealer',
  beastlord: 'beast-lord',
  matriarch: 'dreaming-matriarch',
  flayer: 'ancient-outsider',
  phantasm: 'silent-ambassador',
};

const BY_CARD: ReadonlyMap<string, string> = new Map(
  Object.entries(CARDS).flatMap(([drawing, cards]) => cards.split(' ').map((card) => [card, drawing] as const)),
);

const BY_TRAIT: Readonly<Record<string, string>> = {
  'royal-guard': 'guard',
  shapeshifter: 'bear',
  dryad: 'dryad',
  tribesmen: 'spear',
  shadows: 'ninja',
  bushido: 'kabuto',
  weapon: 'blade',
  rogue: 'rogue',
  phalanx: 'phalanx',
  mentalist: 'mind',
};

const BY_KIND: Readonly<Record<string, string>> = {
  ally: 'guard',
  hero: 'elven',
  tower: 'tower',
  spell: 'rune',
  attachment: 'hammer',
  monster: 'beast',
  outsider: 'demon',
  minion: 'oni',
  token: 'skull',
  castle: 'keep',
  portal: 'portal',
};

/** The back of a card: nobody may know what it is. */
export const BACK = 'e-keep';

/** The emblem of a card; every card has one. */
export function emblemOf(face: Pick<ShownCard, 'id' | 'kind' | 'traits' | 'emblem'>): string {
  if (face.emblem) return face.emblem;
  const plain = face.id.replace(/^the-/, '').replace(/-(?:[123]|i{1,3})$/, '');
  const trait = face.traits.map((each) => BY_TRAIT[each.toLowerCase().replaceAll(' ', '-')]).find((each) => each !== undefined);
  return `e-${BY_CARD.get(face.id) ?? BY_CARD.get(plain) ?? trait ?? BY_KIND[face.kind] ?? 'keep'}`;
}

/** All drawings that cards may stand behind, for a test that every one of them is there. */
export const DRAWINGS: readonly string[] = [...new Set([...BY_CARD.values(), ...Object.values(BY_TRAIT), ...Object.values(BY_KIND)])].map(
  (drawing) => `e-${drawing}`,
);

const FACTIONS: Readonly<Record<string, string>> = {
  liothan: 'i-hexsnow',
  taulot: 'i-leaf',
  kurumo: 'i-flame',
  nupten: 'i-sun',
};

/** The glyph inside a faction's silhouette; none for the horde. */
export function glyphOf(faction: string): string | null {
  return FACTIONS[faction] ?? null;
}

const KEYWORDS: Readonly<Record<string, string>> = {
  taunt: 'i-banner',
  trample: 'i-boot',
  armor: 'i-armor',
  heroic: 'i-star',
  elusive: 'i-wing',
  barrier: 'i-ring',
  deadly: 'i-skull',
};

/** The glyph of a keyword, for small cards. */
export function keywordGlyph(keyword: string): string {
  return KEYWORDS[keyword] ?? 'i-star';
}
