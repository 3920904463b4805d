/** How a view was when a line was told: the service says what has changed since, from the last line back. */

import type { Difference, Frame } from './protocol';

type Steps = Difference['at'];

/** The frame at each of the last lines that `earlier` tells of, in their order. */
export function framesAt(frame: Frame, earlier: readonly (readonly Difference[])[]): readonly Frame[] {
  const frames: Frame[] = [];
  let view = frame.view;
  for (const differences of earlier.toReversed()) {
    view = asItWas(view, differences);
    frames.unshift({ ...frame, view });
  }
  return frames;
}

/** An earlier view. What is the same in both they share. */
export function asItWas(view: Frame['view'], differences: readonly Difference[]): Frame['view'] {
  return differences.reduce((later, { at, was }) => changed(later, at, was) as Frame['view'], view);
}

function changed(thing: unknown, [step, ...further]: Steps, was: unknown): unknown {
  if (step === undefined) return was;
  if (Array.isArray(thing) && typeof step === 'number') return thing.with(step, changed(thing[step], further, was));
  const { [step]: before, ...others } = thing as Record<string, unknown>;
  return further.length === 0 && was === undefined ? others : { ...others, [step]: changed(before, further, was) };
}
