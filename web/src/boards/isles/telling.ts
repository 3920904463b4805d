/** The isles while they are told of: where everything stood before, changed line by line, until all has been told. */

import type { LogLine } from '../../lib/protocol';
import { spireAt, unitAt, type LandmarkView, type Play, type SpireView, type UnitView } from './view';

/** What a line of the log is about, for the eye. */
export interface Accent {
  /** From whom to whom. */
  aims: readonly (readonly [string, string])[];
  /** The hexes of a walk, from its start. */
  trail: readonly string[];
  /** What appears over a hex for a beat. */
  bursts: readonly { hex: string; text: string; kind: 'harm' | 'dice' | 'news' }[];
}

export const NO_ACCENT: Accent = { aims: [], trail: [], bursts: [] };

type Facts = Readonly<Record<string, unknown>>;
interface ToldChip {
  face: string;
  hex: string;
}
const numbers = (fact: unknown): readonly number[] =>
  Array.isArray(fact) ? fact.filter((each): each is number => typeof each === 'number') : [];
const hexes = (fact: unknown): readonly string[] =>
  Array.isArray(fact) ? fact.filter((each): each is string => typeof each === 'string') : [];
const hexTold = (fact: unknown): string => (typeof fact === 'string' ? fact : '');
const chipTold = (fact: unknown): ToldChip => (fact ?? { face: '', hex: '' }) as ToldChip;

export function accentOf(play: Play, { kind, facts: told }: LogLine): Accent {
  const facts = told as Facts;
  const at = (name: string): string => chipTold(facts[name]).hex;
  const gate = (): string =>
    typeof facts['seat'] === 'number' ? (play.map.fortresses[facts['seat']]?.gate ?? '') : automatonGate(play);
  switch (kind) {
    case 'moved':
      return {
        ...NO_ACCENT,
        trail: [hexTold(facts['start']), ...hexes(facts['walk'])].filter((hex) => hex !== ''),
      };
    case 'fires':
      return {
        ...NO_ACCENT,
        aims: [[at('chip'), at('target')]],
        bursts: [{ hex: at('chip'), text: numbers(facts['dice']).join(' ') || '–', kind: 'dice' }],
      };
    case 'attacks':
      return { ...NO_ACCENT, aims: [[at('chip'), at('target')]] };
    case 'attacks-gate':
      return { ...NO_ACCENT, aims: [[at('chip'), gate()]] };
    case 'damaged':
      return { ...NO_ACCENT, bursts: [{ hex: at('chip'), text: `−${Number(facts['lost'] ?? 0)}`, kind: 'harm' }] };
    case 'gate-damaged':
      return { ...NO_ACCENT, bursts: [{ hex: gate(), text: `−${Number(facts['lost'] ?? 0)}`, kind: 'harm' }] };
    case 'spire-lost-chip':
      return { ...NO_ACCENT, bursts: [{ hex: at('chip'), text: '−1', kind: 'harm' }] };
    case 'defeated':
      return { ...NO_ACCENT, bursts: [{ hex: at('chip'), text: '†', kind: 'harm' }] };
    case 'fortification-holds':
      return { ...NO_ACCENT, bursts: [{ hex: at('chip'), text: '0', kind: 'news' }] };
    case 'promoted':
    case 'constructed':
    case 'upgraded':
    case 'levelled-up':
    case 'revealed':
    case 'awakened':
      return { ...NO_ACCENT, bursts: [{ hex: at('chip'), text: '✦', kind: 'news' }] };
    default:
      return NO_ACCENT;
  }
}

const automatonGate = (play: Play): string => play.map.fortresses[play.automaton]?.gate ?? '';

/** What can change while lines are told; all else is shown as it is in the end. */
interface Standing {
  units: readonly (readonly UnitView[])[];
  spires: readonly (readonly SpireView[])[];
  gates: readonly number[];
  landmarks: Readonly<Record<string, LandmarkView>>;
}

const standingOf = ({ players, landmarks }: Play): Standing => ({
  units: players.map(({ units }) => units),
  spires: players.map(({ spires }) => spires),
  gates: players.map(({ gate }) => gate),
  landmarks,
});

const without = <T extends { hex: string }>(all: readonly (readonly T[])[], hex: string): readonly (readonly T[])[] =>
  all.map((pieces) =>
    pieces.some((piece) => piece.hex === hex) ? pieces.filter((piece) => piece.hex !== hex) : pieces,
  );

/** A landmark or a unit has lost health. */
function damaged(now: Standing, hex: string, lost: number): Standing {
  const landmark = now.landmarks[hex];
  if (landmark?.health !== undefined) {
    const left = { ...landmark, health: Math.max(0, landmark.health - lost) };
    return { ...now, landmarks: { ...now.landmarks, [hex]: left } };
  }
  const units = now.units.map((each) =>
    each.map((unit) => (unit.hex === hex ? { ...unit, health: Math.max(0, unit.health - lost) } : unit)),
  );
  return { ...now, units };
}

