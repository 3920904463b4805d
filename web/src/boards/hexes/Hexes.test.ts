import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { framesAt } from '../../lib/earlier';
import type { ShownOffer } from '../../lib/protocol';
import { speech } from '../../lib/words.svelte';
import { asked, drawn, hexAt, propsOf } from '../hexgrid/testing';
import Hexes from './Hexes.svelte';
import { fillShelves, frameFor, MOMENTS, momentCalled, offer, type Moment } from './testing';
import { arenaOf, SIDES, type Arena } from './view';
import type { Told } from './words';

/** A moment at which these are offered. */
const asking = (view: Partial<Arena>, ...offers: ShownOffer[]): Moment => asked(frameFor(view), 'SM-TGT-01', offers);

const focused = (): string | undefined => (document.activeElement as SVGElement | null)?.dataset.hex;
const everything = MOMENTS.map((moment) => [moment.name, moment] as const);

beforeEach(fillShelves);
afterEach(() => (speech.language = 'en'));

describe('every moment', () => {
  it.each(everything)('%s is drawn', async (_, moment) => {
    await drawn(Hexes, moment);
  });

  it.each(everything.filter((_, place) => place % 5 === 0))('%s is drawn in French', async (_, moment) => {
    speech.language = 'fr';
    await drawn(Hexes, moment);
  });
});

describe('line by line', () => {
  const toldMoments = everything.filter(([, { earlier }]) => earlier);

  it.each(toldMoments)('%s shows at each line what the line says', async (_, { frame, news, earlier = [] }) => {
    const { container, rerender } = render(Hexes, propsOf({ name: '', frame, news: [] }));
    const pieceAt = (id: string): Element | null => container.querySelector(`[data-id="${id}"]`);
    const frames = framesAt(frame, earlier);
    for (const [place, line] of (news as Told[]).entries()) {
      const now = frames[place]!;
      await rerender(propsOf({ name: '', frame: now, news: [line] }));
      const side = 'side' in line.facts ? SIDES[line.facts.side] : undefined;
      if (line.kind === 'moved') expect(arenaOf(now).heroes[line.facts.piece]?.hex).toBe(line.facts.hex);
      if (line.kind === 'minion-spawned') expect(pieceAt(`minion:${side}:${line.facts.hex}`)).not.toBeNull();
      if (line.kind === 'minion-defeated') expect(pieceAt(`minion:${side}:${line.facts.hex}`)).toBeNull();
      if (line.kind === 'token-advanced') expect(arenaOf(now).lanes[line.facts.lane]?.token).toBe(line.facts.hex);
      expect(screen.queryAllByRole('button', { name: /resolves next/ })).toHaveLength(
        Math.min(arenaOf(now).stack.length, 1),
      );
    }
  });
});

