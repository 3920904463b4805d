/** A scenario as a row of stages: as it is laid out (if something happens by itself then), as it begins, after each choice. */

import type { ScenarioRefusal, ShownScenario } from '../../lib/protocol';
import type { Moment } from '../../lib/study.svelte';

/** The stages that lie before the first choice: one, or two if something happens by itself. */
function before(scenario: ShownScenario): number {
  return scenario.happens ? 1 : 0;
}

/** The number of the last stage; the first is 0. */
export function lastStage(scenario: ShownScenario): number {
  return scenario.steps.length + before(scenario);
}

/** How many of the scenario's choices have been made at a stage. */
export function madeAt(scenario: ShownScenario, stage: number): number {
  return Math.max(stage - before(scenario), 0);
}

export function isLaidOut(scenario: ShownScenario, stage: number): boolean {
  return scenario.happens && stage === 0;
}

/** The moment that a stage shows, followed by choices of one's own. */
export function stageMoment(game: string, scenario: ShownScenario, stage: number, tried: readonly string[]): Moment {
  const made = scenario.steps.slice(0, madeAt(scenario, stage)).map((step) => step.key);
  return {
    source: { from: 'scenario', game, scenario: scenario.id },
    choices: [...made, ...tried],
    seat: null,
    laidOut: isLaidOut(scenario, stage) && tried.length === 0,
  };
}

/** The stage that a choice leads to if it is the one that the scenario makes there; else null, and one is on one's own. */
export function onTrack(scenario: ShownScenario, stage: number, tried: readonly string[], key: string): number | null {
  if (tried.length > 0 || isLaidOut(scenario, stage)) return null;
  return bare(scenario.steps[madeAt(scenario, stage)]?.key) === key ? stage + 1 : null;
}

/** A key may be written with the name of whoever makes the choice: "Andy pick:sun-ooze". */
function bare(written: string | undefined): string | undefined {
  return written?.slice(written.lastIndexOf(' ') + 1);
}

/** What the scenario shows to be refused at a stage. */
export function refusedAt(scenario: ShownScenario, stage: number): readonly ScenarioRefusal[] {
  if (isLaidOut(scenario, stage)) return [];
  return scenario.refused.filter((each) => each.after === madeAt(scenario, stage));
}
