/** Questions about the runs of a campaign. */

import type { Draft } from './newtable';
import type { BattleGame, ShownBattle, ShownCampaign, ShownRun } from './protocol';

/** How a battle stands: won or lost, being played, or not fought yet. A won battle stays won while it is played again. */
export type Standing = 'won' | 'lost' | 'on' | '';

/** The game of a battle that goes on, the latest if there are several. */
export function goingOn(battle: ShownBattle): BattleGame | undefined {
  return battle.games.findLast((game) => game.result === '' && game.table !== null);
}

export function standingOf(battle: ShownBattle): Standing {
  if (battle.result === 'won') return 'won';
  return goingOn(battle) ? 'on' : battle.result;
}

/** What tells one run from another, as its deck does: the first thing that was chosen for it; "" if it has no name of its own. */
export function nameOf(campaign: ShownCampaign, run: ShownRun): string | null {
  for (const option of campaign.options) {
    const chosen = run.options[option.name];
    if (option.values.length === 0 || chosen === undefined || chosen === 'auto') continue;
    return option.values.find((value) => value.name === chosen)?.label.replace(/\.$/, '') ?? '';
  }
  return null;
}

/** What is said of a battle that is not said of all of them, nor by its name. */
export function settingsOf(battle: ShownBattle, run: ShownRun): string[] {
  const ofAll = (said: string): boolean =>
    run.battles.length > 1 && run.battles.every((each) => each.settings.includes(said));
  return battle.settings
    .filter((said) => !ofAll(said) && !said.endsWith(` ${battle.name}`))
    .map((said) => said.replace(/\.$/, ''));
}

export interface Played {
  battle: ShownBattle;
  game: BattleGame;
}

/** Every game of a run, the latest first. */
export function historyOf(run: ShownRun): Played[] {
  return run.battles
    .flatMap((battle) => battle.games.map((game) => ({ battle, game })))
    .sort((one, other) => other.game.at - one.game.at);
}

/** What a run begins with, before anything is changed. */
export function runDraft(campaign: ShownCampaign): Draft {
  const options = Object.fromEntries(campaign.options.map((option) => [option.name, option.default]));
  return { game: campaign.game, seats: [{ kind: 'me', level: '' }], options, public: false };
}

/** The run in which a battle was played at this table. */
export function runWith(campaign: ShownCampaign, table: string): ShownRun | undefined {
  return campaign.runs.find((run) => run.battles.some((battle) => battle.games.some((game) => game.table === table)));
}