describe('what can be chosen', () => {
  it('is nothing where nobody may choose', async () => {
    const { container } = render(Hexes, propsOf(momentCalled('first-act'), { lit: new Map() }));
    await tick();
    expect(container.querySelector('[data-lit=true]')).toBeNull();
  });

  it('is told by pressing its hex, whatever stands there', async () => {
    const moment = momentCalled('first-activate');
    const props = propsOf(moment);
    const { container } = render(Hexes, props);
    await tick();
    const view = moment.frame.view as Arena;
    const [first] = moment.frame.ask?.offers ?? [];
    const hero = first?.touches[0]?.slice('hero:'.length) ?? '';
    await fireEvent.click(hexAt(container, view.heroes[hero]?.hex ?? ''));
    expect(props.ontouch).toHaveBeenCalledExactlyOnceWith(`hero:${hero}`);
  });

  it('asks which one, if both sides stand on a hex', async () => {
    const minions = { blue: [{ hex: '-4.1', lane: 'left' }], red: [{ hex: '-4.1', lane: 'left' }] };
    const both = ['blue', 'red'].map((side, number) =>
      offer('minion', { side: number, hex: '-4.1' }, `minion:${side}:-4.1`),
    );
    const props = propsOf(asking({ minions }, ...both));
    const { container } = render(Hexes, props);
    await tick();
    await fireEvent.click(hexAt(container, '-4.1'));
    expect(props.ontouch).not.toHaveBeenCalled();
    const menu = screen.getByRole('menu', { name: 'Which one?' });
    await fireEvent.click(within(menu).getByRole('menuitem', { name: 'minion of Red' }));
    expect(props.ontouch).toHaveBeenCalledExactlyOnceWith('minion:red:-4.1');
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('answers why where nothing is legal: of the piece, else of the hex', async () => {
    const props = propsOf(asking({}, offer('hex', { hex: '0.0' }, 'hex:0.0')));
    const { container } = render(Hexes, props);
    await tick();
    const [name, hero] = Object.entries((props.frame.view as Arena).heroes).find(([, each]) => each.hex !== '')!;
    await fireEvent.click(hexAt(container, hero.hex));
    expect(props.ontouch).toHaveBeenLastCalledWith(`hero:${name}`);
    await fireEvent.click(hexAt(container, '0.7'));
    expect(props.ontouch).toHaveBeenLastCalledWith('hex:0.7');
  });

  it('has a button where it lies nowhere on the board', async () => {
    const props = propsOf(
      asking(
        {},
        offer('seat', { player: 1 }, 'seat:1'),
        offer('skill', { skill: 'shardling/rift' }, 'skill:shardling/rift'),
      ),
    );
    render(Hexes, props);
    await tick();
    await fireEvent.click(screen.getByRole('button', { name: /seat:1/ }));
    expect(props.ontouch).toHaveBeenCalledExactlyOnceWith('seat:1');
  });
});

describe('an area', () => {
  const lines = [
    offer('area', { hexes: ['-1.0', '0.0', '1.0'] }, 'hex:-1.0', 'hex:0.0', 'hex:1.0'),
    offer('area', { hexes: ['0.-1', '0.0', '0.1'] }, 'hex:0.-1', 'hex:0.0', 'hex:0.1'),
  ];
  const shown = (root: HTMLElement): number => root.querySelectorAll('.marks .area').length;

  it('is laid on the pressed hex, turned, and chosen as it lies', async () => {
    const props = propsOf(asking({}, ...lines));
    const { container } = render(Hexes, props);
    await tick();
    expect(shown(container)).toBe(3);
    await fireEvent.click(hexAt(container, '0.1'));
    expect(props.onpress).not.toHaveBeenCalled();
    await fireEvent.click(hexAt(container, '0.1'));
    expect(props.onpress).toHaveBeenLastCalledWith(lines[1]);
    await fireEvent.click(hexAt(container, '-1.0'));
    await fireEvent.click(screen.getByRole('button', { name: /^Place it here/ }));
    expect(props.onpress).toHaveBeenLastCalledWith(lines[0]);
  });

  it('is stepped through by key and by button', async () => {
    const props = propsOf(asking({}, ...lines));
    const { container } = render(Hexes, props);
    await tick();
    const chosen = async (): Promise<ShownOffer | undefined> => {
      await fireEvent.click(screen.getByRole('button', { name: /^Place it here/ }));
      return props.onpress.mock.lastCall?.[0];
    };
    const first = await chosen();
    await fireEvent.click(screen.getByRole('button', { name: 'Turn it' }));
    expect(await chosen()).not.toBe(first);
    await fireEvent.keyDown(hexAt(container, '0.0'), { key: ',' });
    expect(await chosen()).toBe(first);
  });
});

describe('by keyboard', () => {
  it('the arrows lead over the hexes and back, and Enter chooses', async () => {
    const props = propsOf(asking({}, offer('hex', { hex: '1.0' }, 'hex:1.0')));
    const { container } = render(Hexes, props);
    await tick();
    hexAt(container, '0.0').focus();
    const press = async (key: string): Promise<string | undefined> => {
      await fireEvent.keyDown(document.activeElement!, { key });
      return focused();
    };
    expect(await press('ArrowRight')).toBe('1.0');
    await fireEvent.keyDown(document.activeElement!, { key: 'Enter' });
    expect(props.ontouch).toHaveBeenCalledExactlyOnceWith('hex:1.0');
    const up = await press('ArrowUp');
    expect(up).not.toBe('1.0');
    expect(await press('ArrowDown')).toBe('1.0');
    for (let step = 0; step < 20; step += 1) await press('ArrowDown');
    const lowest = focused();
    expect(await press('ArrowDown')).toBe(lowest);
    expect(await press('.')).toBe('1.0');
  });

  it('one hex is in the tab order: one that can be chosen', async () => {
    const { container } = render(Hexes, propsOf(asking({}, offer('hex', { hex: '1.0' }, 'hex:1.0'))));
    await tick();
    expect(
      [...container.querySelectorAll<SVGElement>('[data-hex][tabindex="0"]')].map((hex) => hex.dataset.hex),
    ).toEqual(['1.0']);
  });
});

describe('what is pointed at', () => {
  it('shows what a hero sees and reaches', async () => {
    const moment = momentCalled('first-act');
    const { container } = render(Hexes, propsOf(moment));
    await tick();
    const hero = Object.values((moment.frame.view as Arena).heroes).find(({ hex }) => hex !== '')!;
    hexAt(container, hero.hex).focus();
    await tick();
    const seen = container.querySelectorAll('.sees').length;
    const reached = container.querySelectorAll('.sees.reach').length;
    expect(seen).toBeGreaterThan(reached);
    expect(reached).toBeGreaterThan(0);
  });

  it('shows whom the Stack is about', async () => {
    const about = { what: 'attack', hero: 'blue.yami', seat: 0, targets: ['hex:0.0'], free: false };
    const stack = [{ serial: 3, kind: 'action' as const, ...about }];
    const { container } = render(Hexes, propsOf(asking({ stack })));
    await tick();
    const entry = screen.getByRole('button', { name: /resolves next, Attack, Yami/ });
    await fireEvent.pointerEnter(entry);
    expect(container.querySelectorAll('.pointed').length).toBeGreaterThan(0);
  });
});

describe('who looks', () => {
  it('sees their own side below', async () => {
    const moment = momentCalled('first-act');
    const nexusOf = (root: HTMLElement): string =>
      root.querySelector<SVGElement>('[data-id="nexus:red"]')?.style.transform ?? '';
    const blue = render(Hexes, propsOf(moment));
    const red = render(Hexes, propsOf({ ...moment, frame: { ...moment.frame, seat: 1, ask: null } }));
    await tick();
    expect(nexusOf(blue.container)).toMatch(/, -252px/);
    expect(nexusOf(red.container)).toMatch(/, 252px/);
  });
});
