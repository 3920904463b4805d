/** The drawing that marks a kind of key moment on a timeline. A game whose kinds are not listed has stars. */
const ICONS: Readonly<Record<string, string>> = {
  stolen: 'i-hand',
  'tokens-switched': 'i-shuffle',
  'flayer-added': 'e-flayer',
  'demon-added': 'e-demon',
  'token-won': 'i-crown',
  'token-lost': 'i-x',
};

export function iconOf(kind: string): string {
  return ICONS[kind] ?? 'i-star';
}
