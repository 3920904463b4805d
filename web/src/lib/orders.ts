/** Standing orders for windows, in which one may answer what others do: how they are kept, and which ones hold. */
import type { Orders } from './protocol';

/** Orders that may hold at any table: until when is a matter of one game. */
export type Standing = Pick<Orders, 'ask' | 'stops'>;

export const ASKING: readonly Orders['ask'][] = ['able', 'always', 'never'];
/** Who has ordered nothing is asked where they can answer. */
export const DEFAULT: Standing = { ask: 'able', stops: [] };

/** The person's own default, as the browser keeps it; what cannot be read counts as none. */
export function keptOrders(): Standing {
  try {
    const kept = JSON.parse(localStorage.getItem('orders') ?? 'null') as Partial<Standing> | null;
    if (!kept?.ask || !ASKING.includes(kept.ask) || !Array.isArray(kept.stops)) return DEFAULT;
    return { ask: kept.ask, stops: kept.stops.filter((each) => typeof each === 'string') };
  } catch (reason) {
    if (reason instanceof SyntaxError) return DEFAULT;
    throw reason;
  }
}

/** What to order at a table where nothing was ordered yet: the person's default, as far as this game knows its moments. */
export function firstOrders(wanted: Standing, moments: readonly { name: string }[]): Orders | null {
  const stops = moments.map(({ name }) => name).filter((name) => wanted.stops.includes(name));
  return wanted.ask === DEFAULT.ask && stops.length === 0 ? null : { ask: wanted.ask, stops, until: 'changed' };
}
