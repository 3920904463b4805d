/** Page texts: each part of the client has a catalogue `{ en, fr }` whose French must have the same shape as its English. */

export type Language = 'en' | 'fr';

export interface Catalogue<T> {
  en: T;
  fr: T;
}

const LANGUAGES: readonly Language[] = ['en', 'fr'];

function preferred(): Language {
  const kept = localStorage.getItem('language');
  const wanted = [kept, ...navigator.languages].map((each) => each?.slice(0, 2));
  return LANGUAGES.find((language) => language === wanted.find((each) => LANGUAGES.includes(each as Language))) ?? 'en';
}

class Speech {
  language = $state<Language>(preferred());

  speak(language: Language): void {
    this.language = language;
    localStorage.setItem('language', language);
    document.documentElement.lang = language;
  }
}

export const speech = new Speech();

/** The texts of a catalogue in the language spoken now. Use it inside `$derived`. */
export function words<T>(catalogue: Catalogue<T>): T {
  return catalogue[speech.language];
}
