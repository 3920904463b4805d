import { render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import type { ShownBook } from '../../lib/protocol';
import { speech } from '../../lib/words.svelte';
import BookOverview from './BookOverview.svelte';
import { changesIn } from './changes';

const rule = (id: string, changes: string) => ({ id, section: '', text: `Rule ${id}.`, scenarios: 0, changes });
const book: ShownBook = {
  game: 'chess-2',
  title: 'Chess, second edition',
  language: 'en',
  playable: true,
  chapters: [
    { id: 'C2-A', title: 'Moves', rules: ['C2-A-01', 'C2-A-02'], scenarios: 0 },
    { id: 'C2-B', title: 'Clocks', rules: ['C2-B-01'], scenarios: 0 },
    { id: 'C2-C', title: 'Draws', rules: ['C2-C-01'], scenarios: 0 },
  ],
  rules: [
    rule('C2-A-01', ''),
    rule('C2-A-02', 'Pawns went one step.'),
    rule('C2-B-01', ''),
    rule('C2-C-01', 'There were none.'),
  ],
  scenarios: 0,
};

afterEach(() => (speech.language = 'en'));

describe('what a book changes', () => {
  it('is told chapter by chapter, without those that stayed as they were', () => {
    expect(changesIn(book).map(({ title, rules }) => [title, rules.map(({ id }) => id)])).toEqual([
      ['Moves', ['C2-A-02']],
      ['Draws', ['C2-C-01']],
    ]);
  });

  it('can be reached from the book', () => {
    render(BookOverview, { book });
    expect(screen.getByRole('link', { name: /What is new in this edition/ }).getAttribute('href')).toBe(
      '/rules/chess-2?changes=1',
    );
    expect(screen.queryByText('There were none.')).toBeNull();
  });

  it('stands beside what was done before, with the rule’s number', () => {
    speech.language = 'fr';
    render(BookOverview, { book, compares: true });
    expect(screen.getByText('There were none.').textContent).toContain('Avant');
    expect(screen.getByText('C2-C-01').getAttribute('href')).toBe('/rules/chess-2/C2-C-01');
    expect(screen.getByRole('link', { name: 'Tous les chapitres' }).getAttribute('href')).toBe('/rules/chess-2');
  });

  it('is nothing where nothing changed', () => {
    render(BookOverview, {
      book: { ...book, rules: book.rules.map((each) => ({ ...each, changes: '' })) },
      compares: true,
    });
    expect(screen.queryByRole('link', { name: /What is new/ })).toBeNull();
    expect(screen.getByRole('link', { name: /Clocks/ })).toBeTruthy();
  });
});
