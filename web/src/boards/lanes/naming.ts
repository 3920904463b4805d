/** What a piece is called in full, for those who hear the page: name, place, figures, words, tokens, what it faces. */

import { faceOf, keywordOf, type Shelf } from '../../lib/cards.svelte';
import type { TextsOf } from '../../lib/words.svelte';
import type lanes from '../../texts/lanes';
import { laneOf } from './touching';
import type { SeenCard, SeenMarker, SeenMinion, SeenPiece, SeenPortal } from './seen';
import { marksOf, type Battle } from './view';

type Words = TextsOf<typeof lanes>;

export function signed(value: number): string {
  return value > 0 ? `+${value}` : `−${Math.abs(value)}`;
}

/** A name in a few words. */
export function shortName(t: Words, shelf: Shelf, piece: Pick<SeenCard, 'card'>): string {
  return piece.card === '' ? t.piece.concealed : faceOf(shelf, piece.card).name;
}

/** The keywords that a piece has now, armor included, as words. */
export function keywordsOf(t: Words, shelf: Shelf, piece: SeenCard): readonly string[] {
  const said = Object.entries(piece.keywords).map(([id, value]) => {
    const { name, numbered } = keywordOf(shelf, id);
    return numbered ? `${name} ${value}` : name;
  });
  return piece.armor[1] > 0 ? [...said, t.piece.armor(piece.armor[0], piece.armor[1])] : said;
}

export function tokensOf(t: Words, piece: Pick<SeenCard, 'tokens'>): readonly string[] {
  return Object.entries({ ...piece.tokens }).flatMap(([kind, count]) =>
    count > 0 ? [t.piece.token[kind]?.(count) ?? ''] : [],
  );
}

/** What is so only for this turn. */
export function turnOf(t: Words, piece: SeenCard): readonly string[] {
  const { turn, temporary } = piece;
  return [
    temporary || turn.attack === 0 ? '' : t.piece.turnAttack(signed(turn.attack)),
    turn.health === 0 ? '' : t.piece.turnHealth(signed(turn.health)),
    temporary && turn.attack > 0 ? t.piece.temporary.attack(turn.attack) : '',
    temporary && turn.attack < 0 ? t.piece.temporary.weaken(-turn.attack) : '',
    temporary && turn.armor > 0 ? t.piece.temporary.armor(turn.armor) : '',
    ...marksOf(piece).map((mark) => t.mark[mark] ?? mark),
  ].filter((each) => each !== '');
}

/** Whose it is, where that is not plain: one of several players', a charmed monster, an ally that joined the horde. */
export interface Whose {
  kind: 'own' | 'charmed' | 'defected';
  seat: number;
}

export function whoseIs(battle: Battle, { place, owner, seat }: SeenCard): Whose | null {
  const isOfAlliance = /^a[1-6]/.test(place);
  if (owner < 0) return seat < 0 ? null : { kind: 'charmed', seat };
  if (place === 'castle' || place === 'portal') return null;
  if (!isOfAlliance) return place.includes('.') ? null : { kind: 'defected', seat: owner };
  return battle.players.length > 1 ? { kind: 'own', seat: owner } : null;
}

export function whoseName(t: Words, battle: Battle, piece: SeenCard): string {
  const whose = whoseIs(battle, piece);
  if (!whose) return '';
  const name = battle.names[whose.seat] ?? '';
  return { own: t.piece.of, charmed: t.piece.charmed, defected: t.piece.defected }[whose.kind](name);
}

/** The first letter of a name, or two, if they tell it from the others; else the number of the seat. */
export function initialsOf(names: readonly string[], seat: number): string {
  const name = names[seat] ?? '';
  const start = (of: string, letters: number): string => [...of].slice(0, letters).join('').toLocaleLowerCase();
  const isOwn = (letters: number): boolean =>
    names.every((other, place) => place === seat || start(other, letters) !== start(name, letters));
  const letters = [1, 2].find(isOwn);
  if (letters === undefined) return `${seat + 1}`;
  return start(name, 1).toLocaleUpperCase() + [...name].slice(1, letters).join('');
}

