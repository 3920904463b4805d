/** What is shown before a choice is made: where a unit could go, what a spire reaches, who would fire. The rules decide; this helps. */

import { faceOf, type Shelf } from '../../lib/cards.svelte';
import type { ShownOffer } from '../../lib/protocol';
import type { Land } from './land';
import type { Terrain } from './seen';
import { areFriends, hexOf, influenceOf, spireAt, unitAt, type Play } from './view';

export interface Preview {
  seen: ReadonlySet<string>;
  reach: ReadonlySet<string>;
}

export const NO_PREVIEW: Preview = { seen: new Set(), reach: new Set() };

/** What stands on a hex could go here, or fire so far. */
export function reachOf(play: Play, land: Land, hex: string): Preview {
  const unit = unitAt(play, hex);
  if (unit) {
    const reach = new Set(unit.piece.reaches);
    const ranged = unit.piece.range > 1 ? land.within(hex, unit.piece.range) : [];
    return { seen: new Set([...ranged, ...reach]), reach };
  }
  const spire = spireAt(play, hex);
  if (!spire) return NO_PREVIEW;
  const within = new Set(land.within(hex, spire.piece.range).filter((each) => each !== hex));
  return { seen: within, reach: spire.piece.dice > 0 ? within : new Set() };
}

export function influencePreview(play: Play, seat: number): Preview {
  const player = play.players[seat];
  if (!player) return NO_PREVIEW;
  const seen = influenceOf(play, player);
  return {
    seen,
    reach: new Set(
      [...seen].filter((hex) => play.map.hexes[hex]?.well || play.map.fortresses[seat]?.wells.includes(hex)),
    ),
  };
}

/** Whom every choice of a question is about: the unit that goes, the spire that fires; "" for nobody. */
export function aboutOf(offers: readonly ShownOffer[]): string {
  const touching = offers.filter(({ touches }) => touches.length > 0);
  const [first] = touching;
  const last = first && first.touches.length > 1 ? first.touches.at(-1) : undefined;
  return last !== undefined &&
    /^(?:unit|spire|stack):/.test(last) &&
    touching.every(({ touches }) => touches.length > 1 && touches.at(-1) === last)
    ? last
    : '';
}

/** The spires that could fire at a unit of a seat on a hex. */
export function threatsTo(play: Play, land: Land, seat: number, hex: string): readonly string[] {
  return play.players.flatMap((player) =>
    areFriends(play, seat, player.seat)
      ? []
      : player.spires
          .filter((spire) => spire.dice > 0 && land.steps(spire.hex, hex) <= spire.range)
          .map((spire) => spire.hex),
  );
}

/** From whom to whom a choice leads: an attack, a walk. */
export function aimsOf(play: Play, offer: ShownOffer | null, about: string): readonly (readonly [string, string])[] {
  const [first] = offer?.touches ?? [];
  if (first === undefined || about === '' || first === about) return [];
  const [from, to] = [hexOf(play, about), hexOf(play, first)];
  return from !== '' && to !== '' && from !== to ? [[from, to]] : [];
}

/** How an earthscape would come to lie: its terrains by hex, if it is being turned. */
export function laidBy(
  shelf: Shelf,
  offer: ShownOffer | undefined,
): readonly { hex: string; terrain: Terrain; well: boolean }[] {
  if (offer?.verb !== 'turned') return [];
  const number = offer.touches.find((id) => id.startsWith('earthscape:'))?.slice('earthscape:'.length) ?? '';
  const spaces = faceOf(shelf, `earthscape/${number}`).runes;
  return offer.touches.flatMap((id, place) => {
    const [terrain, well] = (spaces[place] ?? '').split('+');
    return id.startsWith('hex:') && terrain
      ? [{ hex: id.slice('hex:'.length), terrain: terrain as Terrain, well: well !== undefined }]
      : [];
  });
}
