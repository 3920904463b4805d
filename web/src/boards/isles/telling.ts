/** What the eye is led to while a line of the log is told. Where everything stands then, the frame says. */

import type { LogLine } from '../../lib/protocol';
import type { Play } from './view';
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

/** The gate of a fortress as events tell it, where the automaton has no seat. */
const gateOf = ({ map, automaton }: Play, seat: number | 'automaton'): string =>
  map.fortresses[seat === 'automaton' ? automaton : seat]?.gate ?? '';

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
