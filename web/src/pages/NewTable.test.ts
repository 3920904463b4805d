import { cleanup, render, screen, waitFor, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api, ApiProblem } from '../lib/api';
import type { Games, Me, NewTable as Wanted } from '../lib/protocol';
import { replace, route } from '../lib/router.svelte';
import { session } from '../lib/session.svelte';
import NewTable from './NewTable.svelte';

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
      options: [
        {
          name: 'level',
          kind: 'choice',
          label: 'Level of play.',
          default: 'full',
          values: [
            { name: 'basic', label: 'Basic.', fewest: 1, most: 99 },
            { name: 'full', label: 'Full.', fewest: 1, most: 99 },
          ],
          low: 0,
          high: 0,
          advanced: false,
          fewest: 1,
          most: 99,
          fewest_when: {},
          when: {},
        },
        {
          name: 'open',
          kind: 'flag',
          label: 'Open hands',
          default: false,
          values: [],
          low: 0,
          high: 0,
          advanced: false,
          fewest: 1,
          most: 99,
          fewest_when: {},
          when: {},
        },
        {
          name: 'rounds',
          kind: 'number',
          label: 'Rounds',
          default: 5,
          values: [],
          low: 1,
          high: 9,
          advanced: false,
          fewest: 1,
          most: 99,
          fewest_when: {},
          when: {},
        },
        {
          name: 'first',
          kind: 'seat',
          label: 'Who starts',
          default: 'random',
          values: [],
          low: 0,
          high: 0,
          advanced: false,
          fewest: 1,
          most: 99,
          fewest_when: {},
          when: {},
        },
      ],
    },
  ],
  levels: [
    { name: 'steady', label: 'Steady', about: 'Takes what looks best.' },
    { name: 'keen', label: 'Keen', about: 'Thinks ahead.' },
  ],
};
const base = games.games[0]!;
const solo: Games = {
  ...games,
  games: [
    {
      ...base,
      slug: 'watch',
      fewest: 1,
      most: 3,
      options: [
        {
          name: 'song',
          kind: 'text',
          label: 'A song.',
          default: '',
          values: [{ name: 'ballad', label: 'Ballad', fewest: 1, most: 99 }],
          low: 0,
          high: 0,
          advanced: false,
          fewest: 1,
          most: 99,
          fewest_when: {},
          when: {},
        },
        {
          name: 'nights',
          kind: 'number',
          label: 'Nights',
          default: 3,
          values: [],
          low: 1,
          high: 9,
          advanced: true,
          fewest: 1,
          most: 99,
          fewest_when: {},
          when: {},
        },
      ],
    },
  ],
};
const ada: Me = { id: 'p1', name: 'Ada', language: 'en', has_recovery: false };

function show(game: string | null = 'plankton-horde'): void {
  render(NewTable, { game });
}

beforeEach(() => {
  session.me = ada;
  session.known = true;
  replace('/new/plankton-horde');
  vi.spyOn(api, 'get').mockResolvedValue(games);
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  session.me = null;
});

