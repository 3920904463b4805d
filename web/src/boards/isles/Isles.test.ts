import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ShownOffer } from '../../lib/protocol';
import { speech } from '../../lib/words.svelte';
import { asked, drawn, hexAt, propsOf } from '../hexgrid/testing';
import Isles from './Isles.svelte';
import { fillShelves, frameFor, MOMENTS, momentCalled, offered, offer, playFor, type Moment } from './testing';
import { playOf, unitAt, type Play } from './view';

/** A moment at which these are offered. */
const asking = (view: Partial<Play>, ...offers: ShownOffer[]): Moment => asked(frameFor(view), 'CS-WAVE-01', offers);

const everything = MOMENTS.map((moment) => [moment.name, moment] as const);

beforeEach(fillShelves);
afterEach(() => (speech.language = 'en'));

describe('every moment', () => {
  it.each(everything)('%s is drawn', async (_, moment) => void (await drawn(Isles, moment)));

  it.each(everything.filter((_, place) => place % 9 === 0))('%s is drawn in French', async (_, moment) => {
    speech.language = 'fr';
    await drawn(Isles, moment);
  });
});

describe('what can be chosen', () => {
  it('is nothing where nobody may choose', async () => {
    const { container } = render(Isles, propsOf(momentCalled('duel-march'), { lit: new Map() }));
    await tick();
    expect(container.querySelector('[data-lit=true]')).toBeNull();
  });

  it('is told by pressing its hex', async () => {
    const moment = momentCalled('duel-march');
    const props = propsOf(moment);
    const { container } = render(Isles, props);
    await tick();
    const [first] = offered(moment);
    await fireEvent.click(hexAt(container, first?.verb === 'hex' ? first.about.hex : ''));
    expect(props.ontouch).toHaveBeenCalledExactlyOnceWith(first?.touches[0]);
  });

  it('asks which one, where a spire and a unit can both be chosen', async () => {
    const play = playFor({});
    const [beth, ...rest] = play.players;
    const spire = {
      chip: 'high-rise',
      promoted: false,
      hex: '0.0',
      upgrades: 'AR',
      capacity: 3,
      dice: 1,
      range: 2,
      talents: [],
      carries: [],
    };
    const unit = { ...momentUnit(), hex: '0.0' };
    const players = [{ ...beth!, spires: [spire], units: [unit] }, ...rest];
    const props = propsOf(
      asking({ players }, offer('unit', { hex: '0.0' }, 'unit:0.0'), offer('spire', { hex: '0.0' }, 'spire:0.0')),
    );
    const { container } = render(Isles, props);
    await tick();
    await fireEvent.click(hexAt(container, '0.0'));
    expect(props.ontouch).not.toHaveBeenCalled();
    await fireEvent.click(
      within(screen.getByRole('menu', { name: 'Which one?' })).getByRole('menuitem', { name: 'High Rise' }),
    );
    expect(props.ontouch).toHaveBeenCalledExactlyOnceWith('spire:0.0');
  });

  it('answers why where nothing is legal', async () => {
    const props = propsOf(asking({}, offer('hex', { hex: '0.0' }, 'hex:0.0')));
    const { container } = render(Isles, props);
    await tick();
    await fireEvent.click(hexAt(container, '1.0'));
    expect(props.ontouch).toHaveBeenCalledOnce();
    expect(props.ontouch.mock.lastCall?.[0]).toMatch(/:1\.0$/);
  });

  it('has a button where it lies nowhere on the board', async () => {
    const props = propsOf(asking({}, offer('event', { event: 'drought' }, 'event:drought')));
    render(Isles, props);
    await tick();
    await fireEvent.click(screen.getByRole('button', { name: /event:drought/ }));
    expect(props.ontouch).toHaveBeenCalledExactlyOnceWith('event:drought');
  });
});

/** Some unit of the fixtures. */
function momentUnit() {
  const found = MOMENTS.flatMap(({ frame }) => playOf(frame).players.flatMap(({ units }) => units))[0];
  if (!found) throw new Error('no moment has a unit');
  return found;
}

describe('an earthscape', () => {
  it('is laid on a triangle, in the sky too, and shows how it would lie when it is turned', async () => {
    const place = momentCalled('duel-earthscape-place');
    const props = propsOf(place);
    const { container } = render(Isles, props);
    await tick();
    expect(container.querySelectorAll('.marks .area').length).toBe(3);
    const hexes = offered(place).flatMap((each) => (each.verb === 'triangle' ? [each.about.hexes] : []))[0] ?? [];
    for (const hex of hexes) expect(hexAt(container, hex)).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: /^Place it here/ }));
    expect(props.onpress).toHaveBeenCalledOnce();
    const turned = render(Isles, propsOf(momentCalled('duel-earthscape-turn'))).container;
    await tick();
    expect(turned.querySelectorAll('.laid .t').length).toBe(3);
  });
});

