/** What a piece is called in full, for those who hear the page: name, place, figures, words, tokens, what it faces. */

import { faceOf, type Shelf } from '../../lib/cards.svelte';
import type lanes from '../../texts/lanes';
import { laneOf } from './touching';
import type { Battle, Minion, Piece } from './view';

type Words = (typeof lanes)['en'];

export function signed(value: number): string {
  return value > 0 ? `+${value}` : `−${Math.abs(value)}`;
}

/** A name in a few words. */
export function shortName(t: Words, shelf: Shelf, piece: Pick<Piece, 'card' | 'concealed'>): string {
  return piece.card === '' ? t.piece.concealed : faceOf(shelf, piece.card).name;
}

/** The keywords that a piece has now, armor included, as words. */
export function keywordsOf(t: Words, shelf: Shelf, piece: Piece): readonly string[] {
  const said = Object.entries(piece.keywords).map(([id, value]) => {
    const name = shelf.keywords.find((each) => each.id === id)?.name ?? t.keyword[id] ?? id;
    return value > 0 ? `${name} ${value}` : name;
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
    ...marks.map((mark) => t.mark[mark] ?? mark.replaceAll('-', ' ')),
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