describe('the new table', () => {
  it('builds its form from the options of the game, and opens what was filled in', async () => {
    const post = vi.spyOn(api, 'post').mockResolvedValue({ id: 'x1' });
    show();
    const basic = await screen.findByRole<HTMLInputElement>('radio', { name: 'Basic' });
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Full' }).checked).toBe(true);
    basic.click();
    screen.getByRole('checkbox', { name: 'Open hands' }).click();
    const first = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Who starts' });
    expect(within(first).getAllByRole('option')).toHaveLength(4);
    first.value = 'B';
    first.dispatchEvent(new Event('change', { bubbles: true }));
    screen.getByRole('radio', { name: '2' }).click();
    await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Who sits at C' })).toBeNull());
    screen.getByRole('button', { name: 'Open the table' }).click();
    await waitFor(() => expect(route.path).toBe('/t/x1'));
    const wanted = post.mock.calls[0]?.[1] as Wanted;
    expect(wanted.options).toEqual({ level: 'basic', open: true, rounds: 5, first: 'B' });
    expect(wanted.seats).toEqual([{ kind: 'me' }, { kind: 'bot', level: 'keen' }]);
  });

  it('shows what the service refuses at its field', async () => {
    const no = new ApiProblem({
      status: 400,
      because: 'Not this level.',
      where: "option 'level'",
      advice: 'Try full.',
    });
    vi.spyOn(api, 'post').mockRejectedValue(no);
    show();
    (await screen.findByRole('button', { name: 'Open the table' })).click();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('Not this level. Try full.');
    expect(screen.getByRole('group', { name: 'Level of play' }).getAttribute('aria-describedby')).toBe(alert.id);
  });

  it('shows what belongs to no field above the button', async () => {
    vi.spyOn(api, 'post').mockRejectedValue(new ApiProblem({ status: 429, because: 'Too many tables.' }));
    show();
    (await screen.findByRole('button', { name: 'Open the table' })).click();
    expect((await screen.findByRole('alert')).textContent).toContain('Too many tables.');
  });

  it('does not send a number that is out of range', async () => {
    const post = vi.spyOn(api, 'post').mockResolvedValue({ id: 'x1' });
    show();
    const rounds = await screen.findByRole<HTMLInputElement>('spinbutton', { name: 'Rounds' });
    rounds.value = '10';
    rounds.dispatchEvent(new Event('input', { bubbles: true }));
    expect((await screen.findByRole('alert')).textContent).toBe('A whole number from 1 to 9.');
    screen.getByRole('button', { name: 'Open the table' }).click();
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(post).not.toHaveBeenCalled();
  });

  it('takes a purpose from the address', async () => {
    replace('/new/plankton-horde?for=hotseat');
    show();
    const seats = await screen.findAllByRole<HTMLSelectElement>('combobox', { name: /^Who sits/ });
    expect(seats.map((seat) => seat.value)).toEqual(['me', 'me']);
  });

  it('says so when there is no such game', async () => {
    show('tiddlywinks');
    expect(await screen.findByText(/tiddlywinks/)).toBeTruthy();
  });

  it('is ready for one person alone, who invites nobody', async () => {
    vi.spyOn(api, 'get').mockResolvedValue(solo);
    const post = vi.spyOn(api, 'post').mockResolvedValue({ id: 'x1' });
    replace('/new/watch');
    show('watch');
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: /On your own/ })).checked).toBe(true);
    expect(screen.queryByRole('radiogroup', { name: 'Who may come' })).toBeNull();
    screen.getByRole('button', { name: 'Open the table' }).click();
    await waitFor(() => expect(route.path).toBe('/t/x1'));
    expect(post.mock.calls[0]?.[1]).toEqual({
      game: 'watch',
      seats: [{ kind: 'me' }],
      options: { song: '', nights: 3 },
      public: false,
    });
  });

  it('suggests texts, takes them from the address, and folds away what few want to set', async () => {
    vi.spyOn(api, 'get').mockResolvedValue(solo);
    replace('/new/watch?song=lullaby');
    show('watch');
    const song = await screen.findByRole<HTMLInputElement>('textbox', { name: 'A song: your own' });
    expect(song.value).toBe('lullaby');
    screen.getByRole('radio', { name: 'Ballad' }).click();
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'A song: your own' })).toBeNull());
    screen.getByRole('radio', { name: 'Your own' }).click();
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'A song: your own' })).value).toBe('');
    const more = screen.getByText('More settings').closest('details');
    expect(more?.open).toBe(false);
    expect(more?.contains(screen.getByLabelText('Nights'))).toBe(true);
    screen.getByRole('radio', { name: /Hot seat/ }).click();
    await waitFor(() => expect(route.query.get('for')).toBe('hotseat'));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'A song: your own' }).value).toBe('lullaby');
  });

  it('shows in the open what the address asks for, with as many seats', async () => {
    vi.spyOn(api, 'get').mockResolvedValue(solo);
    const post = vi.spyOn(api, 'post').mockResolvedValue({ id: 'x1' });
    replace('/new/watch?seats=3&nights=5');
    show('watch');
    const nights = await screen.findByLabelText<HTMLInputElement>('Nights');
    expect(nights.value).toBe('5');
    expect(nights.closest('details')).toBeNull();
    expect(screen.getAllByRole('combobox', { name: /Who sits at/ })).toHaveLength(3);
    screen.getByRole('button', { name: 'Open the table' }).click();
    await waitFor(() => expect(route.path).toBe('/t/x1'));
    expect((post.mock.calls[0]?.[1] as Wanted).options).toEqual({ song: '', nights: 5 });
  });

  it('opens what is folded away where the service complains about it', async () => {
    vi.spyOn(api, 'get').mockResolvedValue(solo);
    vi.spyOn(api, 'post').mockRejectedValue(
      new ApiProblem({ status: 400, because: 'Too long.', where: "option 'nights'" }),
    );
    replace('/new/watch');
    show('watch');
    (await screen.findByRole('button', { name: 'Open the table' })).click();
    await waitFor(() => expect(screen.getByText('More settings').closest('details')?.open).toBe(true));
    expect(screen.getByRole('alert').textContent).toBe('Too long.');
  });

  it('tells how hard the game will be, and anew after a change', async () => {
    vi.spyOn(api, 'get').mockResolvedValue({ ...games, games: [{ ...base, weighs: true }] });
    const post = vi
      .spyOn(api, 'post')
      .mockImplementation(((_: string, asked: { options: { level: string } }) =>
        Promise.resolve(
          asked.options.level === 'full' ? { says: 'Total difficulty 2.5', rule: 'TOY-03' } : { says: '', rule: '' },
        )) as typeof api.post);
    show();
    expect(await screen.findByText(/Total difficulty 2\.5/)).toBeTruthy();
    expect(screen.getByRole('link', { name: /TOY-03/ })).toBeTruthy();
    expect(post.mock.calls[0]?.[0]).toBe('/games/plankton-horde/weigh');
    screen.getByRole('radio', { name: 'Basic' }).click();
    await waitFor(() => expect(screen.queryByText(/Total difficulty/)).toBeNull());
  });

  it('folds a long list behind what is chosen in it', async () => {
    const many = Array.from({ length: 20 }, (_, number) => ({
      name: `v${number}`,
      label: `Value ${number}`,
      fewest: 1,
      most: 99,
    }));
    const option = { ...base.options[0]!, name: 'foe', label: 'Foe', default: 'v7', values: many };
    vi.spyOn(api, 'get').mockResolvedValue({ ...games, games: [{ ...base, options: [option] }] });
    show();
    const fold = (await screen.findByText('Foe', { selector: '.label' })).closest('details');
    expect(fold?.open).toBe(false);
    expect(fold?.querySelector('.now')?.textContent).toContain('Value 7');
    screen.getByRole('radio', { name: 'Value 9', hidden: true }).click();
    await waitFor(() => expect(fold?.querySelector('.now')?.textContent).toContain('Value 9'));
  });
});
