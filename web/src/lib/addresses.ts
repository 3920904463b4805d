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

type Reader = (second: string | null, third: string | null) => Address | null;

/** Pages about one thing: nothing is there without it. */
const named =
  (read: (name: string, third: string | null) => Address): Reader =>
  (second, third) =>
    second ? read(second, third) : null;

/** What begins a path: how many parts may follow, and the page that they lead to. */
const READERS: Readonly<Record<string, readonly [most: number, read: Reader] | undefined>> = {
  '': [0, () => ({ page: 'home' })],
  my: [0, () => ({ page: 'my' })],
  me: [0, () => ({ page: 'me' })],
  about: [0, () => ({ page: 'about' })],
  new: [1, (game) => ({ page: 'new', game })],
  t: [1, named((id) => ({ page: 'table', id }))],
  replay: [1, (id) => ({ page: 'replay', id })],
  rules: [2, (game, rule) => ({ page: 'rules', game, rule })],
  learn: [1, named((game) => ({ page: 'learn', game }))],
  achievements: [1, named((game) => ({ page: 'achievements', game }))],
  campaign: [2, named((game, id) => ({ page: 'campaign', game, id }))],
  report: [1, named((id) => ({ page: 'report', id }))],
  decks: [2, named((game, id) => ({ page: 'decks', game, id }))],
};

/** The page that a path leads to. */
export function readAddress(path: string): Address {
  const [first = '', ...rest] = path.split('/').slice(1).map(decode);
  const [most, read] = (Object.hasOwn(READERS, first) ? READERS[first] : null) ?? [0, () => null];
  const address = rest.length <= most ? read(rest[0] ?? null, rest[1] ?? null) : null;
  return address ?? { page: 'unknown' };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // a stray % typed by hand: no such page, but no reason to break
  }
}
