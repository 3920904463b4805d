/** Hexes with a point on top, as all our hex games have them: q counts to the right, r downwards, "-4.1" is a name. */

export interface Hex {
  q: number;
  r: number;
}

export interface Point {
  x: number;
  y: number;
}

/** The side of a hex as it is drawn. */
export const SIDE = 28;
export const WIDTH = SIDE * Math.sqrt(3);
export const ROW = SIDE * 1.5;

export function readHex(name: string): Hex {
  const [q, r] = name.split('.').map(Number);
  return { q: q ?? 0, r: r ?? 0 };
}

export function nameOf({ q, r }: Hex): string {
  return `${q}.${r}`;
}

/** The six ways from a hex, clockwise from the right. */
export const WAYS: readonly Hex[] = [
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
];

export function beside({ q, r }: Hex, way: number): Hex {
  const step = WAYS[((way % 6) + 6) % 6] ?? { q: 0, r: 0 };
  return { q: q + step.q, r: r + step.r };
}

export function stepsBetween(a: Hex, b: Hex): number {
  const [q, r] = [a.q - b.q, a.r - b.r];
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
}

/** The other side of the table: what is above is below, what is left stays left, so that what is said of left is true. */
export function turnedOver({ q, r }: Hex): Hex {
  return { q: q + r, r: r === 0 ? 0 : -r };
}

/** Turned round the middle of the table, clockwise by so many sixths. */
export function turnedRound({ q, r }: Hex, sixths: number): Hex {
  let turned = { q, r };
  for (let left = ((sixths % 6) + 6) % 6; left > 0; left -= 1) turned = { q: -turned.r, r: turned.q + turned.r };
  return { q: turned.q + 0, r: turned.r + 0 };
}

/** Where the middle of a hex is drawn. */
export function middleOf({ q, r }: Hex): Point {
  return { x: WIDTH * (q + r / 2), y: ROW * r };
}

/** The corners of a hex round its middle, clockwise from the top; a smaller hex inside it with `size` below 1. */
export function cornersOf(middle: Point, size = 1): readonly Point[] {
  return Array.from({ length: 6 }, (_, corner) => {
    const angle = (Math.PI / 3) * corner - Math.PI / 2;
    return { x: middle.x + SIDE * size * Math.cos(angle), y: middle.y + SIDE * size * Math.sin(angle) };
  });
}

/** The edge between two neighbours: its two ends. */
export function edgeBetween(a: Point, b: Point): readonly [Point, Point] {
  const [x, y] = [(a.x + b.x) / 2, (a.y + b.y) / 2];
  const long = Math.hypot(b.x - a.x, b.y - a.y);
  const [dx, dy] = [(-(b.y - a.y) / long) * (SIDE / 2), ((b.x - a.x) / long) * (SIDE / 2)];
  return [
    { x: x - dx, y: y - dy },
    { x: x + dx, y: y + dy },
  ];
}

const round = (value: number): string => value.toFixed(1).replace(/\.0$/, '');

export function pointsOf(points: readonly Point[]): string {
  return points.map(({ x, y }) => `${round(x)},${round(y)}`).join(' ');
}

export function lineOf([from, to]: readonly [Point, Point]): string {
  return `M${round(from.x)} ${round(from.y)}L${round(to.x)} ${round(to.y)}`;
}

/** How a group is moved to a point. */
export function movedTo({ x, y }: Point): string {
  return `translate(${round(x)}px, ${round(y)}px)`;
}
