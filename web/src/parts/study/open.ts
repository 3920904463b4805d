/** Opening a table of one's own from a moment that is being looked at. */

import { api } from '../../lib/api';
import type { NewSeat, NewTable, Opened } from '../../lib/protocol';
import { go } from '../../lib/router.svelte';
import { session } from '../../lib/session.svelte';
import type { Moment } from '../../lib/study.svelte';

/** Who plays: me at one seat and bots of a level elsewhere, or me everywhere. */
export type Who = { me: number; level: string | null } | 'all mine';

export function seatsFor(count: number, who: Who): NewSeat[] {
  return Array.from({ length: count }, (_, seat): NewSeat => {
    if (who === 'all mine' || who.me === seat) return { kind: 'me' };
    return { kind: 'bot', level: who.level };
  });
}

/** The table that goes on from a moment. */
export function tableFrom(game: string, seats: number, { source, choices }: Moment, who: Who): NewTable {
  return { game, seats: seatsFor(seats, who) as NewTable['seats'], source, choices: [...choices] };
}

/** Open a table and go there. */
export async function openTable(table: NewTable): Promise<void> {
  await session.ensureGuest();
  const opened = await api.post<Opened>('/tables', table);
  go(`/t/${opened.id}`);
}
