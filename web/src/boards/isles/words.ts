/* Generated from the declared words of the games by scripts/client_types.py. Do not edit. */

import type { LogLine, ShownOffer } from '../../lib/protocol';

export interface ToldChip {
  face: string;
  hex: string;
}

/** What can be chosen. */
export type Offered = ShownOffer &
  (
    | { verb: 'deploy'; about: Record<string, never> }
    | { verb: 'stay'; about: Record<string, never> }
    | { verb: 'done'; about: Record<string, never> }
    | { verb: 'stop'; about: Record<string, never> }
    | { verb: 'pass'; about: Record<string, never> }
    | { verb: 'yes'; about: Record<string, never> }
    | { verb: 'no'; about: Record<string, never> }
    | { verb: 'keep'; about: Record<string, never> }
    | { verb: 'sell'; about: Record<string, never> }
    | { verb: 'promote'; about: Record<string, never> }
    | { verb: 'hand-in'; about: Record<string, never> }
    | { verb: 'gate'; about: { fortress: number | 'automaton' } }
    | { verb: 'mark'; about: { fortress: number | 'automaton' } }
    | { verb: 'advance'; about: { structure: string } }
    | { verb: 'structure'; about: { structure: string } }
    | { verb: 'earthscape'; about: { earthscape: number } }
    | { verb: 'buy-earthscape'; about: { earthscape: number } }
    | { verb: 'turned'; about: { turns: number } }
    | { verb: 'upgrade'; about: { letter: string } }
    | { verb: 'upgrade-cheaper'; about: { letter: string } }
    | { verb: 'order'; about: { upgrades: string } }
    | { verb: 'die'; about: { shown: number } }
    | { verb: 'fall'; about: { place: number } }
    | { verb: 'option'; about: { place: number } }
    | { verb: 'faction'; about: { faction: string } }
    | { verb: 'buy'; about: { face: string } }
    | { verb: 'select'; about: { face: string } }
    | { verb: 'group'; about: { face: string } }
    | { verb: 'equip'; about: { chip: string } }
    | { verb: 'relic'; about: { relic: string } }
    | { verb: 'event'; about: { event: string } }
    | { verb: 'use-advancement'; about: { effect: string } }
    | { verb: 'first'; about: { effect: string } }
    | { verb: 'hex'; about: { hex: string } }
    | { verb: 'unit'; about: { hex: string } }
    | { verb: 'spire'; about: { hex: string } }
    | { verb: 'explore'; about: { hex: string } }
    | { verb: 'pick-up'; about: { hex: string } }
    | { verb: 'use'; about: { effect: string; hex: string } }
    | { verb: 'construct'; about: { face: string; hex: string } }
    | { verb: 'triangle'; about: { hexes: readonly string[] } }
  );

