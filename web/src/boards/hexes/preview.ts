/** What is shown before a choice is made: what a hero sees and reaches, where it may walk. The rules decide; this helps. */

import type { Ground } from './ground';
import { barredHexes } from './naming';
import type { SeenHero } from './seen';
import { heroesOf, SIDES, type Arena } from './view';

export interface Preview {
  seen: ReadonlySet<string>;
  reach: ReadonlySet<string>;
}

export const NO_PREVIEW: Preview = { seen: new Set(), reach: new Set() };

/** What a hero sees, and of that what its Attack reaches. */
export function sightOf(ground: Ground, hero: SeenHero): Preview {
  if (hero.hex === '') return NO_PREVIEW;
  const seen = ground.seenFrom(hero.hex);
  return {
    seen,
    reach: new Set([...seen].filter((hex) => hex !== hero.hex && ground.steps(hero.hex, hex) <= hero.range)),
  };
}

/** Where a Move leads at most: round all that stands there. */
export function walkOf(arena: Arena, ground: Ground, hero: SeenHero): Preview {
  if (hero.hex === '') return NO_PREVIEW;
  const blocked = blockedHexes(arena);
  const reached = new Set([hero.hex]);
  let edge = [hero.hex];
  for (let step = 0; step < hero.move; step += 1) {
    edge = [...new Set(edge.flatMap((hex) => ground.around(hex)))].filter(
      (hex) => !reached.has(hex) && !blocked.has(hex),
    );
    for (const hex of edge) reached.add(hex);
  }
  reached.delete(hero.hex);
  return { seen: reached, reach: reached };
}

function blockedHexes(arena: Arena): ReadonlySet<string> {
  const blocked = new Set(barredHexes(arena));
  for (const hero of heroesOf(arena)) blocked.add(hero.hex).add(hero.illusion);
  for (const { hex } of arena.outsiders) blocked.add(hex);
  for (const side of SIDES) {
    for (const { hex } of arena.minions[side]) blocked.add(hex);
    for (const hex of arena.pillars[side]) blocked.add(hex);
    blocked.add(arena.map.nexus[side]);
    for (const [lane, towers] of Object.entries(arena.map.towers))
      if ((arena.lanes[lane]?.towers[side] ?? 0) > 0) blocked.add(towers[side]);
  }
  return blocked;
}

/** What an action of a hero would be about. */
export function previewOf(arena: Arena, ground: Ground, hero: SeenHero | undefined, action: string): Preview {
  if (!hero) return NO_PREVIEW;
  if (action === 'move') return walkOf(arena, ground, hero);
  return action === 'attack' || action === 'skirmish' ? sightOf(ground, hero) : NO_PREVIEW;
}
