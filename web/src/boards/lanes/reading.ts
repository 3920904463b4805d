/** Reading documents of which nothing is certain: what is missing or strange is nothing. */

type Document = Readonly<Record<string, unknown>>;

/** From, to. */
export function change(given: unknown): readonly [number, number] | null {
  const [from, to] = list(given);
  return typeof from === 'number' && typeof to === 'number' ? [from, to] : null;
}

export function numbersBy(given: unknown): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.entries(asDocument(given)).map(([name, value]) => [name, number(value)]));
}

export function asDocument(given: unknown): Document {
  return typeof given === 'object' && given !== null ? (given as Document) : {};
}

export function list(given: unknown): readonly unknown[] {
  return Array.isArray(given) ? given : [];
}

export function texts(given: unknown): readonly string[] {
  return list(given).filter((each): each is string => typeof each === 'string');
}

export function text(given: unknown, otherwise = ''): string {
  return typeof given === 'string' ? given : otherwise;
}

export function number(given: unknown): number {
  return typeof given === 'number' ? given : 0;
}

/** How many: a number, or a list of them. */
export function size(given: unknown): number {
  return Array.isArray(given) ? given.length : number(given);
}

export function known(given: unknown): number | null {
  return typeof given === 'number' ? given : null;
}
