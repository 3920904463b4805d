/* Generated from the declared words of the games by scripts/client_types.py. Do not edit. */

import type { LogLine, ShownOffer } from '../../lib/protocol';

/** What can be chosen. */
export type Offered = ShownOffer &
  (
    | { verb: 'pass'; about: Record<string, never> }
    | { verb: 'end'; about: Record<string, never> }
    | { verb: 'yes'; about: Record<string, never> }
    | { verb: 'no'; about: Record<string, never> }
    | { verb: 'stop'; about: Record<string, never> }
    | { verb: 'done'; about: Record<string, never> }
    | { verb: 'lead-deck'; about: Record<string, never> }
    | { verb: 'no-lead'; about: Record<string, never> }
    | { verb: 'act'; about: { action: string } }
    | { verb: 'skill'; about: { skill: string } }
    | { verb: 'seat'; about: { player: number } }
    | { verb: 'modifier'; about: { modifier: number } }
    | { verb: 'discard'; about: { place: number } }
    | { verb: 'top'; about: { place: number } }
    | { verb: 'effect'; about: { place: number } }
    | { verb: 'faction'; about: { faction: string } }
    | { verb: 'draft'; about: { hero: string } }
    | { verb: 'deck'; about: { deck: string } }
    | { verb: 'activate'; about: { hero: string } }
    | { verb: 'hero'; about: { hero: string } }
    | { verb: 'illusion'; about: { hero: string } }
    | { verb: 'first'; about: { what: string; hero: string } }
    | { verb: 'play'; about: { card: string; hero: string } }
    | { verb: 'lead'; about: { card: string } }
    | { verb: 'mulligan'; about: { card: string } }
    | { verb: 'put-away'; about: { card: string } }
    | { verb: 'take-off'; about: { card: string } }
    | { verb: 'minion'; about: { side: number; hex: string } }
    | { verb: 'pillar'; about: { side: number; hex: string } }
    | { verb: 'outsider'; about: { dome: number } }
    | { verb: 'hex'; about: { hex: string } }
    | { verb: 'area'; about: { hexes: readonly string[] } }
  );

