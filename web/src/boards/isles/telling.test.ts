import { render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import { framesAt } from '../../lib/earlier';
import type { Frame, LogLine } from '../../lib/protocol';
import { propsOf } from '../hexgrid/testing';
import Isles from './Isles.svelte';
import { line, momentCalled, playFor } from './testing';
import { accentOf } from './telling';

/** A chip as events tell it: "aegis@1.0". */
function chip(told: string): { face: string; hex: string } {
  const [face = '', hex = ''] = told.split('@');
  return { face, hex };
}

/** The lines of a moment, each with the frame in which it is told; the frame itself ends them. */
function toldAt(name: string): readonly { frame: Frame; news: LogLine[] }[] {
  const { frame, news, earlier = [] } = momentCalled(name);
  const frames = framesAt(frame, earlier);
  return [
    ...frames.map((each, place) => ({ frame: each, news: [news.at(place - frames.length)!] })),
    { frame, news: [] },
  ];
}

describe('what a line is about', () => {
  const fires = { chip: chip('reetall@1.0'), target: chip('aegis@0.0'), dice: [2, 0] };

  it('is pointed from a spire to its target, with its dice', () => {
    const accent = accentOf(playFor({}), line('fires', fires));
    expect(accent.aims).toEqual([['1.0', '0.0']]);
    expect(accent.bursts).toEqual([{ hex: '1.0', text: '2 0', kind: 'dice' }]);
  });

  it('is the way of whoever walks', () => {
    const moved = line('moved', { chip: chip('aegis@2.0'), start: '0.0', walk: ['1.0', '2.0'] });
    expect(accentOf(playFor({}), moved).trail).toEqual(['0.0', '1.0', '2.0']);
  });

  it('is over a gate where that is damaged', () => {
    const { gate } = playFor({}).map.fortresses[1]!;
    const damaged = line('gate-damaged', { seat: 1, lost: 3, left: 7, by: null });
    expect(accentOf(playFor({}), damaged).bursts).toEqual([{ hex: gate, text: '−3', kind: 'harm' }]);
  });
});

describe('line by line', () => {
  const drawnAt = async (name: string, look: (root: HTMLElement) => unknown): Promise<unknown[]> => {
    const [first, ...others] = toldAt(name);
    const { container, rerender } = render(Isles, propsOf({ name, ...first! }));
    await tick();
    const seen = [look(container)];
    for (const each of others) {
      await rerender(propsOf({ name, ...each }));
      seen.push(look(container));
    }
    return seen;
  };

  it('each unit stands where it was when the line was told', async () => {
    const { facts } = momentCalled('duel-hero-moves').news.find(({ kind }) => kind === 'moved')!;
    const end = (facts as { walk: string[] }).walk.at(-1)!;
    const seen = await drawnAt('duel-hero-moves', (root) => [
      root.querySelector(`[data-id="unit:${end}"]`) !== null,
      root.querySelector('.trail') !== null,
    ]);
    expect(seen).toEqual([
      [false, false],
      [true, true],
      [true, false],
    ]);
  });

  it('what is cleared is still seen while that is told', async () => {
    const animation = { cancel: vi.fn<() => void>(), onfinish: null };
    const animate = vi.fn<() => Animation>(() => animation as unknown as Animation);
    Element.prototype.animate = animate;
    const health = (root: HTMLElement): unknown => root.querySelector('[data-id="unit:0.0"] .hp')?.textContent;
    expect((await drawnAt('duel-spire-reward', health)).slice(0, 3)).toEqual(['0', '0', '0']);
    expect(animate).toHaveBeenCalledOnce();
  });
});