/** What has happened. */
export type Told = LogLine &
  (
    | { kind: 'source-gained'; facts: { seat: number | 'automaton'; amount: number; lost: number } }
    | { kind: 'reward-gained'; facts: { seat: number | 'automaton'; amount: number; lost: number } }
    | { kind: 'pillage-gained'; facts: { seat: number | 'automaton'; amount: number; lost: number } }
    | { kind: 'income'; facts: { seat: number | 'automaton'; amount: number; lost: number } }
    | { kind: 'talent-used'; facts: { chip: ToldChip | null; talent: string; seat: number | 'automaton' } }
    | { kind: 'mark-declared'; facts: { seat: number | 'automaton'; mark: number | 'automaton' } }
    | { kind: 'beacon'; facts: { health: number } }
    | { kind: 'handed-in'; facts: { chip: ToldChip | null; by: ToldChip | null; amount: number; left: number } }
    | { kind: 'laid-out-again'; facts: { chip: ToldChip | null; hex: string } }
    | { kind: 'fortress-power'; facts: { seats: readonly (number | 'automaton')[]; power: number; score: readonly number[] } }
    | { kind: 'game-over'; facts: { winners: readonly (number | 'automaton')[] } }
    | { kind: 'constructed'; facts: { seat: number | 'automaton'; chip: ToldChip | null; hex: string; cost: number; upgrades: string } }
    | { kind: 'upgraded'; facts: { seat: number | 'automaton'; chip: ToldChip | null; upgrade: string; cost: number } }
    | { kind: 'called'; facts: { chip: ToldChip | null; by: ToldChip | null; hex: string; cost: number } }
    | { kind: 'levelled-up'; facts: { chip: ToldChip | null; upgrade: string } }
    | { kind: 'promoted'; facts: { chip: ToldChip | null } }
    | { kind: 'demoted'; facts: { chip: ToldChip | null } }
    | { kind: 'picked-up'; facts: { chip: ToldChip | null; by: ToldChip | null; hex: string } }
    | { kind: 'dropped'; facts: { chip: ToldChip | null; hex: string } }
    | { kind: 'relic-drawn'; facts: { seat: number | 'automaton' } }
    | { kind: 'relic-seen'; facts: { seat: number | 'automaton'; relic: string } }
    | { kind: 'relic-sold'; facts: { seat: number | 'automaton'; relic: string } }
    | { kind: 'relic-kept'; facts: { seat: number | 'automaton' } }
    | { kind: 'relic-in-play'; facts: { seat: number | 'automaton'; relic: string } }
    | { kind: 'relic-played'; facts: { seat: number | 'automaton'; relic: string } }
    | { kind: 'die-rolled'; facts: { seat: number | 'automaton'; die: string; face: string } }
    | { kind: 'spent'; facts: { chip: ToldChip | null } }
    | { kind: 'went-home'; facts: { chip: ToldChip | null } }
    | { kind: 'captured'; facts: { chip: ToldChip | null; seat: number | 'automaton' } }
    | { kind: 'controlled'; facts: { chip: ToldChip | null; seat: number | 'automaton' } }
    | { kind: 'silenced'; facts: { chip: ToldChip | null } }
    | { kind: 'held'; facts: { chip: ToldChip | null } }
    | { kind: 'voided'; facts: { seat: number | 'automaton'; chip: ToldChip | null; amount: number } }
    | { kind: 'loaded'; facts: { chip: ToldChip | null; carrier: ToldChip | null } }
    | { kind: 'set-down'; facts: { chip: ToldChip | null; hex: string } }
    | { kind: 'perched'; facts: { chip: ToldChip | null; spire: ToldChip | null } }
    | { kind: 'left-perch'; facts: { chip: ToldChip | null; hex: string } }
    | { kind: 'left-group'; facts: { chip: ToldChip | null; hex: string } }
    | { kind: 'tucked'; facts: { chip: ToldChip | null; hero: ToldChip | null } }
    | { kind: 'brought-back'; facts: { seat: number | 'automaton'; chip: ToldChip | null } }
    | { kind: 'gate-recovered'; facts: { seat: number | 'automaton'; amount: number } }
    | { kind: 'mire'; facts: Record<string, never> }
    | { kind: 'awakened'; facts: { chip: ToldChip | null; hex: string } }
    | { kind: 'ratified'; facts: { seat: number | 'automaton'; event: string } }
    | { kind: 'sold-back'; facts: { seat: number | 'automaton'; chip: ToldChip | null } }
    | { kind: 'earthscape-sold-back'; facts: { seat: number | 'automaton'; earthscape: number } }
    | { kind: 'offer-discarded'; facts: { seat: number | 'automaton'; chip: ToldChip | null } }
    | { kind: 'attacks'; facts: { chip: ToldChip | null; target: ToldChip | null } }
    | { kind: 'attacks-gate'; facts: { chip: ToldChip | null; seat: number | 'automaton' } }
    | { kind: 'defends-gate'; facts: { chip: ToldChip | null; attacker: ToldChip | null } }
    | { kind: 'rolled'; facts: { seat: number | 'automaton'; dice: readonly number[] } }
    | { kind: 'fires'; facts: { chip: ToldChip | null; target: ToldChip | null; dice: readonly number[] } }
    | { kind: 'damaged'; facts: { chip: ToldChip | null; by: ToldChip | null; seat: number | 'automaton'; how: string; lost: number; soaked: number } }
    | { kind: 'fortification-holds'; facts: { chip: ToldChip | null } }
    | { kind: 'spire-lost-chip'; facts: { chip: ToldChip | null; upgrade: string; by: ToldChip | null; seat: number | 'automaton' } }
    | { kind: 'recovered'; facts: { chip: ToldChip | null; amount: number } }
    | { kind: 'gate-damaged'; facts: { seat: number | 'automaton'; lost: number; left: number; by: ToldChip | null } }
    | { kind: 'gate-defeated'; facts: { seat: number | 'automaton'; taker: number | 'automaton' } }
    | { kind: 'pillaged'; facts: { seat: number | 'automaton'; taker: number | 'automaton'; amount: number } }
    | { kind: 'gate-repaired'; facts: { seat: number | 'automaton'; paid: number } }
    | { kind: 'advancement-lost'; facts: { seat: number | 'automaton'; structure: string; level: number } }
    | { kind: 'source-over'; facts: { seat: number | 'automaton'; amount: number } }
    | { kind: 'deployed'; facts: { chip: ToldChip | null; seat: number | 'automaton' } }
    | { kind: 'stacked'; facts: { chip: ToldChip | null; seat: number | 'automaton' } }
    | { kind: 'stays'; facts: { chip: ToldChip | null } }
    | { kind: 'moved'; facts: { chip: ToldChip | null; start: string; walk: readonly string[] } }
    | { kind: 'teleported'; facts: { chip: ToldChip | null; start: string; hex: string } }
    | { kind: 'displaced'; facts: { chip: ToldChip | null; to: string } }
    | { kind: 'source-stolen'; facts: { seat: number | 'automaton'; owner: number | 'automaton'; lost: number } }
    | { kind: 'returned'; facts: { chip: ToldChip | null; seat: number | 'automaton' } }
    | { kind: 'onslaught'; facts: { wave: number } }
    | { kind: 'round'; facts: { number: number } }
    | { kind: 'turn'; facts: { seat: number | 'automaton'; round: number } }
    | { kind: 'campfire'; facts: { seat: number | 'automaton' } }
    | { kind: 'stalemate'; facts: { round: number } }
    | { kind: 'swapped'; facts: { chips: readonly (ToldChip | null)[] } }
    | { kind: 'swapped'; facts: { chips: readonly (ToldChip | null)[]; seat: number | 'automaton' } }
    | { kind: 'explored'; facts: { seat: number | 'automaton'; hex: string } }
    | { kind: 'landmark-seen'; facts: { seat: number | 'automaton'; hex: string; chip: ToldChip | null } }
    | { kind: 'revealed'; facts: { chip: ToldChip | null; hex: string } }
    | { kind: 'defeated'; facts: { chip: ToldChip | null; seat: number | 'automaton'; with_: ToldChip | null } }
    | { kind: 'cleared'; facts: { chip: ToldChip | null; hex: string } }
    | { kind: 'uncovered'; facts: { chip: ToldChip | null; hex: string } }
    | { kind: 'landmark-emptied'; facts: { chip: ToldChip | null; seat: number | 'automaton' } }
    | { kind: 'equipment-lost'; facts: { chip: ToldChip | null } }
    | { kind: 'wave'; facts: { wave: number } }
    | { kind: 'event-drawn'; facts: { event: string } }
    | { kind: 'event-die'; facts: { shown: number } }
    | { kind: 'market-refreshed'; facts: { chips: readonly (ToldChip | null)[]; earthscape: number } }
    | { kind: 'bought'; facts: { seat: number | 'automaton'; chip: ToldChip | null; price: number } }
    | { kind: 'earthscape-bought'; facts: { seat: number | 'automaton'; earthscape: number } }
    | { kind: 'passed'; facts: { seat: number | 'automaton' } }
    | { kind: 'advanced'; facts: { seat: number | 'automaton'; structure: string; level: number; cost: number } }
    | { kind: 'earthscape-laid'; facts: { seat: number | 'automaton'; earthscape: number; hexes: readonly string[] } }
    | { kind: 'selected'; facts: { seat: number | 'automaton'; chip: ToldChip | null } }
    | { kind: 'grouped'; facts: { seat: number | 'automaton'; chip: ToldChip | null; top: ToldChip | null; cp: number } }
    | { kind: 'equipped'; facts: { seat: number | 'automaton'; chip: ToldChip | null; hero: ToldChip | null } }
    | { kind: 'prepared'; facts: { seat: number | 'automaton'; stack: readonly (ToldChip | null)[] } }
    | { kind: 'wave-over'; facts: { wave: number } }
    | { kind: 'faction-taken'; facts: { seat: number | 'automaton'; faction: string } }
    | { kind: 'vines'; facts: Record<string, never> }
  );
