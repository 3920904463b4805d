/** The names of things on the isles, for those who hear the board and for lists. */

import { faceOf, readable, type Shelf } from '../../lib/cards.svelte';
import type { Frame } from '../../lib/protocol';
import type { TextsOf } from '../../lib/words.svelte';
import type texts from '../../texts/isles';
import type { Land } from './land';
import type { SeenLandmark, SeenPlayer, SeenSpire, SeenUnit } from './seen';
import { gateAt, itemsAt, letterOf, spireAt, unitAt, type Play } from './view';

export type Words = TextsOf<typeof texts>;

/** What all naming needs to know. */
export interface Speaking {
  t: Words;
  shelf: Shelf;
  play: Play;
  names: Frame['names'];
}

/** Who sits at a seat; the automaton sits at none. */
export function seatName({ t, play, names }: Speaking, seat: number): string {
  return seat === play.automaton ? t.automaton : (names[seat] ?? letterOf(seat));
}

const chipName = ({ shelf }: Speaking, chip: string): string => faceOf(shelf, chip).name;

export function chipNames(speaking: Speaking, chips: readonly string[]): string {
  return speaking.t.list(chips.map((chip) => chipName(speaking, chip)));
}

function upgradesSaid({ t }: Speaking, upgrades: string): string {
  return upgrades === ''
    ? t.piece.noUpgrades
    : t.piece.upgrades(t.list([...upgrades].map((letter) => t.upgrade[letter] ?? letter)));
}

/** The figures of a unit as they are now. */
export function unitFigures(speaking: Speaking, unit: SeenUnit): readonly string[] {
  const { t } = speaking;
  return [
    t.piece.health(unit.health, unit.max_health),
    unit.attack === null ? t.piece.noAttack : t.piece.attack(unit.attack),
    unit.range > 1 ? t.piece.range(unit.range) : '',
    t.piece.moves(unit.move),
    t.piece.enters(t.terrain[unit.terrain] ?? unit.terrain),
    unit.capacity > 0 || unit.upgrades !== ''
      ? t.list([
          t.piece.room(unit.upgrades.length, unit.capacity),
          unit.upgrades === '' ? '' : upgradesSaid(speaking, unit.upgrades),
        ])
      : '',
    unit.gear.length > 0 ? t.piece.gear(chipNames(speaking, unit.gear)) : '',
    unit.under && unit.under.length > 0
      ? t.list([t.piece.group(unit.under.length + 1), t.piece.under(chipNames(speaking, unit.under))])
      : unit.grouped
        ? t.piece.grouped
        : '',
    unit.carries.length > 0 ? t.piece.carries(chipNames(speaking, unit.carries)) : '',
    unit.hex !== '' && unit.to_mark !== null ? t.piece.toMark(unit.to_mark) : '',
    unit.hex !== '' && !unit.active ? t.piece.resting : '',
    unit.moved ? t.piece.moved : '',
    unit.attacked ? t.piece.attacked : '',
    unit.retaliated ? t.piece.retaliated : '',
  ].filter((said) => said !== '');
}

export function unitSaid(speaking: Speaking, unit: SeenUnit, seat: number): string {
  const face = faceOf(speaking.shelf, unit.chip);
  return speaking.t.list([
    face.name,
    speaking.t.piece.of(seatName(speaking, seat)),
    unit.promoted ? speaking.t.piece.promoted : '',
    ...unitFigures(speaking, unit),
  ]);
}

export function spireFigures(speaking: Speaking, spire: SeenSpire): readonly string[] {
  const { t } = speaking;
  return [
    t.piece.dice(spire.dice),
    t.piece.range(spire.range),
    t.piece.room(spire.upgrades.length, spire.capacity),
    upgradesSaid(speaking, spire.upgrades),
    spire.carries.length > 0 ? t.piece.carries(chipNames(speaking, spire.carries)) : '',
  ].filter((said) => said !== '');
}

function spireSaid(speaking: Speaking, spire: SeenSpire, seat: number): string {
  return speaking.t.list([
    chipName(speaking, spire.chip),
    speaking.t.piece.of(seatName(speaking, seat)),
    ...spireFigures(speaking, spire),
  ]);
}

export function landmarkFigures(
  { t }: Speaking,
  { health = 0, max_health: most = 0, attack, range = 1 }: SeenLandmark,
): readonly string[] {
  return [
    most > 0 ? t.piece.health(health, most) : '',
    attack === undefined ? '' : attack === null ? t.piece.noAttack : t.piece.attack(attack),
    range > 1 ? t.piece.range(range) : '',
  ].filter((said) => said !== '');
}

