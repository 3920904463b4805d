import { render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import { neighbour } from '../common/roving';
import Tableau from './Tableau.svelte';
import { momentCalled } from './testing';

/** Seven cards in rows of three. */
const boxes = Array.from({ length: 7 }, (_, place) => ({
  left: (place % 3) * 100,
  top: Math.floor(place / 3) * 150,
  width: 90,
  height: 140,
}));

it.each([
  [4, 'left', 3],
  [4, 'right', 5],
  [4, 'up', 1],
  [4, 'down', 6],
  [3, 'down', 6],
  [1, 'up', 1],
  [6, 'down', 6],
  [0, 'left', 0],
  [6, 'right', 6],
  [4, 'first', 0],
  [4, 'last', 6],
] as const)('from card %i the way %s leads to card %i', (from, way, to) => {
  expect(neighbour(boxes, from, way)).toBe(to);
});

it('makes the Pool one stop of the tab key, and arrows walk inside it', () => {
  const { frame } = momentCalled('3-open-asked');
  const { container } = render(Tableau, {
    frame,
    lit: new Map(),
    considered: null,
    news: [],
    ontouch: () => undefined,
  });
  const pool = screen.getByRole('region', { name: 'Pool' });
  const cards = [...pool.querySelectorAll('button')];
  expect(cards.filter((card) => card.tabIndex === 0)).toHaveLength(1);
  cards[0]?.focus();
  cards[0]?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
  expect(document.activeElement).toBe(cards[1]);
  expect(cards.map((card) => card.tabIndex).indexOf(0)).toBe(1);
  expect(container.querySelectorAll('button[data-piece]').length).toBeGreaterThan(cards.length);
});
