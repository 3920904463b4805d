import { afterEach, describe, expect, it, vi } from 'vitest';
import { accentsOf, play } from './accents';
import { lineOf } from './testing';

describe('the accents of a line', () => {
  it.each([
    ['damage', { at: 'a1', amount: 2 }, [{ kind: 'stamp', at: 'a1', text: '−2', tone: 'harm' }]],
    ['healed', { at: 'castle', amount: 1 }, [{ kind: 'stamp', at: 'castle', text: '+1', tone: 'heal' }]],
    ['struck', { at: 'm2', target: 'castle', amount: 2 }, [{ kind: 'strike', at: 'm2', target: 'castle' }]],
    ['portal-turned', { wave: 1 }, [{ kind: 'turn' }]],
    ['pillaged-card', { seat: 1, card: 'yami' }, [{ kind: 'slide', from: 'deck-1', to: 'discard-1' }]],
    ['damage', { at: 'a1', amount: 0 }, []],
    ['pillaged', { amount: 9 }, []],
  ])('%s %o', (kind, facts, accents) => {
    expect(accentsOf(lineOf(kind, facts))).toEqual(accents);
  });
});

describe('playing them', () => {
  const board = (): HTMLElement => {
    const root = document.createElement('div');
    for (const id of ['m2', 'castle']) {
      const piece = document.createElement('button');
      piece.dataset.piece = id;
      root.append(piece);
    }
    return root;
  };
  const animate = vi.fn(() => ({ finished: new Promise(() => undefined), finish: vi.fn() }) as unknown as Animation);

  afterEach(() => {
    Reflect.deleteProperty(Element.prototype, 'animate');
    animate.mockClear();
  });

  it('stamps a figure on the piece that is hurt, and passes over one that is not there', () => {
    Element.prototype.animate = animate;
    const root = board();
    expect(play(root, { kind: 'stamp', at: 'castle', text: '−2', tone: 'harm' }, { move: 1, beat: 1 })).toHaveLength(1);
    expect(root.querySelector('[data-piece=castle] .stamp')?.textContent).toBe('−2');
    expect(play(root, { kind: 'stamp', at: 'a6', text: '−2', tone: 'harm' }, { move: 1, beat: 1 })).toEqual([]);
    expect(play(root, { kind: 'strike', at: 'm2', target: 'castle' }, { move: 1, beat: 1 })).toHaveLength(1);
    expect(play(root, { kind: 'strike', at: 'm2', target: 'a6' }, { move: 1, beat: 1 })).toEqual([]);
    expect(animate).toHaveBeenCalledTimes(2);
  });

  it('does nothing in a browser that cannot animate', () => {
    expect(play(board(), { kind: 'turn' }, { move: 1, beat: 1 })).toEqual([]);
  });
});
