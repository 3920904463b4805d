/** What is done to a table over HTTP: seats, start, leaving, the next game, reports. */
import { api } from './api';
import type { ChangeSeat, Opened, Report, TableInfo } from './protocol';

const at = (id: string, invite: string | null, rest = ''): string =>
  `/tables/${encodeURIComponent(id)}${rest}${invite ? `?invite=${encodeURIComponent(invite)}` : ''}`;

export const seating = {
  look: (id: string, invite: string | null) => api.get<TableInfo>(at(id, invite)),
  take: (id: string, seat: number, invite: string | null) => api.post<TableInfo>(at(id, invite, `/seats/${seat}/take`)),
  change: (id: string, seat: number, change: ChangeSeat) => api.put<TableInfo>(at(id, null, `/seats/${seat}`), change),
  start: (id: string) => api.post<TableInfo>(at(id, null, '/start')),
  leave: (id: string) => api.post(at(id, null, '/leave')),
  rematch: (id: string) => api.post<Opened>(at(id, null, '/rematch')),
  report: (id: string, note = '') => api.post<Report>(at(id, null, '/report'), { note }),
};

/** The link that brings somebody to a table; an invitation is part of it where the table is private. */
export function linkTo(table: { id: string; invite: string | null }): string {
  const invite = table.invite ? `?invite=${encodeURIComponent(table.invite)}` : '';
  return `${location.origin}/t/${table.id}${invite}`;
}
