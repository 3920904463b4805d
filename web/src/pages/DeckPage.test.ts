import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { service } from '../lib/online.svelte';
import type { SavedDeck } from '../lib/protocol';
import { replace, route } from '../lib/router.svelte';
import { session } from '../lib/session.svelte';
import { speech } from '../lib/words.svelte';
import { BOX, judge } from '../parts/decks/testing';
import DeckPage from './DeckPage.svelte';
import DecksPage from './DecksPage.svelte';

const GAME = 'skytear-horde';
const BEGUN = 'SH1-Castle: the-maw_1 oak';
const kept: SavedDeck = {
  id: 'd1',
  game: GAME,
  name: 'Bears',
  code: `${BEGUN}_2 shamans`,
  castle: 'the-maw',
  size: 3,
  legal: true,
  updated: 0,
  form: 'deck',
  heroes: [],
};
let asked: string[] = [];

function answer(address: string, init?: RequestInit): unknown {
  const body = init?.body ? JSON.parse(String(init.body)) : {};
  asked.push(`${init?.method} ${address}`);
  if (address === `/api/cards/${GAME}`) return BOX;
  if (address === '/api/decks/check') return judge(body);
  if (address === '/api/decks' || address.startsWith('/api/decks/')) return { ...kept, ...body };
  if (address.startsWith('/api/decks?')) return { decks: [kept] };
  if (address === '/api/games') return { games: [{ slug: GAME, title: 'Skytear Horde' }], levels: [] };
  if (address === '/api/me') return session.me;
  return { id: 'p1', name: 'Ada', language: 'en', has_recovery: false };
}