/** How a line changes what stands on the isles, on the way to `after`. */
function told(now: Standing, line: LogLine, after: Play): Standing {
  const facts = line.facts as Facts;
  const { face, hex } = chipTold(facts['chip']);
  const moveFrom = (start: string, end: string): Standing => {
    const seat = now.units.findIndex((units) => units.some((unit) => unit.hex === start));
    if (seat >= 0)
      return {
        ...now,
        units: now.units.map((units, each) =>
          each === seat ? units.map((unit) => (unit.hex === start ? { ...unit, hex: end } : unit)) : units,
        ),
      };
    return arrive(end);
  };
  /** Somebody comes from beyond the isles: drawn as they are in the end. */
  const arrive = (end: string): Standing => {
    const there =
      unitAt(after, end) ??
      after.players.flatMap(({ seat, units }) =>
        units.filter((unit) => unit.chip === face).map((piece) => ({ seat, piece })),
      )[0];
    if (!there) return now;
    const units = without(now.units, end);
    return {
      ...now,
      units: units.map((pieces, seat) => (seat === there.seat ? [...pieces, { ...there.piece, hex: end }] : pieces)),
    };
  };
  switch (line.kind) {
    case 'moved': {
      const walk = hexes(facts['walk']);
      const gates = after.map.fortresses.map(({ gate }) => gate);
      const start = hexTold(facts['start']);
      const end = walk.at(-1) ?? '';
      return gates.includes(start) ? arrive(end) : moveFrom(start, end);
    }
    case 'displaced':
      return moveFrom(hex, hexTold(facts['to']));
    case 'teleported':
      return moveFrom(hexTold(facts['start']), hexTold(facts['hex']));
    case 'left-perch':
    case 'set-down':
    case 'called':
    case 'uncovered':
      return arrive(hexTold(facts['hex']));
    case 'damaged':
      return damaged(now, hex, Number(facts['lost'] ?? 0));
    case 'gate-damaged': {
      const seat = typeof facts['seat'] === 'number' ? facts['seat'] : after.automaton;
      return { ...now, gates: now.gates.map((gate, each) => (each === seat ? Number(facts['left'] ?? gate) : gate)) };
    }
    case 'spire-lost-chip':
      return {
        ...now,
        spires: now.spires.map((spires) =>
          spires.map((spire) => (spire.hex === hex ? { ...spire, upgrades: spire.upgrades.slice(0, -1) } : spire)),
        ),
      };
    case 'constructed':
    case 'upgraded': {
      const spire = spireAt(after, hex);
      if (!spire) return now;
      return {
        ...now,
        spires: without(now.spires, hex).map((spires, seat) =>
          seat === spire.seat ? [...spires, spire.piece] : spires,
        ),
      };
    }
    case 'revealed':
    case 'awakened': {
      const landmark = after.landmarks[hex];
      return landmark ? { ...now, landmarks: { ...now.landmarks, [hex]: landmark } } : now;
    }
    case 'returned':
      return {
        ...now,
        units: now.units.map((units, seat) =>
          seat === facts['seat'] ? units.filter((unit) => unit.chip !== face) : units,
        ),
      };
    case 'cleared': {
      const where = hexTold(facts['hex']);
      const landmarks = Object.fromEntries(Object.entries(now.landmarks).filter(([at]) => at !== where));
      return { ...now, units: without(now.units, where), spires: without(now.spires, where), landmarks };
    }
    default:
      return now;
  }
}

/** A game as far as it has been told. Each frame and each line is heard once, however often somebody asks. */
export class Telling {
  #after: Play | null = null;
  #standing: Standing | null = null;
  #line: LogLine | null = null;

  shown(after: Play, news: readonly LogLine[], still: boolean): Play {
    const [line] = news;
    const isTold = !still && news.length === 1 && line !== undefined;
    if (after !== this.#after) {
      this.#standing = isTold && this.#after && this.#after.layout === after.layout ? standingOf(this.#after) : null;
      [this.#after, this.#line] = [after, null];
    }
    if (!isTold) this.#standing = null;
    if (!this.#standing || !line) return after;
    if (line !== this.#line) {
      this.#standing = told(this.#standing, line, after);
      this.#line = line;
    }
    const { units, spires, gates, landmarks } = this.#standing;
    const players = after.players.map((player, seat) => ({
      ...player,
      units: [...(units[seat] ?? [])],
      spires: [...(spires[seat] ?? [])],
      gate: gates[seat] ?? player.gate,
    }));
    return { ...after, players, landmarks };
  }
}