/** What has happened. */
export type Told = LogLine &
  (
    | { kind: 'game-over'; facts: { side: number; card: string } }
    | { kind: 'exhausted-first'; facts: { hero: string } }
    | { kind: 'pillar-removed'; facts: { side: number; hex: string } }
    | { kind: 'pillar-placed'; facts: { side: number; hex: string } }
    | { kind: 'illusion-moved'; facts: { hero: string; hex: string } }
    | { kind: 'skill-used'; facts: { hero: string; skill: string } }
    | { kind: 'skirmishes'; facts: { piece: string; targets: readonly string[] } }
    | { kind: 'lead-declined'; facts: { hero: string } }
    | { kind: 'lead-from-deck'; facts: { hero: string } }
    | { kind: 'lead-from-hand'; facts: { hero: string } }
    | { kind: 'lead-known'; facts: { hero: string; card: string } }
    | { kind: 'attacks'; facts: { piece: string; target: string; hex: string } }
    | { kind: 'token-removed'; facts: { piece: string; hex: string } }
    | { kind: 'deck-rebuilt'; facts: { purse: number; cards: number } }
    | { kind: 'drawn'; facts: { seat: number; cards: readonly string[] } }
    | { kind: 'drawn-unseen'; facts: { seat: number; amount: number } }
    | { kind: 'flipped'; facts: { seat: number; card: string; modifier: number } }
    | { kind: 'predicts'; facts: { seat: number; amount: number } }
    | { kind: 'predict-discarded'; facts: { seat: number; card: string } }
    | { kind: 'damage'; facts: { piece: string; by: string; amount: number; armor: number } }
    | { kind: 'lost-hp'; facts: { hero: string; amount: number; left: number } }
    | { kind: 'healed'; facts: { hero: string; amount: number; hp: number } }
    | { kind: 'prevented'; facts: { hero: string; hex: string } }
    | { kind: 'moved'; facts: { piece: string; hex: string; start: string } }
    | { kind: 'placed'; facts: { piece: string; hex: string } }
    | { kind: 'pushed'; facts: { piece: string; hex: string } }
    | { kind: 'swapped'; facts: { one: string; other: string } }
    | { kind: 'illusion-removed'; facts: { piece: string } }
    | { kind: 'hero-defeated'; facts: { hero: string; by: string; row: number } }
    | { kind: 'minion-defeated'; facts: { side: number; hex: string; by: string } }
    | { kind: 'condition-applied'; facts: { hero: string; condition: string } }
    | { kind: 'conditions-removed'; facts: { hero: string } }
    | { kind: 'played'; facts: { seat: number; hero: string; card: string } }
    | { kind: 'heroes-phase'; facts: { turn: number } }
    | { kind: 'activated'; facts: { hero: string; seat: number } }
    | { kind: 'exhausted'; facts: { hero: string } }
    | { kind: 'stacked'; facts: { of: string; what: string; hero: string; seat: number } }
    | { kind: 'resolves'; facts: { of: string; what: string; hero: string; seat: number } }
    | { kind: 'fizzles'; facts: { of: string; what: string; hero: string } }
    | { kind: 'minions-phase'; facts: { turn: number } }
    | { kind: 'lane-token'; facts: { lanes: readonly string[] } }
    | { kind: 'dome-token'; facts: { dome: string } }
    | { kind: 'lead-revealed'; facts: { hero: string; card: string; cost: number } }
    | { kind: 'lead-selected'; facts: { side: number; card: string; cost: number } }
    | { kind: 'control'; facts: { lanes: readonly string[]; dome: string; blue: number; red: number; winner: number; by: number } }
    | { kind: 'tower-damaged'; facts: { side: number; lane: string; amount: number; left: number } }
    | { kind: 'tower-destroyed'; facts: { side: number; lane: string } }
    | { kind: 'nexus-armed'; facts: { side: number; hp: number } }
    | { kind: 'nexus-damaged'; facts: { side: number; amount: number; left: number } }
    | { kind: 'token-advanced'; facts: { side: number; lane: string; start: string; hex: string; steps: number } }
    | { kind: 'minion-repositioned'; facts: { side: number; lane: string; hex: string } }
    | { kind: 'minion-withdrawn'; facts: { side: number; lane: string } }
    | { kind: 'minion-spawned'; facts: { side: number; lane: string; hex: string } }
    | { kind: 'outsider-has-no-room'; facts: { outsider: string } }
    | { kind: 'outsider-declined'; facts: { outsider: string; seat: number } }
    | { kind: 'outsider-placed'; facts: { outsider: string; hex: string; seat: number } }
    | { kind: 'outsider-acts'; facts: { outsider: string; what: string } }
    | { kind: 'outsider-done'; facts: { outsider: string } }
    | { kind: 'victory-cards'; facts: { cards: readonly string[] } }
    | { kind: 'first-player'; facts: { seat: number } }
    | { kind: 'counter-set'; facts: { row: number; rows: number } }
    | { kind: 'pool-shown'; facts: { side: number; heroes: readonly string[] } }
    | { kind: 'faction-picked'; facts: { seat: number; side: number; faction: string } }
    | { kind: 'hero-drafted'; facts: { seat: number; hero: string; hp: number; token: boolean } }
    | { kind: 'deck-submitted'; facts: { seats: readonly number[]; cards: number; own: boolean } }
    | { kind: 'deck-does-not-fit'; facts: { seats: readonly number[]; problems: number } }
    | { kind: 'mulligan'; facts: { seat: number; cards: readonly string[] } }
    | { kind: 'towers-built'; facts: { blue: readonly string[]; red: readonly string[]; hp: number } }
    | { kind: 'control-tokens-placed'; facts: { tokens: readonly (readonly [number, string])[] } }
    | { kind: 'minions-rallied'; facts: { blue: readonly string[]; red: readonly string[] } }
    | { kind: 'outsiders-summoned'; facts: { outsiders: readonly (readonly [string, string])[] } }
    | { kind: 'hero-returned'; facts: { hero: string; hex: string; hp: number } }
    | { kind: 'cards-put-away'; facts: { hero: string; cards: readonly string[] } }
    | { kind: 'discarded'; facts: { seat: number; card: string } }
    | { kind: 'heroes-ready'; facts: Record<string, never> }
    | { kind: 'mana-counter'; facts: { row: number; rows: number } }
    | { kind: 'bonus'; facts: { piece: string; value: string; amount: number; until: string } }
    | { kind: 'lasts'; facts: { piece: string; value: string; until: string } }
    | { kind: 'barred'; facts: { hexes: readonly string[]; until: string } }
    | { kind: 'card-removed'; facts: { hero: string; card: string } }
    | { kind: 'cancelled'; facts: { of: string; what: string; hero: string } }
    | { kind: 'redirected'; facts: { hero: string; target: string; hex: string } }
  );