describe('what is pointed at', () => {
  it('shows where a unit could go', async () => {
    const moment = MOMENTS.find(({ frame }) =>
      playOf(frame).players.some(({ units }) => units.some(({ reaches }) => reaches.length > 0)),
    )!;
    const { container } = render(Isles, propsOf(moment));
    await tick();
    const unit = playOf(moment.frame)
      .players.flatMap(({ units }) => units)
      .find(({ reaches }) => reaches.length > 0)!;
    hexAt(container, unit.hex).focus();
    await tick();
    expect(container.querySelectorAll('.sees.reach').length).toBe(unit.reaches.length);
  });

  it('shows the influence of a player', async () => {
    const { container } = render(Isles, propsOf(momentCalled('duel-build')));
    await tick();
    await fireEvent.pointerEnter(screen.getAllByRole('button', { name: /Show the influence/ })[0]!);
    expect(container.querySelectorAll('.sees').length).toBeGreaterThan(5);
  });

  it('is looked at close up by key: every talent says what it does', async () => {
    const moment = MOMENTS.find(({ frame }) =>
      playOf(frame).players.some(({ units }) => units.some(({ talents }) => talents.length > 0)),
    )!;
    const { container } = render(Isles, propsOf(moment));
    await tick();
    const unit = playOf(moment.frame)
      .players.flatMap(({ units }) => units)
      .find(({ talents }) => talents.length > 0)!;
    await fireEvent.keyDown(hexAt(container, unit.hex), { key: 'Enter', shiftKey: true });
    const dialog = screen.getByRole('dialog');
    expect(dialog.textContent).toMatch(/health \d+ of \d+/);
    expect(dialog.querySelectorAll('.say p').length).toBeGreaterThan(0);
  });

  it('tells close up in words what a unit has for a while', async () => {
    const moment = MOMENTS.find(({ frame }) => playOf(frame).players.some(({ units }) => units.length > 0))!;
    const { hex, chip } = playOf(moment.frame).players.flatMap(({ units }) => units)[0]!;
    const lasting = [
      { kind: 'attack', chip: `${chip}@${hex}`, amount: 1, until: 'turn' },
      { kind: 'instead', chip: `${chip}@${hex}`, amount: 1, until: 'turn' },
    ];
    const frame = { ...moment.frame, view: { ...moment.frame.view, lasting } };
    const { container } = render(Isles, propsOf({ ...moment, frame }));
    await tick();
    await fireEvent.keyDown(hexAt(container, hex), { key: 'Enter', shiftKey: true });
    const dialog = screen.getByRole('dialog');
    expect(dialog.textContent).toContain('attack +1, until the turn ends');
    expect(dialog.textContent).not.toMatch(/time being:.*instead/);
  });
});

describe('a march', () => {
  it('tells from each hex that a minion may go to how far its mark is', async () => {
    const moment = momentCalled('duel-march');
    const { container } = render(Isles, propsOf(moment));
    await tick();
    const ends = offered(moment).flatMap((each) => (each.verb === 'hex' ? [each.about.hex] : []));
    const shown = [...container.querySelectorAll('.away text')].map((each) => each.textContent);
    expect(shown.length).toBe(ends.length);
    for (const hex of ends)
      expect(hexAt(container, hex).getAttribute('aria-label')).toMatch(/\d+ steps? from there to the mark/);
  });
});

describe('items', () => {
  it('lie on each other, from the top', async () => {
    const view = {
      items: { '0.0': 'time-vials' },
      items_under: { '0.0': ['stave-of-anvasse', 'makeshift-wings', 'mini-harvester'] },
      landmarks: {},
    };
    const { container } = render(Isles, propsOf(asking(view)));
    await tick();
    const drawn = [...container.querySelectorAll('[data-id="item:0.0"] use')].map((each) => each.getAttribute('href'));
    expect(drawn).toEqual(['#e-winged', '#e-scepter', '#e-hourglass']);
    expect(container.querySelector('[data-id="item:0.0"] .ct')?.textContent).toBe('×4');
    expect(hexAt(container, '0.0').getAttribute('aria-label')).toContain(
      'here lie from the top Time Vials, Stave of Anvasse',
    );
    await fireEvent.keyDown(hexAt(container, '0.0'), { key: 'Enter', shiftKey: true });
    expect(screen.getByRole('dialog').textContent).toContain('Mini Harvester');
  });
});

describe('upgrades', () => {
  it('lie under a spire in their order', async () => {
    const [beth, ...rest] = playFor({}).players;
    const spire = {
      chip: 'high-rise',
      promoted: false,
      hex: '0.0',
      upgrades: 'ARD',
      capacity: 3,
      dice: 1,
      range: 2,
      talents: [],
      carries: [],
    };
    const { container } = render(
      Isles,
      propsOf(asking({ players: [{ ...beth!, spires: [spire] }, ...rest], landmarks: {} })),
    );
    await tick();
    const tags = [...container.querySelectorAll('[data-id="spire:0.0"] .tags use')].map((each) =>
      each.getAttribute('class'),
    );
    expect(tags).toEqual(['A', 'R', 'D']);
    expect(hexAt(container, '0.0').getAttribute('aria-label')).toContain('from the top: attack, range, fortification');
  });
});

describe('who looks', () => {
  it('has their own gate at the left', async () => {
    const moment = momentCalled('duel-march');
    const gates = (root: HTMLElement): number[] =>
      [0, 1].map((seat) =>
        Number(
          /translate\((-?[\d.]+)px/.exec(
            root.querySelector<SVGElement>(`[data-id="gate:${seat}"]`)?.style.transform ?? '',
          )?.[1],
        ),
      );
    for (const seat of [0, 1]) {
      const { container, unmount } = render(Isles, propsOf({ ...moment, frame: { ...moment.frame, seat, ask: null } }));
      await tick();
      const x = gates(container);
      expect(x[seat]).toBeLessThan(x[1 - seat]!);
      unmount();
    }
  });

  it('finds the unit that stands on a hex', () => {
    const play = playFor({});
    const units = play.players.flatMap((player) => player.units);
    for (const unit of units) expect(unitAt(play, unit.hex)?.piece).toBe(unit);
  });
});
