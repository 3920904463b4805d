import { cleanup, render, screen, waitFor } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import App from './App.svelte';
import { service } from './lib/online.svelte';
import { go, replace } from './lib/router.svelte';
import { session } from './lib/session.svelte';
import { speech } from './lib/words.svelte';

const fetching = vi.fn<typeof fetch>();

function answerAll(): void {
  fetching.mockImplementation((address) => {
    const body = String(address).endsWith('/me') ? 'null' : '{"games":[],"levels":[],"tables":[]}';
    return Promise.resolve(new Response(body));
  });
}

beforeEach(() => {
  vi.stubGlobal('fetch', fetching);
  answerAll();
  service.answered();
  session.me = null;
  session.known = false;
  void speech.speak('en');
  replace('/about');
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  fetching.mockReset();
  localStorage.clear();
});

describe('the shell', () => {
  it('has landmarks, one heading of the first order, and a way to skip to the page', () => {
    render(App);
    expect(screen.getByRole('link', { name: 'Skip to the page' }).getAttribute('href')).toBe('#main');
    expect(screen.getByRole('main').id).toBe('main');
    expect(screen.getByRole('banner')).toBeTruthy();
    expect(screen.getByRole('contentinfo')).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  it('names each page in the title, and leads the focus to its heading', async () => {
    render(App);
    await waitFor(() => expect(document.title).toBe('About · Hordekeep'));
    go('/my');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('My games'));
    expect(document.activeElement?.tagName).toBe('H1');
    expect(document.title).toBe('My games · Hordekeep');
    const here = screen.getAllByRole('link', { current: 'page' }).map((link) => link.textContent.trim());
    expect(here).toContain('My games');
  });

  it('leaves the focus alone when only the query changes', async () => {
    render(App);
    const before = document.activeElement;
    replace('/about?x=1');
    await tick();
    await tick();
    expect(document.activeElement).toBe(before);
  });

  it('speaks French when told to', async () => {
    render(App);
    screen.getAllByRole('button', { name: /EN FR/ })[0]?.click();
    expect(await screen.findByRole('heading', { level: 1, name: 'À propos' })).toBeTruthy();
    expect(document.documentElement.lang).toBe('fr');
    expect(localStorage.getItem('language')).toBe('fr');
  });

  it('changes the theme with the lantern', async () => {
    render(App);
    await waitFor(() => expect(document.documentElement.dataset.theme).toBe('dark'));
    screen.getByRole('button', { name: 'Lantern: switch to the light theme' }).click();
    await waitFor(() => expect(document.documentElement.dataset.theme).toBe('light'));
    session.setTheme('system');
  });

  it('knows when an address leads nowhere, and the way home', async () => {
    replace('/no/such/place');
    render(App);
    expect(await screen.findByRole('link', { name: 'Back to the keep' })).toBeTruthy();
  });

  it('tells that the service is away, and that it is back', async () => {
    fetching.mockRejectedValue(new TypeError('Failed to fetch'));
    render(App);
    expect(await screen.findByText(/The service is away, trying again/)).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'About' })).toBeTruthy();
    answerAll();
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(screen.queryByText(/trying again/)).toBeNull());
    expect(screen.getByText('The service is back.')).toBeTruthy();
    await waitFor(() => expect(session.known).toBe(true));
  });
});
