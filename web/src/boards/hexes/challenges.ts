/** What is fought over in the Minions Phase: Lanes in the order of their tokens, then Domes; who would give Control now. */

import type { Ground } from './ground';
import { giversOf, type Arena, type Both, type Givers } from './view';

export interface Challenge {
  kind: 'lane' | 'dome';
  id: string;
  /** The number on a Lane's token, 0 for a Dome. */
  number: number;
  hex: string;
  control: Both<number>;
  givers: Both<Givers>;
}

export function challengesOf(arena: Arena, ground: Ground): readonly Challenge[] {
  const at = (kind: Challenge['kind'], id: string, number: number, hex: string, control: Both<number>): Challenge => {
    // Sight is the same both ways: whoever sees the point is seen from it.
    const seen = ground.seenFrom(hex);
    return {
      kind,
      id,
      number,
      hex,
      control,
      givers: { blue: giversOf(arena, 'blue', seen, control.blue), red: giversOf(arena, 'red', seen, control.red) },
    };
  };
  const lanes = Object.entries(arena.lanes).flatMap(([id, { token, number, control }]) =>
    token === '' ? [] : [at('lane', id, number, token, control)],
  );
  const domes = Object.entries(arena.domes).map(([id, { control }]) =>
    at('dome', id, 0, arena.map.domes[id] ?? '', control),
  );
  return [...lanes.sort((a, b) => a.number - b.number), ...domes];
}
