/** Texts of a book are marked with the language that they are told in; only English ones are apologised for. */
import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import type { ShownBook, ShownRule } from '../../lib/protocol';
import { speech, textsIn } from '../../lib/words.svelte';
import study from '../../texts/study';
import BookOverview from './BookOverview.svelte';
import RuleArticle from './RuleArticle.svelte';
import Shelf from './Shelf.svelte';

const book = (language: string): ShownBook => ({
  game: 'chess',
  title: 'Chess',
  language,
  playable: true,
  chapters: [{ id: 'CH-A', title: 'Moves', rules: ['CH-A-01'], scenarios: 0 }],
  rules: [{ id: 'CH-A-01', section: 'Moves', text: 'White begins.', scenarios: 0, changes: '' }],
  scenarios: 0,
});

const rule = (language: string): ShownRule => ({
  game: 'chess',
  id: 'CH-A-01',
  language,
  chapter: 'CH-A',
  section: 'Moves',
  text: 'White begins.',
  check: 'Checked.',
  ruling: '',
  changes: '',
  scenarios: [],
  before: null,
  after: null,
});

const languageOf = (text: string): string | null | undefined =>
  screen.getByText(text).closest('[lang]')?.getAttribute('lang');

describe('a French reader', () => {
  afterEach(() => {
    cleanup();
    void speech.speak('en');
  });

  it('is told of a book that is English', () => {
    void speech.speak('fr');
    render(BookOverview, { book: book('en') });
    expect(screen.getByText(textsIn(study, 'fr').rules.english)).toBeTruthy();
    expect(languageOf('Moves')).toBe('en');
  });

  it('is told nothing of the kind about a French one', () => {
    void speech.speak('fr');
    render(BookOverview, { book: book('fr') });
    render(RuleArticle, { book: book('fr'), rule: rule('fr') });
    expect(screen.queryByText(textsIn(study, 'fr').rules.english)).toBeNull();
    expect(languageOf('White begins.')).toBe('fr');
    expect(languageOf('Checked.')).toBe('fr');
  });

  it('sees on the shelf that some books are English, unless none is', async () => {
    void speech.speak('fr');
    const card = { game: 'chess', title: 'Chess', playable: true, rules: 1, scenarios: 0 };
    const { rerender } = render(Shelf, { books: [{ ...card, language: 'fr' }] });
    expect(screen.queryByText(textsIn(study, 'fr').rules.someEnglish)).toBeNull();
    await rerender({ books: [{ ...card, language: 'en' }] });
    expect(screen.getByText(textsIn(study, 'fr').rules.someEnglish)).toBeTruthy();
  });
});
