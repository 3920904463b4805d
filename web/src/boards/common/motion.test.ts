import { describe, expect, it } from 'vitest';
import { glimpse, milliseconds, play } from './motion';

it.each([
  ['260ms', 260],
  ['.26s', 260],
  [' 1s ', 1000],
  ['1ms', 1],
  ['', 0],
])('reads the time %s', (time, expected) => {
  expect(milliseconds(time)).toBe(expected);
});

/** A board in which every piece lies where its `at` says; animations are only noted down. */
function board(html: string) {
  const root = document.createElement('div');
  const animated: { element: HTMLElement; frames: Keyframe[] }[] = [];
  const set = (inner: string): void => {
    root.innerHTML = inner;
    for (const element of [root, ...root.querySelectorAll<HTMLElement>('*')]) {
      const left = Number(element.dataset.at ?? 0);
      element.getBoundingClientRect = () => new DOMRect(left, 0, 10, 10);
      element.animate = (frames) => {
        animated.push({ element, frames: frames as Keyframe[] });
        return { finished: Promise.resolve(), finish: () => undefined } as unknown as Animation;
      };
    }
  };
  set(html);
  return { root, set, animated };
}

const PACE = { move: 260, beat: 420, still: false };

describe('what changed', () => {
  const before = '<i data-flip="a" data-at="0"></i><i data-flip="b" data-at="50"></i><b data-figure="total">1</b>';
  const after =
    '<i data-flip="a" data-at="300"></i><i data-flip="b" data-at="50"></i><i data-flip="c" data-at="90"></i><b data-figure="total">2</b>';

  it('glides, drops in or beats; the rest stays at rest', () => {
    const { root, set, animated } = board(before);
    const seen = glimpse(root);
    set(after);
    play(root, seen, PACE, () => null);
    expect(animated.map(({ element }) => element.dataset.flip ?? element.dataset.figure).sort()).toEqual([
      'a',
      'c',
      'total',
    ]);
    const glide = animated.find(({ element }) => element.dataset.flip === 'a');
    expect(glide?.frames[0]?.transform).toBe('translate(-300px, 0px) scale(1)');
  });

  it('gets an ink frame instead where no motion is wanted', () => {
    const { root, set, animated } = board(before);
    const seen = glimpse(root);
    set(after);
    play(root, seen, { ...PACE, still: true }, () => null);
    expect(animated).toHaveLength(3);
    for (const { frames } of animated) {
      expect(frames[0]).toHaveProperty('outline');
      expect(frames[0]).not.toHaveProperty('transform');
    }
  });
});