/** What kind of thing it is, where that matters: a servant, a thrall and whose body it is of, a card without abilities. */
export function kindOf(t: Words, shelf: Shelf, battle: Battle, piece: SeenCard): readonly string[] {
  const body = piece.thrall
    ? battle.lanes.find(({ monster }) => monster?.line === piece.line && !monster.thrall)?.monster
    : null;
  return [
    piece.servant && !piece.concealed ? t.piece.servant : '',
    piece.thrall ? t.piece.thrall : '',
    body ? t.piece.joined(shortName(t, shelf, body)) : '',
    piece.blank ? t.piece.blank : '',
    piece.shorn ? t.piece.shorn : '',
  ].filter((each) => each !== '');
}

function placeName(t: Words, battle: Battle, piece: SeenCard): string {
  const lane = laneOf(piece.place);
  if (lane > 0) return t.inLane(lane);
  return battle.back_line.some((minion) => minion.place === piece.place) ? t.backLine.place : '';
}

/** "Troll Brute, lane 1, attack 3, health 2, Taunt, engaged". */
export function fullName(t: Words, shelf: Shelf, battle: Battle, piece: SeenPiece): string {
  const where = placeName(t, battle, piece);
  if (piece.card === '') return t.list([t.piece.concealed, where, piece.temporary ? t.piece.concealedCounts : '']);
  const lane = laneOf(piece.place);
  return t.list([
    faceOf(shelf, piece.card).name,
    where,
    whoseName(t, battle, piece),
    ...kindOf(t, shelf, battle, piece),
    piece.concealed ? t.piece.concealedMine : '',
    piece.attack === null ? '' : t.piece.attack(piece.attack),
    piece.health === null ? '' : t.piece.health(piece.health),
    ...keywordsOf(t, shelf, piece),
    lane > 0 && !piece.place.includes('.') ? (piece.engaged ? t.piece.engaged : t.piece.unengaged) : '',
    piece.ready ? '' : t.piece.exhausted,
    lane > 0 && lane === battle.boosted && piece.place.startsWith('m') ? t.piece.boosted : '',
    ...tokensOf(t, piece),
    ...turnOf(t, piece),
    piece.under > 0 ? t.piece.under(piece.under) : '',
    piece.attached.length > 0
      ? t.piece.attached(piece.attached.map((each) => shortName(t, shelf, each)).join(', '))
      : '',
  ]);
}

/** A minion or another monster of the back line. */
export function minionName(t: Words, shelf: Shelf, minion: SeenMinion, battle: Battle | null = null): string {
  const name = t.backLine.names[minion.minion] ?? shortName(t, shelf, minion);
  if (minion.lane > 0) return t.list([name, t.backLine.away(minion.lane)]);
  if (minion.aside) return t.list([name, t.backLine.aside]);
  if (minion.card === '' && minion.concealed) return t.list([name, t.backLine.place, t.piece.concealedCounts]);
  const second = minion.temporary;
  return t.list([
    name,
    t.backLine.place,
    ...(second && battle ? [whoseName(t, battle, minion), ...kindOf(t, shelf, battle, minion)] : []),
    second ? t.piece.attack(minion.attack ?? 0) : '',
    t.piece.health(minion.health ?? 0),
    minion.pillages > 0 ? t.backLine.minion(minion.pillages) : t.backLine.idle,
    ...(second ? [...keywordsOf(t, shelf, minion), minion.ready ? '' : t.piece.exhausted, ...tokensOf(t, minion)] : []),
    ...turnOf(t, minion),
    minion.attached.length > 0
      ? t.piece.attached(minion.attached.map((each) => shortName(t, shelf, each)).join(', '))
      : '',
    minion.engageable ? t.backLine.engageable : '',
  ]);
}

