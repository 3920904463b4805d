import { framesAt } from '../../lib/earlier';
import { render, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ShownOffer } from '../../lib/protocol';
import { speech } from '../../lib/words.svelte';
import Tableau from './Tableau.svelte';
import { MOMENTS, momentCalled, type Moment } from './testing';

function litBy(offers: readonly ShownOffer[]): Map<string, ShownOffer[]> {
  const lit = new Map<string, ShownOffer[]>();
  for (const offer of offers) {
    const [first] = offer.touches;
    if (first !== undefined) lit.set(first, [...(lit.get(first) ?? []), offer]);
  }
  return lit;
}

function propsOf({ frame, news }: Moment, more: object = {}) {
  const lit = litBy(frame.ask?.offers ?? []);
  return { frame, lit, considered: null, news, ontouch: vi.fn<(id: string) => void>(), ...more };
}

const litIds = (root: HTMLElement): Set<string | undefined> =>
  new Set([...root.querySelectorAll<HTMLElement>('[data-lit=true]')].map((piece) => piece.dataset.piece));

afterEach(() => (speech.language = 'en'));

describe.each(['en', 'fr'] as const)('every moment in %s', (language) => {
  it.each(MOMENTS.map((moment) => [moment.name, moment] as const))('%s can be drawn', async (_, moment) => {
    speech.language = language;
    const errors = vi.spyOn(console, 'error');
    const { container } = render(Tableau, propsOf(moment));
    await tick();
    for (const piece of container.querySelectorAll('[data-piece]'))
      expect(piece.querySelector('.sr')?.textContent).toBeTruthy();
    expect(container.textContent).not.toMatch(/undefined|NaN|\[object/);
    expect(errors).not.toHaveBeenCalled();
  });
});

describe('what is lit', () => {
  const asked = MOMENTS.filter((moment) => moment.name.endsWith('-asked') && moment.frame.ask);

  it.each(asked.map((moment) => [moment.name, moment] as const))(
    '%s: all that may be touched, and nothing else',
    async (_, moment) => {
      const props = propsOf(moment, { news: [] });
      const { container } = render(Tableau, props);
      await tick();
      expect(litIds(container)).toEqual(new Set(props.lit.keys()));
    },
  );

  it('is nothing where nobody may choose', () => {
    const { container } = render(Tableau, propsOf(momentCalled('3-pick-open'), { lit: new Map() }));
    expect(litIds(container).size).toBe(0);
  });
});

describe('a press', () => {
  it('on a legal card names it', async () => {
    const props = propsOf(momentCalled('3-pick-asked'));
    render(Tableau, props);
    const [id] = [...props.lit.keys()];
    screen.getAllByRole('button', { name: /legal: take/ })[0]?.click();
    expect(props.ontouch).toHaveBeenCalledExactlyOnceWith(id);
  });

  it('on a card that is not legal names it too, and its obstacle is told', () => {
    const props = propsOf(momentCalled('3-pick-asked'));
    render(Tableau, props);
    const barred = screen.getAllByRole('button', { name: /Not now: \w+ taken/ });
    expect(barred.length).toBeGreaterThan(0);
    barred[0]?.click();
    expect(props.ontouch).toHaveBeenCalledExactlyOnceWith(barred[0]?.dataset.piece);
  });
});

describe('a horde', () => {
  it('opens by itself when a card of it is asked for, and closes again', async () => {
    const { rerender } = render(Tableau, propsOf(momentCalled('3-sacrifice-asked')));
    await tick();
    expect(screen.getByRole('region', { name: 'My horde' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: /Battle for/ })).toBeNull();
    await rerender(propsOf(momentCalled('3-wild-asked'), { news: [] }));
    await tick();
    expect(screen.queryByRole('region', { name: 'My horde' })).toBeNull();
  });

  it('of others can be looked at only where everything lies open', async () => {
    const { rerender } = render(Tableau, propsOf(momentCalled('3-pick-asked')));
    expect(screen.getAllByRole('button', { name: /^Look at/ })).toHaveLength(1);
    await rerender(propsOf(momentCalled('3-pick-open')));
    expect(screen.getAllByRole('button', { name: /^Look at/ })).toHaveLength(3);
    screen.getByRole('button', { name: /^Look at the horde of Coal/ }).click();
    await tick();
    const horde = screen.getByRole('region', { name: 'The horde of Coal' });
    const coal = (momentCalled('3-pick-open').frame.view as { seats: { horde: string[] }[] }).seats[2];
    expect(within(horde).getAllByRole('button').length).toBe(new Set(coal?.horde).size + 1);
  });

  it('of a spectator’s players stays shut', () => {
    render(Tableau, propsOf(momentCalled('3-pick-spectator')));
    expect(screen.queryByRole('button', { name: /^Look at/ })).toBeNull();
  });
});

describe('what is considered', () => {
  it('marks its piece and shows what would lie where', async () => {
    const moment = momentCalled('3-token-asked');
    const considered = moment.frame.ask?.offers.find((offer) => offer.key === 'token:-3') ?? null;
    const { container } = render(Tableau, propsOf(moment, { considered }));
    expect(screen.getByRole('button', { name: /Score Token −3.*being considered/ })).toBeTruthy();
    expect(container.querySelector('.score.ghost')?.textContent).toBe('−3');
  });
});

describe('the end', () => {
  it('shows everybody’s score and the winner', () => {
    const { frame } = momentCalled('4-over-asked');
    render(Tableau, propsOf(momentCalled('4-over-asked'), { news: [] }));
    const scores = screen.getByRole('region', { name: 'The end' });
    const totals = [...scores.querySelectorAll('.points td.sum')].map((cell) => cell.textContent);
    const sorted = [...(frame.outcome?.scores ?? [])]
      .sort((a, b) => b - a)
      .map((score) => String(score).replace('-', '−'));
    expect(totals).toEqual(sorted);
    expect(within(scores).getAllByRole('img', { name: 'winner' })).toHaveLength(frame.outcome?.winners.length ?? 0);
  });

  it('is not given away while the battles are still being told', async () => {
    const { frame, news, earlier } = momentCalled('2-over-asked');
    const moments = framesAt(frame, earlier).map((frame, at) => ({ frame, news: news.slice(at, at + 1) }));
    const laid = news.findIndex((line) => line.kind === 'laid-out');
    const { container, rerender } = render(Tableau, propsOf({ name: '', earlier, frame, news: news.slice(0, 1) }));
    for (const moment of moments.slice(0, laid + 1)) await rerender(moment);
    expect(screen.queryByRole('region', { name: 'The end' })).toBeNull();
    expect(screen.getByRole('region', { name: /Battle for/ })).toBeTruthy();
    expect(container.querySelectorAll('.seat .score').length).toBeLessThan(
      (frame.view as { seats: { won: number[] }[] }).seats.flatMap((seat) => seat.won).length,
    );
    for (const moment of moments.slice(laid + 1)) await rerender(moment);
    await rerender({ frame, news: [] });
    expect(screen.getByRole('region', { name: 'The end' })).toBeTruthy();
  });
});
