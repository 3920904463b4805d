import { afterEach, expect, it, vi } from 'vitest';
import faces from '../../fixtures/lanes/faces.json';
import { faceOf, readable, shelves } from './cards.svelte';
import { api } from './api';
import type { ShownCards } from './protocol';
import { speech } from './words.svelte';

const FACES = faces as unknown as ShownCards;

afterEach(() => {
  speech.language = 'en';
  vi.restoreAllMocks();
});

it('cards are fetched once for each language', async () => {
  const get = vi.spyOn(api, 'get').mockResolvedValue(FACES);
  await Promise.all([shelves.fetch('toy'), shelves.fetch('toy')]);
  await shelves.fetch('toy');
  expect(get.mock.calls).toEqual([['/cards/toy']]);
  expect(faceOf(shelves.of('toy'), 'troll-brute').name).toBe('Troll Brute');
  speech.language = 'fr';
  expect(shelves.of('toy').cards.size).toBe(0);
  await shelves.fetch('toy');
  expect(get).toHaveBeenCalledTimes(2);
});

it('what was fetched in one language is not shown in another that was chosen meanwhile', async () => {
  let answer: (shown: typeof FACES) => void = () => undefined;
  vi.spyOn(api, 'get').mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const coming = shelves.fetch('other');
  speech.language = 'fr';
  answer(FACES);
  await coming;
  expect(shelves.of('other').cards.size).toBe(0);
  speech.language = 'en';
  expect(shelves.of('other').cards.size).toBe(FACES.cards.length);
});

it('a game without cards, or a service that fails, leaves names made from ids', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(api, 'get').mockRejectedValue(new Error('no'));
  await shelves.fetch('none');
  expect(faceOf(shelves.of('none'), 'clan-of-the-oak')).toMatchObject({
    id: 'clan-of-the-oak',
    name: 'Clan of the oak',
    cost: null,
  });
  expect(readable('épée-x')).toBe('Épée x');
});
