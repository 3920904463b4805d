/** The language that is spoken, and the texts in it. Languages are folders of Fluent files in `texts`; none is named here. */

import written from 'virtual:texts';
import { voiceOf, type Catalogue, type Voice } from '../texts/fluent';

/** A language by its code, such as `en`. */
export type Language = string;

/** The texts of a catalogue, as `words` gives them. */
export type TextsOf<Of> = Of extends Catalogue<infer Texts> ? Texts : never;

/** All languages that there are; the first one says what another does not. */
export function languages(): readonly Language[] {
  return Object.keys(written);
}
const FIRST = languages()[0] ?? 'en';

const sources = new Map<Language, Readonly<Record<string, string>>>();
/** What languages say of themselves. */
const selves = new Map<Language, Voice>();
const texts = new Map<Catalogue<unknown>, Map<Language, unknown>>();

function preferred(): Language {
  const wanted = [localStorage.getItem('language'), ...navigator.languages];
  const known = wanted.map((each) => languages().find((one) => each === one || each?.split('-')[0] === one));
  return known.find((each) => each !== undefined) ?? FIRST;
}

/** Fetch the texts of a language, and those of the first one if something is missing. */
export async function fetchTexts(language: Language): Promise<void> {
  const needed = written[language]?.whole ? [language] : [language, FIRST];
  await Promise.all(
    needed.map(async (each) => {
      if (!sources.has(each)) sources.set(each, (await written[each]?.load()) ?? {});
    }),
  );
}

class Speech {
  language = $state<Language>(preferred());
  #wanted: Language = this.language;

  /** Speak a language from now on: at once, if its texts are here. */
  async speak(language: Language): Promise<void> {
    if (!languages().includes(language)) return;
    this.#wanted = language;
    if (!sources.has(language)) await fetchTexts(language);
    if (this.#wanted !== language) return; // somebody has changed their mind meanwhile
    this.language = language;
    localStorage.setItem('language', language);
    document.documentElement.lang = language;
  }
}

export const speech = new Speech();

function voiceIn(language: Language, file: string): Voice {
  const fallback = language !== FIRST && sources.has(FIRST) ? voiceIn(FIRST, file) : null;
  return voiceOf(language, sources.get(language)?.[file] ?? '', fallback);
}

/** The texts of a catalogue in one language, whose texts are here. */
export function textsIn<Texts>(catalogue: Catalogue<Texts>, language: Language): Texts {
  let known = texts.get(catalogue);
  if (!known) texts.set(catalogue, (known = new Map<Language, unknown>()));
  if (!known.has(language)) known.set(language, catalogue.read(voiceIn(language, catalogue.file)));
  return known.get(language) as Texts;
}

/** The texts of a catalogue in the language spoken now. Use it inside `$derived`. */
export function words<Texts>(catalogue: Catalogue<Texts>): Texts {
  return textsIn(catalogue, speech.language);
}

function itself(language: Language): Voice {
  const voice = selves.get(language) ?? voiceOf(language, written[language]?.itself ?? '');
  selves.set(language, voice);
  return voice;
}

/** What a language calls itself. */
export function nameOf(language: Language): string {
  return itself(language).say('name');
}

/** How dates and lists are written in a language, as `Intl` calls it: English as the pages are written, 14:05, "Ada, Ben and Cleo". */
export function localeOf(language: Language): string {
  return itself(language).say('locale');
}

/** The button that changes to a language, in that language. */
export function switchTo(language: Language): string {
  return itself(language).say('switch', {
    codes: languages()
      .map((each) => each.toUpperCase())
      .join(' '),
  });
}
