/** Moments in words, short and in the reader's language. */

import { localeOf, type Language } from './words.svelte';

/** The hour if it was today, else the day. `at` is in seconds, as the service sends it. */
export function when(at: number, language: Language, now: Date = new Date()): string {
  const moment = new Date(at * 1000);
  const today = moment.toDateString() === now.toDateString();
  const sameYear = moment.getFullYear() === now.getFullYear();
  const form: Intl.DateTimeFormatOptions = today
    ? { hour: 'numeric', minute: '2-digit' }
    : { day: 'numeric', month: 'short', ...(sameYear ? {} : { year: 'numeric' }) };
  return new Intl.DateTimeFormat(localeOf(language), form).format(moment);
}

/** Names as people list them: "Ada, Ben and Cleo". */
export function list(names: readonly string[], language: Language): string {
  return new Intl.ListFormat(localeOf(language), { type: 'conjunction' }).format(names);
}
