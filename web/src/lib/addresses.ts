/** All addresses of the client, and which page each of them shows. */

export type Address =
  | { page: 'home' | 'my' | 'me' | 'about' | 'unknown' }
  | { page: 'new'; game: string | null }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string | null }
  | { page: 'rules'; game: string | null; rule: string | null }
  | { page: 'learn'; game: string }
  | { page: 'achievements'; game: string }
  | { page: 'campaign'; game: string; id: string | null }
  | { page: 'report'; id: string }
  | { page: 'decks'; game: string; id: string | null };

/** The page that a path leads to. */
export function readAddress(path: string): Address {
  const [first = '', ...rest] = path.split('/').slice(1).map(decode);
  const [second, third] = rest;
  switch (first) {
    case '':
      return rest.length === 0 ? { page: 'home' } : { page: 'unknown' };
    case 'my':
    case 'me':
    case 'about':
      return rest.length === 0 ? { page: first } : { page: 'unknown' };
    case 'new':
      return rest.length <= 1 ? { page: 'new', game: second ?? null } : { page: 'unknown' };
    case 't':
      return second && rest.length === 1 ? { page: 'table', id: second } : { page: 'unknown' };
    case 'replay':
      return rest.length <= 1 ? { page: 'replay', id: second ?? null } : { page: 'unknown' };
    case 'rules':
      return rest.length <= 2 ? { page: 'rules', game: second ?? null, rule: third ?? null } : { page: 'unknown' };
    case 'learn':
      return second && rest.length === 1 ? { page: 'learn', game: second } : { page: 'unknown' };
    case 'achievements':
      return second && rest.length === 1 ? { page: 'achievements', game: second } : { page: 'unknown' };
    case 'campaign':
      return second && rest.length <= 2 ? { page: 'campaign', game: second, id: third ?? null } : { page: 'unknown' };
    case 'report':
      return second && rest.length === 1 ? { page: 'report', id: second } : { page: 'unknown' };
    case 'decks':
      return second && rest.length <= 2 ? { page: 'decks', game: second, id: third ?? null } : { page: 'unknown' };
    default:
      return { page: 'unknown' };
  }
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // a stray % typed by hand: no such page, but no reason to break
  }
}