beforeEach(() => {
  asked = [];
  service.answered();
  void speech.speak('en');
  session.me = { id: 'p1', name: 'Ada', language: 'en', has_recovery: false };
  session.known = true;
  vi.stubGlobal(
    'fetch',
    async (address: string, init?: RequestInit) => new Response(JSON.stringify(answer(address, init)), { status: 200 }),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(deck = BEGUN, id = 'new'): Promise<void> {
  replace(`/decks/${GAME}/${id}${deck ? `?deck=${encodeURIComponent(deck)}` : ''}`);
  render(DeckPage, { game: GAME, id });
  await screen.findByRole('region', { name: 'All cards' });
}

const pool = (): ReturnType<typeof within> => within(screen.getByRole('region', { name: 'All cards' }));
const law = (): HTMLElement => screen.getByRole('region', { name: 'What the rules say' });

describe('DeckPage', () => {
  it('says what is missing, and lets the deck be played once it is legal', async () => {
    await open();
    expect(law().textContent).toContain('2 more cards, and it is legal.');
    await fireEvent.click(pool().getByRole('button', { name: 'Add Shamans' }));
    await fireEvent.click(pool().getByRole('button', { name: 'Add Shamans' }));
    const play = await screen.findByRole('link', { name: 'Play with this deck' });
    expect(play.getAttribute('href')).toBe(`/new/${GAME}?deck=${encodeURIComponent(`${BEGUN}_2 shamans`)}`);
  });

  it('keeps what is built in the address', async () => {
    await open();
    await fireEvent.click(pool().getByRole('button', { name: 'Add Shamans' }));
    await waitFor(() => expect(route.query.get('deck')).toBe(`${BEGUN}_1 shamans`));
  });

  it('names the rule against a card, and the card that breaks one', async () => {
    await open(`${BEGUN}_1 rose`);
    expect(law().textContent).toContain('One thing to mend.');
    expect(within(law()).getByRole('link', { name: 'Rule SH-CUST-21' }).getAttribute('href')).toBe(
      `/rules/${GAME}/SH-CUST-21`,
    );
    await fireEvent.click(
      within(screen.getByRole('complementary', { name: 'The deck' })).getByRole('button', {
        name: 'Take one Rose out',
      }),
    );
    await waitFor(() => expect(law().textContent).toContain('2 more cards'));
    await fireEvent.click(pool().getByRole('button', { name: 'Rose: Bushido banned. Why?' }));
    const large = await screen.findByRole('dialog', { name: 'Rose' });
    expect(large.textContent).toContain('The Maw bans it.');
    expect(within(large).getByRole('link', { name: 'Rule SH-CUST-21' })).toBeTruthy();
  });

  it('is built by keys alone', async () => {
    await open();
    const first = pool().getByRole('button', { name: /^Shamans, / });
    first.focus();
    await fireEvent.keyDown(first, { key: '+' });
    expect(pool().getByRole('button', { name: /^Shamans, .*1 of \d in the deck/ })).toBeTruthy();
    await fireEvent.keyDown(first, { key: 'ArrowRight' });
    expect(document.activeElement?.getAttribute('data-card')).toBe('oak');
    await fireEvent.keyDown(document.activeElement!, { key: 'Backspace' });
    expect(pool().getByRole('button', { name: /^Oak, .*0 of/ })).toBeTruthy();
    await fireEvent.keyDown(document.activeElement!, { key: 'End' });
    expect(document.activeElement?.getAttribute('data-card')).toBe('rose');
  });

  it('asks for a castle first, and fills the rest if wished', async () => {
    await open('');
    const picker = await screen.findByRole('dialog', { name: 'Choose a castle' });
    await fireEvent.click(within(picker).getByRole('button', { name: /The Maw/ }));
    await fireEvent.click(await screen.findByRole('button', { name: 'Fill it for me' }));
    await screen.findByRole('link', { name: 'Play with this deck' });
    expect(screen.getByRole('complementary', { name: 'The deck' }).textContent).toContain('Shamans');
  });

  it('opens a deck of mine, and tells what is not saved', async () => {
    await open('', 'd1');
    await screen.findByRole('link', { name: 'Play with this deck' });
    expect(asked).toContain('GET /api/decks/d1');
    await waitFor(() => expect(route.query.get('deck')).toBeNull());
  });

  it('brings a list, and points at the line that names no card', async () => {
    await open();
    await fireEvent.click(screen.getByRole('button', { name: 'Share' }));
    const dialog = await screen.findByRole('dialog', { name: 'Bring or take a deck' });
    const paste = within(dialog).getByLabelText('A deck code, or a list of cards');
    await fireEvent.input(paste, { target: { value: '1 oak\n2 xyzzy' } });
    await fireEvent.click(within(dialog).getByRole('button', { name: 'Load it' }));
    expect((await within(dialog).findByRole('alert')).textContent).toContain(
      'Line 2 names no card: 2 xyzzy. Did you mean Oak?',
    );
    await fireEvent.input(paste, { target: { value: 'Castle: the-maw\n3 oak' } });
    await fireEvent.click(within(dialog).getByRole('button', { name: 'Load it' }));
    await screen.findByRole('link', { name: 'Play with this deck' });
  });

  it('has nothing that keeps anybody out', async () => {
    await open();
    const found = await axe.run(document.body, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    });
    expect(found.violations.map((each) => `${each.id}: ${each.nodes[0]?.html}`)).toEqual([]);
  });
});

describe('DecksPage', () => {
  it('lists my decks and those of the box, each with its ways', async () => {
    replace(`/decks/${GAME}`);
    render(DecksPage, { game: GAME });
    expect((await screen.findByRole('link', { name: 'Play with it: Bears' })).getAttribute('href')).toBe(
      `/new/${GAME}?deck=${encodeURIComponent(kept.code)}`,
    );
    expect(screen.getByRole('link', { name: 'Open Bears' }).getAttribute('href')).toBe(`/decks/${GAME}/d1`);
    expect(screen.getByRole('link', { name: 'Play with it: Liothan' }).getAttribute('href')).toBe(
      `/new/${GAME}?deck=liothan`,
    );
    expect(screen.getByRole('link', { name: 'Build on it: Liothan' }).getAttribute('href')).toBe(
      `/decks/${GAME}/new?deck=SH1-LIOTHAN&name=Liothan`,
    );
  });

  it('asks before it deletes', async () => {
    render(DecksPage, { game: GAME });
    await fireEvent.click(await screen.findByRole('button', { name: 'Delete Bears' }));
    const sure = await screen.findByRole('dialog', { name: 'Delete “Bears” for good?' });
    expect(asked).not.toContain('DELETE /api/decks/d1');
    await fireEvent.click(within(sure).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(asked).toContain('DELETE /api/decks/d1'));
  });
});
