/** The isles while they are told of: where everything stood before, changed line by line, until all has been told. */

import type { LogLine } from '../../lib/protocol';
import type { SeenLandmark, SeenSpire, SeenUnit } from './seen';
import { spireAt, unitAt, type Play } from './view';
import type { Told, ToldChip } from './words';

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

const on = (chip: ToldChip | null): string => chip?.hex ?? '';

/** The seat of a fortress as events tell it, where the automaton is none. */
const seatOf = (play: Play, seat: number | 'automaton'): number => (seat === 'automaton' ? play.automaton : seat);
const gateOf = (play: Play, seat: number | 'automaton'): string => play.map.fortresses[seatOf(play, seat)]?.gate ?? '';

export function accentOf(play: Play, line: LogLine): Accent {
  const { kind, facts } = line as Told;
  const burst = (hex: string, text: string, as: 'harm' | 'dice' | 'news'): Accent => ({
    ...NO_ACCENT,
    bursts: [{ hex, text, kind: as }],
  });
  switch (kind) {
    case 'moved':
      return { ...NO_ACCENT, trail: [facts.start, ...facts.walk].filter((hex) => hex !== '') };
    case 'fires':
      return {
        ...burst(on(facts.chip), facts.dice.join(' ') || '–', 'dice'),
        aims: [[on(facts.chip), on(facts.target)]],
      };
    case 'attacks':
      return { ...NO_ACCENT, aims: [[on(facts.chip), on(facts.target)]] };
    case 'attacks-gate':
      return { ...NO_ACCENT, aims: [[on(facts.chip), gateOf(play, facts.seat)]] };
    case 'damaged':
      return burst(on(facts.chip), `−${facts.lost}`, 'harm');
    case 'gate-damaged':
      return burst(gateOf(play, facts.seat), `−${facts.lost}`, 'harm');
    case 'spire-lost-chip':
      return burst(on(facts.chip), '−1', 'harm');
    case 'defeated':
      return burst(on(facts.chip), '†', 'harm');
    case 'fortification-holds':
      return burst(on(facts.chip), '0', 'news');
    case 'promoted':
    case 'constructed':
    case 'upgraded':
    case 'levelled-up':
    case 'revealed':
    case 'awakened':
      return burst(on(facts.chip), '✦', 'news');
    default:
      return NO_ACCENT;
  }
}

/** What can change while lines are told; all else is shown as it is in the end. */
interface Standing {
  units: readonly (readonly SeenUnit[])[];
  spires: readonly (readonly SeenSpire[])[];
  gates: readonly number[];
  landmarks: Readonly<Record<string, SeenLandmark>>;
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
  const { kind, facts } = line as Told;
  const moveFrom = (chip: ToldChip | null, start: string, end: string): Standing => {
    const seat = now.units.findIndex((units) => units.some((unit) => unit.hex === start));
    if (seat >= 0)
      return {
        ...now,
        units: now.units.map((units, each) =>
          each === seat ? units.map((unit) => (unit.hex === start ? { ...unit, hex: end } : unit)) : units,
        ),
      };
    return arrive(chip, end);
  };
  /** Somebody comes from beyond the isles: drawn as they are in the end. */
  const arrive = (chip: ToldChip | null, end: string): Standing => {
    const there =
      unitAt(after, end) ??
      after.players.flatMap(({ seat, units }) =>
        units.filter((unit) => unit.chip === chip?.face).map((piece) => ({ seat, piece })),
      )[0];
    if (!there) return now;
    const units = without(now.units, end);
    return {
      ...now,
      units: units.map((pieces, seat) => (seat === there.seat ? [...pieces, { ...there.piece, hex: end }] : pieces)),
    };
  };
  switch (kind) {
    case 'moved': {
      const { chip, start, walk } = facts;
      const gates = after.map.fortresses.map(({ gate }) => gate);
      const end = walk.at(-1) ?? '';
      return gates.includes(start) ? arrive(chip, end) : moveFrom(chip, start, end);
    }
    case 'displaced':
      return moveFrom(facts.chip, on(facts.chip), facts.to);
    case 'teleported':
      return moveFrom(facts.chip, facts.start, facts.hex);
    case 'left-perch':
    case 'set-down':
    case 'called':
    case 'uncovered':
      return arrive(facts.chip, facts.hex);
    case 'damaged':
      return damaged(now, on(facts.chip), facts.lost);
    case 'gate-damaged': {
      const seat = seatOf(after, facts.seat);
      return { ...now, gates: now.gates.map((gate, each) => (each === seat ? facts.left : gate)) };
    }
    case 'spire-lost-chip':
      return {
        ...now,
        spires: now.spires.map((spires) =>
          spires.map((spire) =>
            spire.hex === on(facts.chip) ? { ...spire, upgrades: spire.upgrades.slice(0, -1) } : spire,
          ),
        ),
      };
    case 'constructed':
    case 'upgraded': {
      const spire = spireAt(after, on(facts.chip));
      if (!spire) return now;
      return {
        ...now,
        spires: without(now.spires, on(facts.chip)).map((spires, seat) =>
          seat === spire.seat ? [...spires, spire.piece] : spires,
        ),
      };
    }
    case 'revealed':
    case 'awakened': {
      const landmark = after.landmarks[on(facts.chip)];
      return landmark ? { ...now, landmarks: { ...now.landmarks, [on(facts.chip)]: landmark } } : now;
    }
    case 'returned':
      return {
        ...now,
        units: now.units.map((units, seat) =>
          seat === facts.seat ? units.filter((unit) => unit.chip !== facts.chip?.face) : units,
        ),
      };
    case 'cleared': {
      const where = facts.hex;
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
      units: units[seat] ?? [],
      spires: spires[seat] ?? [],
      gate: gates[seat] ?? player.gate,
    }));
    return { ...after, players, landmarks };
  }
}