function landmarkSaid(speaking: Speaking, landmark: SeenLandmark): string {
  const { t } = speaking;
  const type = t.landmark[landmark.type] ?? readable(landmark.type);
  if (landmark.hidden)
    return t.list([t.piece.hidden(type), landmark.chip ? t.piece.seen(chipName(speaking, landmark.chip)) : '']);
  return t.list([chipName(speaking, landmark.chip ?? ''), type, ...landmarkFigures(speaking, landmark)]);
}

function gateSaid(speaking: Speaking, seat: number): string {
  const { t, play } = speaking;
  const player = play.players[seat];
  const by = play.players.filter(({ mark }) => mark === seat).map((other) => seatName(speaking, other.seat));
  return t.list([
    t.hex.gate(seatName(speaking, seat)),
    player ? t.piece.gateHealth(player.gate) : '',
    by.length > 0 ? t.piece.marked(t.list(by)) : '',
    player && player.stack.length > 0 ? t.piece.waiting(player.stack.length) : '',
  ]);
}

/** The terrain of a hex and what it is part of. */
export function placeSaid(speaking: Speaking, land: Land, hex: string): string {
  const { t } = speaking;
  const tile = land.cells.get(hex);
  if (!tile || tile.kind === 'sky') return t.hexOfSky;
  if (tile.kind === 'fortress-well') return t.hex.fortressWell(seatName(speaking, tile.seat));
  if (tile.kind === 'gate') return '';
  return t.list([
    t.terrain[tile.terrain] ?? '',
    tile.well ? t.hex.well : '',
    tile.layer > 0 ? t.hex.layer(tile.layer) : '',
  ]);
}

/** A hex with all that is on it. */
export function hexSaid(speaking: Speaking, land: Land, hex: string): string {
  const { t, play } = speaking;
  const said = [t.list([t.hex.at(hex), placeSaid(speaking, land, hex)])];
  const unit = unitAt(play, hex);
  if (unit) said.push(unitSaid(speaking, unit.piece, unit.seat));
  const landmark = play.landmarks[hex];
  if (landmark) said.push(landmarkSaid(speaking, landmark));
  const spire = spireAt(play, hex);
  if (spire) said.push(spireSaid(speaking, spire.piece, spire.seat));
  const items = itemsAt(play, hex);
  if (items.length > 0)
    said.push(
      items.length === 1 ? t.piece.item(chipNames(speaking, items)) : t.piece.items(chipNames(speaking, items)),
    );
  const gate = gateAt(play, hex);
  if (gate >= 0) said.push(gateSaid(speaking, gate));
  return said.join('. ');
}

/** A piece or place by its id, short. */
export function pieceName(speaking: Speaking, id: string): string {
  const { t, play } = speaking;
  const [kind = '', about = ''] = id.split(':');
  switch (kind) {
    case 'unit': {
      const unit = unitAt(play, about);
      const landmark = play.landmarks[about];
      return unit ? chipName(speaking, unit.piece.chip) : landmark ? landmarkSaid(speaking, landmark) : t.hex.at(about);
    }
    case 'spire':
      return chipName(speaking, spireAt(play, about)?.piece.chip ?? '');
    case 'item':
      return chipNames(speaking, itemsAt(play, about));
    case 'gate':
      return t.hex.gate(seatName(speaking, 'ABCD'.indexOf(about)));
    case 'stack':
      return t.hex.stack(seatName(speaking, 'ABCD'.indexOf(about)));
    default:
      return t.hex.at(about);
  }
}

/** The structures of a faction in the order of its sheet, with the ids of their advancements. */
export function structuresOf(
  shelf: Shelf,
  faction: string,
): readonly { id: string; name: string; levels: readonly string[] }[] {
  const found = new Map<string, string[]>();
  for (const card of shelf.cards.values()) {
    if (card.kind !== 'advancement' || card.faction !== faction) continue;
    const [, structure = ''] = card.id.split('/');
    found.set(structure, [...(found.get(structure) ?? []), card.id]);
  }
  return [...found].map(([id, levels]) => ({
    id,
    name: faceOf(shelf, levels[0] ?? '').name.replace(/ \d+$/, ''),
    levels,
  }));
}

/** How a pile of chips reads: "Battleborn ×2, Aegis". */
export function pileSaid(speaking: Speaking, pile: Readonly<Record<string, number>>): string {
  return speaking.t.list(
    Object.entries(pile).map(([chip, count]) => speaking.t.tray.counted(chipName(speaking, chip), count)),
  );
}

export function playerTitle(speaking: Speaking, player: SeenPlayer, isMine: boolean): string {
  return isMine ? speaking.t.fortress.mine : speaking.t.fortress.of(seatName(speaking, player.seat));
}
