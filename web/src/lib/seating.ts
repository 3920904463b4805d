/** What is done to a table over HTTP: seats, start, leaving, the next game, reports. */
import { api } from './api';
import type { ChangeSeat, Opened, Report, TableInfo } from './protocol';
import { route } from './router.svelte';

const at = (id: string, invite: string | null, rest = ''): string =>
  `/tables/${encodeURIComponent(id)}${rest}${invite ? `?invite=${encodeURIComponent(invite)}` : ''}`;

export const seating = {
  look: (id: string, invite: string | null) => api.get<TableInfo>(at(id, invite)),
  take: (id: string, seat: number, invite: string | null) => api.post<TableInfo>(at(id, invite, `/seats/${seat}/take`)),
  change: (id: string, seat: number, change: ChangeSeat) => api.put<TableInfo>(at(id, null, `/seats/${seat}`), change),
  start: (id: string) => api.post<TableInfo>(at(id, null, '/start')),
  leave: (id: string) => api.post(at(id, null, '/leave')),
  rematch: (id: string) => api.post<Opened>(at(id, null, '/rematch')),
  report: (id: string, invite: string | null) => api.post<Report>(at(id, invite, '/report'), { note: '' }),
};

/** The invitation that this person holds: told by the table to those who sit there, or brought along in the address. */
export function invitationOf(table: { invite: string | null }): string | null {
  return table.invite ?? route.query.get('invite');
}

/** The link that brings somebody to a table; the invitation is part of it, so that it may be passed on. */
export function linkTo(table: { id: string; invite: string | null }): string {
  const invite = invitationOf(table);
  return `${location.origin}/t/${table.id}${invite ? `?invite=${encodeURIComponent(invite)}` : ''}`;
}
