import { render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import laidOut from '../../fixtures/lanes/laid_out.json';
import played from '../../fixtures/lanes/played.json';
import faces from '../../fixtures/lanes/faces.json';
import second from '../../fixtures/lanes/monoliths.json';
import secondFaces from '../../fixtures/lanes/monoliths_faces.json';
import Board from '../boards/Board.svelte';
import { shelves } from '../lib/cards.svelte';
import type { Frame, InWords as Told, ShownCards, ShownOffer } from '../lib/protocol';
import InWords from './InWords.svelte';

const MOMENTS = [...played, ...second, ...laidOut] as unknown as { name: string; frame: Frame; told: Told | null }[];
const told = MOMENTS.flatMap(({ name, frame, told }) => (told ? [[name, frame, told] as const] : []));

beforeEach(() => {
  shelves.put('skytear-horde', faces as unknown as ShownCards);
  shelves.put('monoliths', secondFaces as unknown as ShownCards);
});

describe('the lanes in words', () => {
  it.each(told)('%s: every card that is drawn is told, and what it says', async (_, frame, told) => {
    const shelf = shelves.of(frame.game);
    const { container: board } = render(Board, {
      frame,
      lit: new Map<string, readonly ShownOffer[]>(),
      considered: null,
      news: [],
      ontouch: vi.fn<(id: string) => void>(),
    });
    const { container: words } = render(InWords, { game: frame.game, told });
    await tick();
    const drawn = [...board.querySelectorAll('.six .n, .hand .n, .minion.rear .name')].map((name) => name.textContent);
    for (const name of drawn) expect(words.textContent).toContain(name.trim());
    expect(words.querySelectorAll('h3').length).toBeGreaterThan(5);
    expect(words.textContent).not.toMatch(/undefined|NaN|\[object/);
    const said = told.cards.map((card) => shelf.cards.get(card)!);
    const names = said
      .filter(({ abilities, enchantment }) => abilities.length + enchantment.length)
      .map(({ name }) => name);
    expect([...words.querySelectorAll('dt')].map((name) => name.textContent)).toEqual(names);
  });

  it('an enchantment is read too', async () => {
    const [, frame, words] = told.find(([name]) => name === 'servants-0')!;
    const { container } = render(InWords, { game: frame.game, told: words });
    await tick();
    expect(container.textContent).toContain('Each other horde card is summoned concealed.');
  });
});