/** The wave that comes after so many turns of the portal. */
export function waveAfter(portal: SeenPortal, turns: number): number {
  return portal.waves[(portal.at + turns) % Math.max(portal.waves.length, 1)] ?? 0;
}

export function portalName(t: Words, portal: SeenPortal): string {
  return t.list([
    (portal.temporary ? t.portal.saidLevel : t.portal.said)(portal.stage, portal.wave, waveAfter(portal, 1)),
    portal.outsider ? t.portal.isOutsider : '',
    portal.endless || portal.health === null ? t.portal.endless : t.piece.health(portal.health),
    ...tokensOf(t, portal),
    portal.armor[1] > 0 ? t.piece.armor(portal.armor[0], portal.armor[1]) : '',
    ...(portal.temporary ? turnOf(t, portal) : []),
    portal.collapsing ? t.portal.collapsing : '',
    (portal.temporary ? t.portal.boostEachTurn : t.portal.boost)(portal.boost),
    portal.action ? (portal.used ? t.portal.usedSaid : t.portal.actionSaid) : '',
  ]);
}

/** The castle's health, and what it would be with all its wounds healed. */
export function castleHealth(shelf: Shelf, castle: SeenPiece): { now: number; full: number } {
  const now = castle.health ?? 0;
  return { now, full: Math.max(castle.printed[1] ?? faceOf(shelf, castle.card).health ?? 20, now) };
}

export function castleName(t: Words, shelf: Shelf, castle: SeenPiece): string {
  const { now, full } = castleHealth(shelf, castle);
  return t.list([
    faceOf(shelf, castle.card).name,
    t.castle.said(now, full),
    castle.armor[1] > 0 ? t.piece.armor(castle.armor[0], castle.armor[1]) : '',
    castle.ready ? '' : t.piece.exhausted,
    ...tokensOf(t, castle),
    ...turnOf(t, castle),
    castle.attached.length > 0
      ? t.piece.attached(castle.attached.map((each) => shortName(t, shelf, each)).join(', '))
      : '',
  ]);
}

/** What the fight of a lane will do; nothing where it is not told. */
export function forecastOf(t: Words, marker: SeenMarker | undefined): string {
  if (!marker) return '';
  const { castle, portal, monster, ally, reason } = marker;
  const parts = [
    castle > 0 ? t.marker.castleSaid(castle) : '',
    portal > 0 ? t.marker.portalSaid(portal) : '',
    monster ? t.marker.monsterSaid(monster[0], monster[1]) : '',
    ally ? t.marker.allySaid(ally[0], ally[1]) : '',
    t.marker.reason[reason] ?? '',
  ];
  return t.list([t.marker.title.toLowerCase(), ...(parts.every((part) => part === '') ? [t.marker.quiet] : parts)]);
}

/** A card in hand: "Shamans, cost 2, attack 1, health 1, Ally · Shapeshifter". */
export function cardName(t: Words, shelf: Shelf, card: string): string {
  const face = faceOf(shelf, card);
  return t.list([
    face.name,
    face.cost === null ? '' : t.piece.cost(face.cost),
    face.attack === null ? '' : t.piece.attack(face.attack),
    face.health === null ? '' : t.piece.health(face.health),
    face.type_line,
  ]);
}

/** What is to be known of the outsider pile besides its cards. */
export function pileNotes(t: Words, shelf: Shelf, battle: Battle): readonly string[] {
  const named = (card: string): string => faceOf(shelf, card).name;
  const { outsider_kept: kept, stages_left: stages } = battle;
  const lying = kept ? [...tokensOf(t, kept), ...kept.attached.map(named)] : [];
  return [
    ...(!battle.outsider_aside && stages > 0 ? [t.horde.stages(stages)] : []),
    ...(battle.late > 0 ? [t.horde.late(battle.late)] : []),
    ...battle.defectors.map(({ card, owner }) => t.horde.defector(named(card), battle.names[owner] ?? '')),
    ...(kept && lying.length > 0 ? [t.horde.kept(named(kept.card), lying.join(', '))] : []),
  ];
}
