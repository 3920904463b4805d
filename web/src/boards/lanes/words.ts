/* Generated from the declared words of the games by scripts/client_types.py. Do not edit. */

import type { LogLine, ShownOffer } from '../../lib/protocol';

/** What can be chosen. */
export type Offered = ShownOffer &
  (
    | { verb: 'done'; about: Record<string, never> }
    | { verb: 'yes'; about: Record<string, never> }
    | { verb: 'no'; about: Record<string, never> }
    | { verb: 'stop'; about: Record<string, never> }
    | { verb: 'keep'; about: Record<string, never> }
    | { verb: 'reshuffle'; about: Record<string, never> }
    | { verb: 'lane'; about: { lane: number } }
    | { verb: 'engage'; about: { lane: number; place: string } }
    | { verb: 'castle-draw'; about: Record<string, never> }
    | { verb: 'move'; about: { here: number; there: number } }
    | { verb: 'use'; about: { place: string; which: number } }
    | { verb: 'discard'; about: { place: string } }
    | { verb: 'at'; about: { place: string } }
    | { verb: 'to'; about: { whom: number } }
    | { verb: 'option'; about: { option: number } }
    | { verb: 'number'; about: { number: number } }
    | { verb: 'token'; about: { token: string } }
    | { verb: 'type'; about: { type: string } }
    | { verb: 'play'; about: { card: string; place?: string; bargain?: 'cheap' } }
    | { verb: 'redraw'; about: { card: string } }
    | { verb: 'card'; about: { card: string } }
    | { verb: 'first'; about: { card: string; place: string; which: string } }
    | { verb: 'plan'; about: Record<string, never> }
    | { verb: 'portal-action'; about: Record<string, never> }
    | { verb: 'summon'; about: { card: string; lane?: number } }
    | { verb: 'conceal'; about: { card: string; lane: number } }
    | { verb: 'hide'; about: { lane: number } }
    | { verb: 'swap-hidden'; about: { here: number; there: number } }
    | { verb: 'march'; about: { here: string; there: number } }
    | { verb: 'exhaust'; about: { by: string; lane: number } }
    | { verb: 'engage'; about: { minion: 'onikai' | 'yetnar' | 'zephylite' | 'ratamil' } }
    | { verb: 'summon'; about: { card: string; lane: number } }
    | { verb: 'drop'; about: { lane: number } }
    | { verb: 'challenge'; about: { lane: number } }
    | { verb: 'march'; about: { here: number; there: number } }
  );

