/** A third language is a folder: here one made of English with accents, which lacks some files and messages. */

import { fireEvent, render, screen } from '@testing-library/svelte';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import written from 'virtual:texts';
import { languagesIn, listOf, textsOf } from '../../../languages.ts';
import { languages, speech, textsIn, words } from '../../lib/words.svelte';
import home from '../../texts/home';
import lanes from '../../texts/lanes';
import me from '../../texts/me';
import LanguageSwitch from '../LanguageSwitch.svelte';
import Looks from './Looks.svelte';

const TEXTS = resolve(import.meta.dirname, '../../texts');
const ACCENTS = new Map(['aâ', 'cç', 'eé', 'ií', 'nñ', 'oô', 'uû'].map((pair) => [pair.slice(0, 1), pair.slice(1)]));

/** The words of a file with accents, where they are not made from anything; it lacks what the theme is called. */
function accented(source: string): string {
  const lines = source.split('\n').filter((line) => !line.startsWith('theme = '));
  const spoken = (said: string): string => said.replace(/./gu, (each) => ACCENTS.get(each) ?? each);
  return lines.map((line) => line.replace(/(?<= = )[^{}]+$/, spoken)).join('\n');
}

/** All texts there are, and a third language beside them. */
function withAThird(): string {
  const folder = mkdtempSync(join(tmpdir(), 'texts-'));
  for (const language of languagesIn(TEXTS)) cpSync(join(TEXTS, language), join(folder, language), { recursive: true });
  mkdirSync(join(folder, 'qps'));
  for (const file of ['shell.ftl', 'home.ftl', 'me.ftl'])
    writeFileSync(join(folder, 'qps', file), accented(readFileSync(join(TEXTS, 'en', file), 'utf8')));
  const itself = 'name = Âççéñts\nlocale = en-GB\nswitch = { $codes }: âççéñts\n';
  writeFileSync(join(folder, 'qps', 'language.ftl'), itself);
  return folder;
}

beforeAll(() => {
  const folder = withAThird();
  for (const { language, ...told } of listOf(folder))
    written[language] ??= { ...told, load: () => Promise.resolve(textsOf(folder, language)) };
});
afterEach(() => speech.speak('en'));
afterAll(() => delete written['qps']);

describe('a third language', () => {
  it('is one of the languages as soon as its folder is there', () => {
    expect(readdirSync(TEXTS)).not.toContain('qps');
    expect(languagesIn(TEXTS)).toEqual(['en', 'fr']);
    expect(languages()).toEqual(['en', 'fr', 'qps']);
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
    const button = await screen.findByRole('button', { name: 'EN FR QPS: English' });
    expect(button.textContent.trim()).toBe('EN FR QPS'); // what is heard begins with what is seen
    expect(words(home).heading).toBe('Hôld thé wâll.');
  });

  it('says in English what it lacks: a message, and a file', () => {
    expect(textsIn(me, 'qps').language).toBe('Lâñgûâgé');
    expect(textsIn(me, 'qps').theme).toBe('Theme');
    expect(textsIn(lanes, 'qps').lane(3)).toBe('Lane 3');
  });
});
