import { describe, expect, it } from 'vitest';
import { nextPlace, oneStop, walking, type Way } from './walking';

/** Two rows of three, a line above them, and one wide place at the left. */
const at = (left: number, top: number, width = 10, height = 10) => ({ left, top, width, height });
const NAMES = ['m1', 'm2', 'm3', 'a1', 'a2', 'a3', 'back', 'castle'];
const BOXES = [
  at(20, 20),
  at(40, 20),
  at(60, 20),
  at(20, 40),
  at(40, 40),
  at(60, 40),
  at(35, 0, 20, 10),
  at(0, 40, 10, 10),
];
const go = (from: string, way: Way): string | undefined => NAMES[nextPlace(BOXES, NAMES.indexOf(from), way)];

describe('the next place', () => {
  it.each([
    ['m1', 'right', 'm2'],
    ['m3', 'left', 'm2'],
    ['m2', 'down', 'a2'],
    ['a3', 'up', 'm3'],
    ['m2', 'up', 'back'],
    ['back', 'down', 'm2'],
    ['a1', 'left', 'castle'],
    ['m3', 'right', 'm3'],
    ['a2', 'down', 'a2'],
  ] as const)('from %s %s is %s', (from, way, to) => {
    expect(go(from, way)).toBe(to);
  });
});

function board(): HTMLElement {
  const root = document.createElement('div');
  NAMES.forEach((name, place) => {
    const piece = document.createElement('button');
    piece.dataset.piece = name;
    piece.dataset.lit = name === 'a2' ? 'true' : 'false';
    piece.getBoundingClientRect = () => BOXES[place] as DOMRect;
    root.append(piece);
  });
  document.body.append(root);
  return root;
}
const named = (root: HTMLElement, name: string): HTMLElement =>
  root.querySelector<HTMLElement>(`[data-piece=${name}]`) as HTMLElement;

it('arrow keys lead there, and other keys nowhere', () => {
  const root = board();
  const stop = walking(root);
  named(root, 'm1').focus();
  for (const key of ['ArrowRight', 'x', 'ArrowDown'])
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  expect((document.activeElement as HTMLElement).dataset.piece).toBe('a2');
  if (stop) stop();
  root.remove();
});

it('a group is one stop: what is lit first, then what was focused', () => {
  const root = board();
  const stop = oneStop(root);
  const stops = (): (string | undefined)[] =>
    [...root.querySelectorAll('button')].filter((piece) => piece.tabIndex === 0).map((piece) => piece.dataset.piece);
  expect(stops()).toEqual(['a2']);
  named(root, 'm3').focus();
  expect(stops()).toEqual(['m3']);
  named(root, 'm3').blur();
  expect(stops()).toEqual(['m3']);
  if (stop) stop();
  root.remove();
});
