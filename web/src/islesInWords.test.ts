import { render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeEach, expect, it } from 'vitest';
import { drawn, FAULTS } from './boards/hexgrid/testing';
import Isles from './boards/isles/Isles.svelte';
import { fillShelves, MOMENTS } from './boards/isles/testing';
import { playOf } from './boards/isles/view';
import { faceOf, shelves } from './lib/cards.svelte';
import InWords from './parts/InWords.svelte';

const told = MOMENTS.flatMap(({ told, ...moment }) => (told ? [[moment.name, moment, told] as const] : []));

beforeEach(fillShelves);

it.each(told)('what is drawn of %s is told, and what lies open is read out', async (_, moment, sentences) => {
  const drawing = await drawn(Isles, moment);
  const { container } = render(InWords, { game: moment.frame.game, told: sentences });
  await tick();
  expect(container.textContent).not.toMatch(FAULTS);
  const said = [...container.querySelectorAll('li')].map((each) => each.textContent);
  /** Is something said of a hex besides its ground? */
  const isSaid = (hex: string): boolean => {
    const named = new RegExp(`^(?!Hex group).* ${hex.replaceAll('.', '\\.')}(?!\\d)`);
    return said.some((sentence) => named.test(sentence));
  };
  const play = playOf(moment.frame);
  for (const { dataset } of drawing.querySelectorAll<SVGElement>('.pieces [data-id]')) {
    const [kind = '', at = ''] = (dataset.id ?? '').split(':');
    const hex = kind === 'gate' ? (play.map.fortresses[Number(at)]?.gate ?? '') : at;
    expect(isSaid(hex), `${kind} on ${hex}`).toBe(true);
  }
  const faces = sentences.cards.map((card) => faceOf(shelves.of(moment.frame.game), card));
  const read = [...container.querySelectorAll('dt')].map((each) => each.textContent);
  expect(read).toEqual(faces.filter(({ abilities }) => abilities.length > 0).map(({ name }) => name));
  const all = said.join(' ');
  for (const { name } of faces) expect(all).toContain(name);
});
