/** The geometry of a replay's timeline: rounds, curves and marks, in pixels. No drawing here. */

import type { LogLine, ReplayStep } from '../../lib/protocol';

/** Where on the screen the curves stand. */
export interface Plot {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A round, or whatever the game's headings name: from the moment `from` to the moment `to`. */
export interface Stretch {
  heading: string;
  from: number;
  to: number;
}

/** Key moments that stand too near to each other for marks of their own share one. */
export interface Mark {
  at: number;
  x: number;
  /** The moments that share the mark, in order. */
  all: readonly { at: number; line: LogLine }[];
}

/** Where moment `at` of 0..`last` stands. */
export function xOf(at: number, last: number, plot: Plot): number {
  return last === 0 ? plot.left : plot.left + ((plot.right - plot.left) * at) / last;
}

/** The moment that stands nearest to x. */
export function atOf(x: number, last: number, plot: Plot): number {
  const part = (x - plot.left) / Math.max(plot.right - plot.left, 1);
  return Math.min(Math.max(Math.round(part * last), 0), last);
}

/** Where a value from 0 (lost) to 1 (won) stands. */
export function yOf(value: number, plot: Plot): number {
  const within = Math.min(Math.max(value, 0), 1);
  return plot.bottom - (plot.bottom - plot.top) * within;
}

/** The steps in stretches of one heading. A stretch begins where the one before ends: no gap between rounds. */
export function stretches(steps: readonly ReplayStep[]): Stretch[] {
  const found: Stretch[] = [];
  steps.forEach((step, place) => {
    const open = found.at(-1);
    if (open?.heading === step.heading) open.to = place + 1;
    else found.push({ heading: step.heading, from: place, to: place + 1 });
  });
  return found;
}

/** The curve of one seat's values as a path. It begins after the first choice: before it nothing was weighed. */
export function curveOf(steps: readonly ReplayStep[], seat: number, plot: Plot): string {
  const points = steps.map((step, place) => {
    const x = xOf(place + 1, steps.length, plot);
    return `${round(x)} ${round(yOf(step.values[seat] ?? 0, plot))}`;
  });
  return points.length ? `M${points.join('L')}` : '';
}

const DASHES = ['', '9 4', '2 4', '12 4 2 4'];

/** The pattern of a seat's curve, so that colour is never needed to tell them apart. */
export function dashOf(seat: number): string {
  return DASHES[seat % DASHES.length] ?? '';
}

const INKS = ['--ink', '--heal', '--mana', '--harm'];

/** The colour of a seat's curve, for those who see it. */
export function inkOf(seat: number): string {
  return INKS[seat % INKS.length] ?? '--ink';
}

/** A value from 0 (lost) to 1 (won) as it is told: 0 to 100. */
export function percent(value: number): number {
  return Math.round(value * 100);
}

/** Key moments as marks at least `apart` pixels from each other. */
export function marksOf(steps: readonly ReplayStep[], plot: Plot, apart: number): Mark[] {
  const all = steps.flatMap((step, place) =>
    step.log.filter((line) => line.moment).map((line) => ({ at: place + 1, line })),
  );
  const marks: { at: number; x: number; all: { at: number; line: LogLine }[] }[] = [];
  for (const each of all) {
    const x = xOf(each.at, steps.length, plot);
    const near = marks.at(-1);
    if (near && x - near.x < apart) near.all.push(each);
    else marks.push({ at: each.at, x, all: [each] });
  }
  return marks;
}

/** Move labels apart so that no two are nearer than `gap`, within `top` and `bottom`, keeping their order. */
export function spread(wanted: readonly number[], gap: number, top: number, bottom: number): number[] {
  const order = wanted.map((y, place) => ({ y, place })).sort((a, b) => a.y - b.y || a.place - b.place);
  let floor = top;
  for (const each of order) {
    each.y = Math.max(each.y, floor);
    floor = each.y + gap;
  }
  let ceiling = bottom;
  for (const each of order.reverse()) {
    each.y = Math.min(each.y, ceiling);
    ceiling = each.y - gap;
  }
  const placed = [...wanted];
  for (const each of order) placed[each.place] = each.y;
  return placed;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
