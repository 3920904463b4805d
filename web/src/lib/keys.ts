/** What a key pressed at the table means. */
import { stopOf } from './offers';
import type { ShownOffer } from './protocol';

export type Action =
  | { kind: 'press'; offer: ShownOffer }
  | { kind: 'finish' | 'commit' | 'put-back' | 'undo' | 'hint' | 'text' | 'rule' | 'keys' | 'log' | 'chat' | 'orders' };

/** What can be done now, and which key stands for which choice. */
export interface Reach {
  offers: readonly ShownOffer[];
  keys: ReadonlyMap<string, string>;
  considered: ShownOffer | null;
  /** The board still shows an earlier moment: whoever presses a key wants to see the present one, and chooses then. */
  behind: boolean;
  /** Single letters and digits are listened to; whoever dictates or reads by ear may turn that off. */
  letters: boolean;
}

const LETTERS: Readonly<Record<string, Exclude<Action['kind'], 'press'>>> = {
  c: 'chat',
  h: 'hint',
  k: 'keys',
  l: 'log',
  o: 'orders',
  t: 'text',
  u: 'undo',
  '?': 'rule',
};

const TYPING = 'input, textarea, select, dialog, [contenteditable], [popover], [role=menu]';
const CONTROL = 'button, a, summary, [role=button], [role=tab]';

/** The action of a key, or null if the key is not for the table. */
export function actionOf(event: KeyboardEvent, reach: Reach): Action | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  const on = event.target instanceof Element ? event.target : null;
  if (on?.closest(TYPING)) return null;
  if (event.key === 'Escape') return { kind: 'put-back' };
  // Enter and the space bar press a control that has the focus.
  if (event.key === 'Enter' || event.key === ' ') return on?.closest(CONTROL) ? null : pressed(event.key, reach);
  return reach.letters ? lettered(event.key.toLowerCase(), reach) : null;
}

/** Enter makes the choice that is being considered, the space bar stops. */
function pressed(key: 'Enter' | ' ', reach: Reach): Action | null {
  if (reach.behind) return { kind: 'finish' };
  if (key === 'Enter') return reach.considered ? { kind: 'commit' } : null;
  const stop = stopOf(reach.offers);
  return stop ? { kind: 'press', offer: stop } : null;
}

function lettered(letter: string, reach: Reach): Action | null {
  const kind = LETTERS[letter];
  if (kind) return { kind };
  if (reach.behind && /^[a-z0-9]$/.test(letter)) return { kind: 'finish' };
  const offer = reach.offers.find((each) => reach.keys.get(each.key) === letter);
  return offer ? { kind: 'press', offer } : null;
}
