/** The emblem that stands for a card of a deck: a power card goes by its hero, or by its faction. */

import { factionIcon, heroEmblem } from '../../emblems/hexes';
import { emblemOf } from '../../emblems/lanes';
import type { ShownCard } from '../../lib/protocol';

export function drawingOf(card: ShownCard): string {
  return card.kind === 'power-card' ? heroEmblem(card.set) || factionIcon(card.faction) : emblemOf(card);
}
