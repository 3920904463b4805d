/** Which drawing stands for which card: its own, else that of its family, its trait, its kind. */

import type { ShownCard } from '../lib/protocol';

/** Cards by the drawing that they share. "The" is left out, and so is the stage of an outsider or the power of a card. */
const CARDS: Readonly<Record<string, string>> = {
  // castles
  fort: 'frostbite-stronghold beraph-of-grialth',
  maw: 'gaping-maw',
  temple: 'leviathans-temple leviathan-s-temple hesp-aut-of-utsesh',
  rampart: 'living-rampart immovable living-walls',
  scythe: 'scythe-sanctuary',
  burner: 'wind-burner crafters-district',
  gate: 'cloud-gate gate-to-nupten',
  den: 'executioners-den executioner-s-den haunted-ruins',
  // Liothan
  oak: 'clan-of-the-oak for-liothan',
  tree: 'clan-of-the-maple living-jungle nelaclen white-ash',
  winged: 'cloud-tearers freyhel',
  falcon: 'clan-of-the-falcon wind-riders winged-talons',
  cat: 'clan-of-the-wildcat last-of-the-pack',
  elk: 'clan-of-the-elk heraal',
  boar: 'clan-of-the-boar tusken-warriors rider-of-hate-mount',
  shaman: 'shamans vorhild rebirth-disciple',
  claws: 'bloodlust overwhelm deadly-stings breach',
  crystal: 'skytear-mine discovery-in-the-depths skytear-diverter silent-shard skytear-protector',
  dawn: 'dawn-defenders spring-watch celestial-judgement',
  tower: 'frostbite-outpost farsight-tower utseshi-storm-tower armored-tower tower-of-grief',
  spirit: 'speak-with-the-spirits shadow-of-death strike-terror rise-again ethereal-defense',
  stream: 'stream-of-life overflow charm-of-renewal',
  icemage: 'corjof stormcaller',
  gulbjarn: 'gulbjarn',
  catapult: 'runic-catapult land-shaker grialthan-wallbreaker',
  // Taulot
  dryad: 'clearing-dryad underwood-dryad bush-dryad rooted-dryad vine-dryad dryad-of-sorrow',
  jaguar: 'stalker-pack zacoal',
  bow: 'canopy-hunters revenant-archers revenant-marksmen royal-marksmen',
  spear: 'tribe-warriors flesh-hunter cotlic plunderess',
  leafmask: 'scarifier tlakali mournings',
  bear: 'behemoth',
  skull: 'sacrifice skeleton skeleton-token raise-the-dead unburial-rites lost-legion',
  grasp: 'death-grasp xotlanian-venom poisoned-attack',
  pillar: 'draining-pillar stone-pillar ritual-pillar guard-pillar carchlan-of-xotlan',
  eddy: 'sinkhole hypnotic-gaze time-loop',
  rune: 'twist-allegiance',
  guard: 'ixatosk errant-lord',
  // Kurumo
  ninja: 'crane-shadows koi-shadows cicada-shadows shadowling akimo mantis-shadow dragonfly-shadow butterfly-shadow',
  mason: 'mage-crafters master-of-the-forge scrap-tinkerer',
  kabuto:
    'bushido-of-the-rose bushido-of-the-sakura bushido-of-the-peony bushido-officier bushido-officer yami ayame-bushido chrysalis-sallet demon-daimyo master-of-gloom',
  horse: 'thunder-cavalry revenant-cavalry rider-of-death-mount',
  scepter: 'scepter-of-kamnu crazed-summoner',
  blade: 'lightning-naginata punisher-blade',
  katana: 'katana-of-the-dusk hogosai kichie',
  steam: 'steam-tower',
  blaze: 'dragon-punch combustion kaenite-lava-eruptor kurumos-judgement firebreather immolate-to-see',
  fan: 'sakoshi',
  spire: 'star-piercer zeno-of-kaeno',
  // Nupten
  rogue: 'echoed-saboteur duelist-rogue echoed-dervish haburat echoed-flanker taunting-rogue tallyman',
  phalanx: 'restless-phalanx outrider-phalanx storm-phalanx akhuti sentinel-phalanx treasure-keeper illusory-legion',
  ward: 'barring-the-way psychic-shield hardened-skin staunch-momentum barding fungus-shield',
  shieldm: 'shield-mentalist shaidrus oath-of-riders',
  mind: 'mind-control mentalist-disciple summoner-mentalist eye-of-liothan watcher',
  circle: 'circle-of-mentalists purple-circle',
  // the horde
  troll: 'troll-brute',
  trollc: 'troll-crusher troll-trackers',
  yeti: 'forest-yeti cave-yeti yetnar yetnar-minions',
  'storm-cloud': 'gathering-storm snowblind guardian-clouds gale-strike',
  howler: 'deep-howlers channeler',
  stalker: 'deep-stalker abyssal-terror',
  giant: 'frost-giant',
  veil: 'lady-of-the-lake damsel-of-silence stasis-priestess',
  wyrm: 'great-white',
  arrow: 'snipers suppression-fire',
  oni: 'oni-champion oni-horde onikai-legion onikai onikai-minions for-the-horde',
  shade: 'shade-hounds shade-coven shade-hunter shade-havocs',
  betrayer: 'betrayed',
  kami: 'fallen-kami',
  hoodblade: 'lone-killer scaruspex',
  carnivore: 'young-carnivores hell-carnivore underworld-runners runner',
  scream: 'eldritch-scream despair',
  golem: 'stone-titan quicksilver-golem graphite-golem chromium-golem juggernaut stonetrampler',
  beast: 'spined-beast',
  spider: 'crawling-storm tower-crawler',
  demon: 'old-forgotten',
  wasp: 'utseshi-swarm sting-of-the-righteous barbed-swarm',
  passage: 'secret-passage underworld-gateways tunnel-to-the-ancients',
  rat: 'ratamil ratamil-minions',
  zeph: 'zephylite zephylite-minions',
  harpy: 'flame-harpy venom-harpy lightning-harpy iron-harpy master-of-the-air',
  chimaera: 'jungle-chimaera mountain-chimaera sand-chimaera chimaera-queen slaver-of-beasts-mount',
  thorn: 'xotlan-revolts spore-star',
  // outsiders
  hate: 'hate-bringer rider-of-hate',
  reaper: 'death-dealer rider-of-death',
  beastlord: 'beast-lord slaver-of-beasts',
  matriarch: 'dreaming-matriarch rider-of-dreams',
  flayer: 'ancient-outsider ancient-reborn grabbers',
  phantasm: 'silent-ambassador khepiax',
  // Monoliths: the alliance
  troop: 'troop',
  fish: 'clan-of-the-icefish',
  horn: 'horn-of-liothan',
  banner: 'field-commander blossoming-banner',
  star: 'beraph-star setheru',
  gallows: 'gibbet-tower',
  altar: 'altar-of-liothan',
  glacier: 'glacier frost-trench',
  sheaf: 'granary',
  well: 'well-of-taulot',
  doll: 'doll-of-zuunan',
  boots: 'boots-of-flash',
  torii: 'shrine-of-kurumo',
  sun: 'blessed-sundancer',
  hourglass: 'time-traveler',
  storm: 'stormrunner bolt-mentalist',
  hammer: 'hordecrusher',
  trickster: 'illusionists-lodge doppelganger',
  axe: 'trappers',
  // Monoliths: the horde
  monolith: 'unburied-monolith monolith-of-temrup genesis-monolith',
  howlstone: 'howling-monolith',
  platestone: 'plated-monolith',
  whirlstone: 'whirling-monolith',
  bomb: 'stone-bombs',
  merfolk: 'swamp-hunters merfolk-drainer',
  merking: 'merfolk-emperor',
  crab: 'tide-breakers',
  mist: 'concealing-mists toxic-breath',
  wave: 'flood-tide release-and-invade water-flow',
  pit: 'pit-mouth',
  vine: 'shrub-maiden vine-weaver doom-vines',
  mushroom: 'mind-fungus rusty-mold berserk-mushroom',
  root: 'roots root-whip drop-fruit',
  brood: 'brood brood-link parasite titan-brood',
  broodmother: 'brood-mother breeder',
  nest: 'brood-nest',
  moth: 'flutter',
  limb: 'devourer devourer-limb overlord overlord-limb',
  coil: 'coils',
  coral: 'coral-beast',
  city: 'lost-city',
  cauldron: 'cauldron',
  cannon: 'cannon',
  portal: 'living-portal',
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
  'ally-token': 'troop',
  thrall: 'limb',
  castle: 'keep',
  portal: 'portal',
};

/** The back of a card: nobody may know what it is. */
export const BACK = 'e-keep';

/** The emblem of a card; every card has one. */
export function emblemOf(face: Pick<ShownCard, 'id' | 'kind' | 'traits' | 'emblem'>): string {
  if (face.emblem) return face.emblem;
  const plain = face.id.replace(/^the-/, '').replace(/-(?:[123]|i{1,3})$/, '');
  const trait = face.traits
    .map((each) => BY_TRAIT[each.toLowerCase().replaceAll(' ', '-')])
    .find((each) => each !== undefined);
  return `e-${BY_CARD.get(face.id) ?? BY_CARD.get(plain) ?? trait ?? BY_KIND[face.kind] ?? 'keep'}`;
}

/** All drawings that cards may stand behind, for a test that every one of them is there. */
export const DRAWINGS: readonly string[] = [
  ...new Set([...BY_CARD.values(), ...Object.values(BY_TRAIT), ...Object.values(BY_KIND)]),
].map((drawing) => `e-${drawing}`);

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