/** What has happened. */
export type Told = LogLine &
  (
    | { kind: 'drew-card'; facts: { seat: number; card: string } }
    | { kind: 'pillaged-card'; facts: { seat: number; card: string } }
    | { kind: 'discarded'; facts: { seat: number; card: string } }
    | { kind: 'rebuilt'; facts: { seat: number; card: string } }
    | { kind: 'returned'; facts: { seat: number; card: string } }
    | { kind: 'taken'; facts: { seat: number; card: string } }
    | { kind: 'fetched'; facts: { seat: number; card: string } }
    | { kind: 'looked-card'; facts: { seat: number; card: string } }
    | { kind: 'revealed-top'; facts: { seat: number; card: string } }
    | { kind: 'played'; facts: { seat: number; card: string; at: string } }
    | { kind: 'used'; facts: { seat: number; card: string; at: string; ability: number } }
    | { kind: 'playable-again'; facts: { seat: number; card: string } }
    | { kind: 'drew'; facts: { seat: number } }
    | { kind: 'reshuffled'; facts: { seat: number } }
    | { kind: 'searched'; facts: { seat: number } }
    | { kind: 'shuffled'; facts: { seat: number } }
    | { kind: 'looked'; facts: { seat: number } }
    | { kind: 'looked-horde'; facts: { seat: number } }
    | { kind: 'guessed'; facts: { seat: number; card: string; right: boolean } }
    | { kind: 'under-deck'; facts: { seat: number; amount: number } }
    | { kind: 'mulligan'; facts: { seat: number; cards: number } }
    | { kind: 'discarded-revealed'; facts: { card: string } }
    | { kind: 'to-supply'; facts: { card: string } }
    | { kind: 'to-supply'; facts: { card: string; at: string } }
    | { kind: 'outsider-stage'; facts: { card: string } }
    | { kind: 'revealed'; facts: { card: string; lane: number } }
    | { kind: 'summoned'; facts: { card: string; lane: number } }
    | { kind: 'on-pile'; facts: { card: string } }
    | { kind: 'prices-change'; facts: { card: string } }
    | { kind: 'portal-collapses'; facts: { card: string } }
    | { kind: 'triggered'; facts: { card: string; ability: number } }
    | { kind: 'engaged'; facts: { card: string; lane: number } }
    | { kind: 'treachery-revealed'; facts: { card: string } }
    | { kind: 'portal-replaced'; facts: { card: string; stage: number } }
    | { kind: 'summoned-aside'; facts: { card: string } }
    | { kind: 'under-pile'; facts: { card: string } }
    | { kind: 'portal-is-outsider'; facts: { card: string } }
    | { kind: 'challenged'; facts: { card: string; lane: number } }
    | { kind: 'hidden'; facts: { card: string; lane: number } }
    | { kind: 'exhausted'; facts: { at: string; card: string } }
    | { kind: 'readied-card'; facts: { at: string; card: string } }
    | { kind: 'damage'; facts: { at: string; card: string; amount: number; by: string } }
    | { kind: 'armor'; facts: { at: string; card: string; amount: number } }
    | { kind: 'prevented'; facts: { at: string; card: string; amount: number; by: string } }
    | { kind: 'tokens-lost'; facts: { at: string; card: string; amount: number } }
    | { kind: 'attack-tokens-lost'; facts: { at: string; card: string; amount: number } }
    | { kind: 'healed'; facts: { at: string; card: string; amount: number } }
    | { kind: 'boosted'; facts: { at: string; card: string; amount: number } }
    | { kind: 'replaced'; facts: { at: string; card: string } }
    | { kind: 'destroyed'; facts: { at: string; card: string; side: number } }
    | { kind: 'tokens'; facts: { at: string; card: string; token: string; amount: number } }
    | { kind: 'tokens-removed'; facts: { at: string; card: string; token: string; amount: number } }
    | { kind: 'changed'; facts: { at: string; card: string; attack: number; health: number; armor: number } }
    | { kind: 'gained-keyword'; facts: { at: string; card: string; keyword: string; amount: number } }
    | { kind: 'marked'; facts: { at: string; card: string; mark: string } }
    | { kind: 'borrowed'; facts: { at: string; card: string; by: string } }
    | { kind: 'discarded-in-play'; facts: { card: string; at: string } }
    | { kind: 'exhausted-ally'; facts: { card: string; at: string; by: string } }
    | { kind: 'game-ends'; facts: { result: string; why: string } }
    | { kind: 'mana-gained'; facts: { purse: number; shared: boolean; amount: number } }
    | { kind: 'mana-lost'; facts: { purse: number; shared: boolean; amount: number } }
    | { kind: 'pillaged'; facts: { amount: number } }
    | { kind: 'moved'; facts: { start: string; to: string; card: string } }
    | { kind: 'swapped'; facts: { card: string; one: string; partner: string; other: string } }
    | { kind: 'attached'; facts: { card: string; at: string; host: string } }
    | { kind: 'put-under'; facts: { card: string; at: string; host: string } }
    | { kind: 'hidden-together'; facts: { cards: readonly string[] } }
    | { kind: 'horde-reshuffled'; facts: { cards: number } }
    | { kind: 'struck'; facts: { at: string; card: string; target: string; whom: string; amount: number } }
    | { kind: 'trampled'; facts: { at: string; card: string; target: string; whom: string; amount: number } }
    | { kind: 'turn-begins'; facts: { turn: number } }
    | { kind: 'phase-begins'; facts: { phase: string } }
    | { kind: 'readied'; facts: Record<string, never> }
    | { kind: 'lane-fights'; facts: { lane: number } }
    | { kind: 'portal-turned'; facts: { wave: number } }
    | { kind: 'horde-drew'; facts: Record<string, never> }
    | { kind: 'arrives-concealed'; facts: { lane: number } }
    | { kind: 'portal-action'; facts: Record<string, never> }
    | { kind: 'concealed'; facts: { lane: number } }
    | { kind: 'planned'; facts: Record<string, never> }
    | { kind: 'rearranged'; facts: Record<string, never> }
    | { kind: 'swapped-hidden'; facts: { one: number; other: number } }
    | { kind: 'game-begins'; facts: { portal: string; castle: string; outsider: string } }
    | { kind: 'hands-dealt'; facts: Record<string, never> }
    | { kind: 'swap-refused'; facts: { seat: number; card: string } }
    | { kind: 'deck-shuffled'; facts: { seat: number; cards: number } }
    | { kind: 'castle-draws'; facts: { seat: number } }
    | { kind: 'castle-stands'; facts: { castle: string } }
    | { kind: 'portals-laid'; facts: { levels: number } }
    | { kind: 'minions-laid'; facts: { amount: number } }
    | { kind: 'horde-shuffled'; facts: { cards: number } }
    | { kind: 'outsider-chosen'; facts: { outsider: string } }
  );
