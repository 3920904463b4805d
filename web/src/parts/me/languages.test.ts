/** A third language is a folder: here one made of English with accents, which lacks some files and messages. */

import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { languagesIn, listOf, textsOf } from '../../../languages.ts';

const TEXTS = resolve(import.meta.dirname, '../../texts');
const ACCENTS = new Map(['aâ', 'cç', 'eé', 'ií', 'nñ', 'oô', 'uû'].map((pair) => [pair.slice(0, 1), pair.slice(1)]));

/** The words of a message with accents; what they are made from stays. */
function accented(source: string): string {
  const lines = source.split('\n').filter((line) => !line.startsWith('theme = '));
  return lines
    .map((line) => line.replace(/(?<= = )[^{}]+$/, (said) => said.replace(/./gu, (each) => ACCENTS.get(each) ?? each)))
    .join('\n');
}

function folderWithAThird(): string {
  const folder = mkdtempSync(join(tmpdir(), 'texts-'));
  for (const language of languagesIn(TEXTS)) cpSync(join(TEXTS, language), join(folder, language), { recursive: true });
  mkdirSync(join(folder, 'qps'));
  for (const file of ['shell.ftl', 'home.ftl', 'me.ftl'])
    writeFileSync(join(folder, 'qps', file), accented(readFileSync(join(TEXTS, 'en', file), 'utf8')));
  writeFileSync(join(folder, 'qps', 'language.ftl'), 'name = Âççéñts\nlocale = en-GB\nswitch = { $codes }: âççéñts\n');
  return folder;
}

const folder = folderWithAThird();
const entries = listOf(folder).map(({ language, ...told }) => [
  language,
  { ...told, load: () => Promise.resolve(textsOf(folder, language)) },
]);
// The client as it is where this folder is: everything is loaded anew.
vi.resetModules();
vi.doMock('virtual:texts', () => ({ default: Object.fromEntries(entries) as unknown }));
const { fireEvent, render, screen } = await import('@testing-library/svelte');
const { LANGUAGES, fetchTexts, speech, textsIn, words } = await import('../../lib/words.svelte');
const { default: LanguageSwitch } = await import('../LanguageSwitch.svelte');
const { default: Looks } = await import('./Looks.svelte');
const { default: home } = await import('../../texts/home');
const { default: me } = await import('../../texts/me');
const { default: lanes } = await import('../../texts/lanes');
await fetchTexts('en');

afterEach(() => speech.speak('en'));

describe('a third language', () => {
  it('is one of the languages as soon as its folder is there', () => {
    expect(languagesIn(TEXTS)).toEqual(['en', 'fr']);
    expect(LANGUAGES).toEqual(['en', 'fr', 'qps']);
    expect(readdirSync(TEXTS)).not.toContain('qps');
  });

  it('is offered where the language is chosen, by the name that it gives itself', async () => {
    render(Looks);
    await fireEvent.click(screen.getByLabelText('Âççéñts'));
    expect(await screen.findByText('Lâñgûâgé')).toBeTruthy();
    expect(document.documentElement.lang).toBe('qps');
  });

  it('comes after the others at the switch of the top bar', async () => {
    render(LanguageSwitch);
    await fireEvent.click(screen.getByRole('button', { name: 'EN FR QPS : français' }));
    await fireEvent.click(await screen.findByRole('button', { name: 'EN FR QPS: âççéñts' }));
    expect(words(home).heading).toBe('Hôld thé wâll.');
    expect(await screen.findByRole('button', { name: 'EN FR QPS: English' })).toBeTruthy();
  });

  it('says in English what it lacks: a message, and a file', () => {
    expect(textsIn(me, 'qps').theme).toBe('Theme');
    expect(textsIn(me, 'qps').language).toBe('Lâñgûâgé');
    expect(textsIn(lanes, 'qps').lane(3)).toBe('Lane 3');
  });
});
