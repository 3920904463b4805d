import { cleanup, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api, ApiProblem } from '../lib/api';
import type { Games, Me, TableCard } from '../lib/protocol';
import { replace, route } from '../lib/router.svelte';
import { session } from '../lib/session.svelte';
import Home from './Home.svelte';

const games: Games = {
  games: [
    {
      slug: 'plankton-horde',
      title: 'Horde',
      about: 'Monsters.',
      minutes: 30,
      fewest: 2,
      most: 4,
      board: 'tableau',
      rules: 191,
      lessons: 9,
      achievements: 0,
      campaign: '',
      weighs: false,
      together: false,
      decks: false,
      options: [],
    },
  ],
  levels: [{ name: 'keen', label: 'Keen', about: '' }],
};
const guest: Me = { id: 'p1', name: 'Merry Mason', language: 'en', has_recovery: false };
const empty = { level: null, person: null, here: false, stand_in: false };
const open: TableCard = {
  id: 'o1',
  game: 'plankton-horde',
  title: 'Horde',
  status: 'waiting',
  public: true,
  seats: [
    { kind: 'person', name: 'Radu', ...empty },
    { kind: 'open', name: '', ...empty },
  ],
  settings: ['Full.'],
  heading: '',
  mine: [],
  asked: [],
  your_move: false,
  result: '',
  updated: 0,
};
let lobby: TableCard[] = [];
let mine: TableCard[] = [];
let known: Me | null = null;

beforeEach(() => {
  replace('/');
  session.me = null;
  session.known = false;
  lobby = [];
  mine = [];
  known = null;
  vi.spyOn(api, 'get').mockImplementation((path: string) => {
    const answers: Record<string, unknown> = {
      '/games': games,
      '/me': known,
      '/tables': { tables: lobby },
      '/me/tables': { tables: mine },
    };
    return Promise.resolve(answers[path]);
  });
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  session.me = null;
});

describe('home', () => {
  it('starts a game against bots in one click, with a guest made silently', async () => {
    const post = vi
      .spyOn(api, 'post')
      .mockImplementation((path: string) => Promise.resolve(path === '/people' ? guest : { id: 'g1' }));
    render(Home);
    await screen.findByText('Horde, you and 2 bots');
    screen.getByRole('button', { name: /Play now/ }).click();
    await waitFor(() => expect(route.path).toBe('/t/g1'));
    expect(post.mock.calls.map(([path]) => path)).toEqual(['/people', '/tables']);
  });

  it('leads newcomers to the guided first game', async () => {
    session.known = true;
    render(Home);
    const link = await screen.findByRole('link', { name: 'Learn Horde in ten minutes' });
    expect(link.getAttribute('href')).toBe('/learn/plankton-horde');
    expect(screen.getByText(/No table is open/)).toBeTruthy();
  });

  it('lists my games, my move first', async () => {
    session.me = guest;
    session.known = true;
    mine = [
      { ...open, id: 'm1', status: 'playing', mine: [1], asked: [0], heading: 'Round 2' },
      { ...open, id: 'm2', status: 'playing', mine: [1], asked: [1], your_move: true, heading: 'Round 9' },
      { ...open, id: 'm3', status: 'over', mine: [1] },
    ];
    render(Home);
    const panel = await screen.findByRole('complementary', { name: 'Go on playing' });
    const links = [...panel.querySelectorAll('li a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/t/m2', '/t/m1']);
  });

  it('sits down at an open table', async () => {
    lobby = [open];
    const post = vi
      .spyOn(api, 'post')
      .mockImplementation((path: string) => Promise.resolve(path === '/people' ? guest : {}));
    render(Home);
    (await screen.findByRole('button', { name: 'Sit down: Horde, Radu' })).click();
    await waitFor(() => expect(route.path).toBe('/t/o1'));
    expect(post.mock.calls.at(-1)?.[0]).toBe('/tables/o1/seats/1/take');
  });

  it('tells why when a seat was taken meanwhile', async () => {
    lobby = [open];
    session.me = guest;
    session.known = true;
    vi.spyOn(api, 'post').mockRejectedValue(new ApiProblem({ status: 409, because: 'Somebody sits there.' }));
    render(Home);
    (await screen.findByRole('button', { name: /Sit down/ })).click();
    expect((await screen.findByRole('alert')).textContent).toContain('Somebody sits there.');
    expect(route.path).toBe('/');
  });
});
