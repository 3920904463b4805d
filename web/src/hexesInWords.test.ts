import { render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import { drawn, FAULTS } from './boards/hexgrid/testing';
import Hexes from './boards/hexes/Hexes.svelte';
import { fillShelves, MOMENTS } from './boards/hexes/testing';
import { arenaOf, hexOf } from './boards/hexes/view';
import { faceOf, shelves } from './lib/cards.svelte';
import InWords from './parts/InWords.svelte';

const told = MOMENTS.flatMap((moment) => (moment.told ? [[moment.name, moment, moment.told] as const] : []));

beforeEach(fillShelves);

describe('the battlefield', () => {
  it.each(told)('of %s is told: all that is drawn, and what the cards say', async (_, moment, sentences) => {
    const drawing = await drawn(Hexes, moment);
    const { container } = render(InWords, { game: moment.frame.game, told: sentences });
    await tick();
    expect(container.textContent).not.toMatch(FAULTS);
    const said = [...container.querySelectorAll('li')].map((each) => each.textContent);
    const arena = arenaOf(moment.frame);
    for (const { dataset } of drawing.querySelectorAll<SVGElement>('.pieces [data-id]')) {
      const hex = hexOf(arena, dataset.id ?? '').replaceAll('.', '\\.');
      const named = new RegExp(`(?<![-\\d.])${hex}(?!\\d)`);
      expect(
        said.some((sentence) => named.test(sentence) && !sentence.startsWith('Cover')),
        dataset.id,
      ).toBe(true);
    }
    const faces = sentences.cards.map((card) => faceOf(shelves.of(moment.frame.game), card));
    const read = [...container.querySelectorAll('dt')].map((each) => each.textContent);
    expect(read).toEqual(faces.filter(({ abilities }) => abilities.length > 0).map(({ name }) => name));
    for (const { name } of faces) expect(said.join(' ')).toContain(name);
  });

  it('has a heading for each side, Lane and Dome', async () => {
    const [, , sentences] = told.find(([name]) => name === 'first-act')!;
    const { container } = render(InWords, { game: 'skytear', told: sentences });
    await tick();
    const headings = [...container.querySelectorAll('h3')].map((heading) => heading.textContent);
    expect(headings.slice(0, 6)).toEqual(['Now', 'Heroes of Blue', 'Heroes of Red', 'Left Lane', 'Right Lane', 'Dome']);
    expect(headings.slice(-3)).toEqual(['Hands and decks', 'Your cards', 'What the cards in sight say']);
  });
});
