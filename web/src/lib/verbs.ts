/* Generated from the declared words of the games by scripts/client_types.py. Do not edit. */

/** Verbs whose last thing is a seat: a number that nobody calls it by. */
export const ABOUT_SEATS: ReadonlySet<string> = new Set(['gate', 'mark', 'seat', 'to']);
