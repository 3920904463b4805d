/* Generated from the declared words of the games by scripts/client_types.py. Do not edit. */

import type { LogLine, ShownOffer } from '../../lib/protocol';

export type Card = 'water-ooze' | 'water-troll' | 'water-dragon' | 'water-golem' | 'water-skeleton' | 'fire-ooze' | 'fire-troll' | 'fire-dragon' | 'fire-golem' | 'fire-skeleton' | 'forest-ooze' | 'forest-troll' | 'forest-dragon' | 'forest-golem' | 'forest-skeleton' | 'royal-ooze' | 'royal-troll' | 'royal-dragon' | 'royal-golem' | 'royal-skeleton' | 'sun-ooze' | 'sun-troll' | 'sun-dragon' | 'sun-golem' | 'sun-skeleton' | 'moon-ooze' | 'moon-troll' | 'moon-dragon' | 'moon-golem' | 'moon-skeleton' | 'steam-beast' | 'phantasm' | 'vampire' | 'flayer' | 'elvenking' | 'demon' | 'trickster' | 'betrayer';

export type Battle = 'water' | 'fire' | 'forest' | 'royal' | 'sun' | 'moon' | 'ooze' | 'troll' | 'dragon' | 'golem' | 'skeleton';

/** What can be chosen. */
export type Offered = ShownOffer &
  (
    | { verb: 'token'; about: { token: number } }
    | { verb: 'pick'; about: { card: Card } }
    | { verb: 'stop'; about: Record<string, never> }
    | { verb: 'decline'; about: Record<string, never> }
    | { verb: 'steal'; about: Record<string, never> }
    | { verb: 'give'; about: { card: Card } }
    | { verb: 'leave'; about: Record<string, never> }
    | { verb: 'swap'; about: { battle: Battle } }
    | { verb: 'with'; about: { battle: Battle } }
    | { verb: 'pass'; about: Record<string, never> }
    | { verb: 'flayer'; about: Record<string, never> }
    | { verb: 'demon'; about: Record<string, never> }
    | { verb: 'sacrifice'; about: { card: Card } }
  );

/** What has happened. */
export type Told = LogLine &
  (
    | { kind: 'scored'; facts: { seat: number; tokens: number; vampires: number; elvenking: number; score: number } }
    | { kind: 'picked'; facts: { seat: number; card: Card } }
    | { kind: 'stopped'; facts: { seat: number; total: number } }
    | { kind: 'raised'; facts: { seat: number; total: number } }
    | { kind: 'locked-out'; facts: { seat: number; total: number } }
    | { kind: 'round-begins'; facts: { round: number; seat: number } }
    | { kind: 'battle-card-drawn'; facts: { seat: number; battle: Battle } }
    | { kind: 'token-assigned'; facts: { seat: number; token: number; battle: Battle } }
    | { kind: 'stolen'; facts: { seat: number; picker: number; card: Card; gift: Card; other: Card } }
    | { kind: 'joined-horde'; facts: { seat: number; cards: number } }
    | { kind: 'pool-refilled'; facts: { cards: readonly Card[] } }
    | { kind: 'passed'; facts: { seat: number } }
    | { kind: 'flayer-added'; facts: { seat: number; total: number } }
    | { kind: 'demon-added'; facts: { seat: number; card: Card; total: number } }
    | { kind: 'battles-begin'; facts: Record<string, never> }
    | { kind: 'laid-out'; facts: { seat: number; battle: Battle; cards: readonly Card[] } }
    | { kind: 'token-won'; facts: { seat: number; token: number; battle: Battle; totals: readonly number[] } }
    | { kind: 'token-lost'; facts: { token: number; battle: Battle; totals: readonly number[] } }
    | { kind: 'pool-dealt'; facts: { cards: readonly Card[] } }
    | { kind: 'game-begins'; facts: { seat: number } }
    | { kind: 'trickster-left'; facts: { seat: number } }
    | { kind: 'tokens-switched'; facts: { seat: number; battle: Battle; other: Battle } }
  );
