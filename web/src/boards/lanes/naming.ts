/** What a piece is called in full, for those who hear the page: name, place, figures, words, tokens, what it faces. */

import { faceOf, type Shelf } from '../../lib/cards.svelte';
import type lanes from '../../texts/lanes';
import { laneOf } from './touching';
import type { Battle, Marker, Minion, Piece, Portal } from './view';

type Words = (typeof lanes)['en'];

export function signed(value: number): string {
  return value > 0 ? `+${value}` : `−${Math.abs(value)}`;
}

/** A name in a few words. */
export function shortName(t: Words, shelf: Shelf, piece: Pick<Piece, 'card' | 'concealed'>): string {
  return piece.card === '' ? t.piece.concealed : faceOf(shelf, piece.card).name;
}

/** Keywords that come with a number; of the others a piece has one or not. */
export const NUMBERED: ReadonlySet<string> = new Set(['heroic', 'elusive']);

/** The keywords that a piece has now, armor included, as words. */
export function keywordsOf(t: Words, shelf: Shelf, piece: Piece): readonly string[] {
  const said = Object.entries(piece.keywords).map(([id, value]) => {
    const name = shelf.keywords.find((each) => each.id === id)?.name ?? t.keyword[id] ?? id;
    return NUMBERED.has(id) ? `${name} ${value}` : name;
  });
  return piece.armor[1] > 0 ? [...said, t.piece.armor(piece.armor[0], piece.armor[1])] : said;
}

export function tokensOf(t: Words, piece: Piece): readonly string[] {
  return Object.entries(piece.tokens).flatMap(([kind, count]) => (count > 0 ? [t.piece.token[kind]?.(count) ?? ''] : []));
}

/** What is so only for this turn. */
export function turnOf(t: Words, { turn, marks }: Piece): readonly string[] {
  return [
    turn.attack === 0 ? '' : t.piece.turnAttack(signed(turn.attack)),
    turn.health === 0 ? '' : t.piece.turnHealth(signed(turn.health)),
    ...marks.map((mark) => t.mark[mark] ?? mark),
  ].filter((each) => each !== '');
}

function placeName(t: Words, battle: Battle, piece: Piece): string {
  const lane = laneOf(piece.place);
  if (lane > 0) return t.inLane(lane);
  return battle.backLine.some((minion) => minion.place === piece.place) ? t.backLine.place : '';
}

/** "Troll Brute, lane 1, attack 3, health 2, Taunt, engaged". */
export function fullName(t: Words, shelf: Shelf, battle: Battle, piece: Piece): string {
  const where = placeName(t, battle, piece);
  if (piece.card === '') return t.list([t.piece.concealed, where]);
  const lane = laneOf(piece.place);
  return t.list([
    faceOf(shelf, piece.card).name,
    where,
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
    piece.attached.length > 0 ? t.piece.attached(piece.attached.map((each) => shortName(t, shelf, each)).join(', ')) : '',
  ]);
}

export function minionName(t: Words, shelf: Shelf, minion: Minion): string {
  const name = t.backLine.names[minion.minion] ?? shortName(t, shelf, minion);
  if (minion.lane > 0) return t.list([name, t.backLine.away(minion.lane)]);
  return t.list([
    name,
    t.backLine.place,
    t.piece.health(minion.health ?? 0),
    minion.pillages > 0 ? t.backLine.minion(minion.pillages) : t.backLine.idle,
    ...turnOf(t, minion),
    minion.attached.length > 0 ? t.piece.attached(minion.attached.map((each) => shortName(t, shelf, each)).join(', ')) : '',
  ]);
}

/** The wave that comes after so many turns of the portal. */
export function waveAfter(portal: Portal, turns: number): number {
  return portal.waves[(portal.at + turns) % Math.max(portal.waves.length, 1)] ?? 0;
}

export function portalName(t: Words, portal: Portal): string {
  return t.list([
    t.portal.said(portal.stage, portal.wave, waveAfter(portal, 1)),
    portal.endless || portal.health === null ? t.portal.endless : t.piece.health(portal.health),
    ...tokensOf(t, portal),
    portal.armor[1] > 0 ? t.piece.armor(portal.armor[0], portal.armor[1]) : '',
    portal.collapsing ? t.portal.collapsing : '',
    t.portal.boost(portal.boost),
  ]);
}

/** The castle's health, and what it would be with all its wounds healed. */
export function castleHealth(shelf: Shelf, castle: Piece): { now: number; full: number } {
  const now = castle.health ?? 0;
  return { now, full: Math.max(castle.printed[1] ?? faceOf(shelf, castle.card).health ?? 20, now) };
}

export function castleName(t: Words, shelf: Shelf, castle: Piece): string {
  const { now, full } = castleHealth(shelf, castle);
  return t.list([
    faceOf(shelf, castle.card).name,
    t.castle.said(now, full),
    castle.armor[1] > 0 ? t.piece.armor(castle.armor[0], castle.armor[1]) : '',
    castle.ready ? '' : t.piece.exhausted,
    ...tokensOf(t, castle),
    ...turnOf(t, castle),
    castle.attached.length > 0 ? t.piece.attached(castle.attached.map((each) => shortName(t, shelf, each)).join(', ')) : '',
  ]);
}

/** What the fight of a lane will do; nothing where it is not told. */
export function forecastOf(t: Words, marker: Marker | undefined): string {
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
