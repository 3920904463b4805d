import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clamp, isForWalking, moved, moveOfKey, Player, readMoment } from './walk.svelte';

describe('stepping', () => {
  it('stays between the first and the last moment', () => {
    expect([moved('back', 0, 9), moved('step', 9, 9), moved('first', 5, 9), moved('last', 5, 9)]).toEqual([0, 9, 0, 9]);
    expect([moved('back', 5, 9), moved('step', 5, 9)]).toEqual([4, 6]);
    expect([clamp(-3, 9), clamp(99, 9), clamp(2.6, 9), clamp(NaN, 9)]).toEqual([0, 9, 3, 0]);
  });

  it('reads a moment from whatever an address says', () => {
    expect(['7', '99', '-1', 'x', '', ' ', null].map((text) => readMoment(text, 9))).toEqual([7, 9, 0, 0, 0, 0, 0]);
  });

  it('knows the keys, and leaves up and down to the page', () => {
    expect(['Home', 'ArrowLeft', 'ArrowRight', 'End', 'x'].map((key) => moveOfKey(key))).toEqual([
      'first',
      'back',
      'step',
      'last',
      null,
    ]);
    expect([moveOfKey('ArrowDown'), moveOfKey('ArrowDown', true), moveOfKey('ArrowUp', true)]).toEqual([
      null,
      'step',
      'back',
    ]);
  });

  it('leaves keys to fields, to dialogs and to the browser', () => {
    const heard = (on: string, options: KeyboardEventInit = {}): boolean => {
      document.body.innerHTML = on;
      const event = new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, ...options });
      let answer = false;
      document.body.addEventListener('keydown', (caught) => (answer = isForWalking(caught)), { once: true });
      document.querySelector('[data-here]')?.dispatchEvent(event);
      return answer;
    };
    expect(heard('<p data-here></p>')).toBe(true);
    expect(heard('<button data-here></button>')).toBe(true);
    expect(heard('<input data-here>')).toBe(false);
    expect(heard('<dialog open><button data-here></button></dialog>')).toBe(false);
    expect(heard('<svg role="slider" data-here></svg>')).toBe(false);
    expect(heard('<p data-here></p>', { altKey: true })).toBe(false);
  });
});

describe('Player', () => {
  let at = 0;
  const last = 3;
  let gone: number[] = [];
  const make = (go?: (to: number) => Promise<void> | void, telling?: () => number) =>
    new Player({
      at: () => at,
      last: () => last,
      go: async (to) => {
        await go?.(to);
        at = to;
        gone.push(to);
      },
      telling,
    });

  beforeEach(() => {
    vi.useFakeTimers();
    at = 0;
    gone = [];
  });
  afterEach(() => vi.useRealTimers());

  it('plays to the end and rests there', async () => {
    const player = make();
    await player.play();
    expect(player.playing).toBe(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(gone).toEqual([1, 2, 3]);
    expect(player.playing).toBe(false);
  });

  it('begins again when it stands at the end', async () => {
    at = last;
    const player = make();
    await player.play();
    expect(gone).toEqual([0]);
    player.stop();
  });

  it('is faster at a higher speed', async () => {
    const slow = make();
    slow.setSpeed(0.5);
    await slow.play();
    await vi.advanceTimersByTimeAsync(2_000);
    slow.stop();
    const slowly = gone.length;
    at = 0;
    gone = [];
    const fast = make();
    fast.setSpeed(4);
    await fast.play();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(gone.length).toBeGreaterThan(slowly);
  });

  it('leaves no moment before it was told', async () => {
    const player = make(undefined, () => 5_000);
    player.setSpeed(4);
    await player.play();
    await vi.advanceTimersByTimeAsync(4_900);
    expect(gone).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect(gone).toEqual([1]);
    player.stop();
  });

  it('waits for a slow line and skips nothing', async () => {
    let arrive: () => void = () => undefined;
    const player = make(() => new Promise((resolve) => (arrive = resolve)));
    await player.play();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(gone).toEqual([]);
    arrive();
    await vi.advanceTimersByTimeAsync(10);
    expect(gone).toEqual([1]);
    player.stop();
  });

  it('does nothing more once it is stopped, even if a moment arrives late', async () => {
    let arrive: () => void = () => undefined;
    const player = make(() => new Promise((resolve) => (arrive = resolve)));
    await player.play();
    await vi.advanceTimersByTimeAsync(2_000);
    player.stop();
    arrive();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(gone).toEqual([1]);
    expect(player.playing).toBe(false);
  });
});
