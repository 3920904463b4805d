import { cleanup, render, screen, waitFor, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api, ApiProblem } from '../lib/api';
import type { BattleGame, ShownBattle, ShownCampaign, ShownOption, ShownRun } from '../lib/protocol';
import { replace, route } from '../lib/router.svelte';
import { session } from '../lib/session.svelte';
import { speech } from '../lib/words.svelte';
import CampaignPage from './CampaignPage.svelte';

const option = (name: string, changes: Partial<ShownOption>): ShownOption => ({
  name,
  kind: 'flag',
  label: name,
  default: true,
  values: [],
  low: 0,
  high: 0,
  advanced: false,
  fewest: 1,
  most: 99,
  fewest_when: {},
  when: {},
  ...changes,
});
const value = (name: string, label: string): ShownOption['values'][number] => ({ name, label, fewest: 1, most: 99 });
const decks = [value('auto', 'The next one'), value('oak', 'Oaks'), value('elm', 'Elms')];
const played = (result: BattleGame['result'], changes: Partial<BattleGame> = {}): BattleGame => ({
  table: 't1',
  at: 1_700_000_000,
  result,
  settings: [],
  undone: false,
  ...changes,
});
const battle = (id: string, changes: Partial<ShownBattle> = {}): ShownBattle => ({
  id,
  name: `The ${id}`,
  note: '',
  options: {},
  settings: ['Deck: Oaks', `Outsider: ${id}'s own`],
  result: '',
  games: [],
  ...changes,
});
const run = (changes: Partial<ShownRun> = {}): ShownRun => ({
  id: 'r1',
  seats: 1,
  options: { deck: 'oak' },
  settings: ['Deck: Oaks', 'Level: 2'],
  created: 1_700_000_000,
  won: 1,
  needed: 2,
  victorious: false,
  over: false,
  next: 'bats',
  battles: [
    battle('ants', {
      result: 'won',
      games: [played('lost', { table: 't1', at: 1, undone: true }), played('won', { table: 't2', at: 2 })],
    }),
    battle('bats', { note: 'Total difficulty 2.5' }),
    battle('cats', { games: [played('', { table: 't3', at: 3 })] }),
  ],
  ...changes,
});
const campaign = (...runs: ShownRun[]): ShownCampaign => ({
  game: 'toy',
  title: 'Toy',
  name: 'Battle plan',
  about: 'One after another.',
  rules: ['TOY-01'],
  most: 2,
  options: [
    option('deck', { kind: 'text', label: 'Deck', default: 'auto', values: decks }),
    option('deck_b', { kind: 'text', label: 'Deck of the second', default: 'auto', values: decks, fewest: 2 }),
    option('big', { label: 'With the big box', advanced: true }),
  ],
  runs,
});
let shown = campaign();

const row = (name: string): ReturnType<typeof within> =>
  within(screen.getByRole('heading', { name, level: 3 }).closest('li') as HTMLElement);

beforeEach(() => {
  replace('/campaign/toy');
  session.known = true;
  session.me = { id: 'p1', name: 'Ada', language: 'en', has_recovery: false };
  vi.spyOn(api, 'get').mockImplementation((path: string) =>
    Promise.resolve(path === '/games' ? { games: [], levels: [{ name: 'keen', label: 'Keen', about: '' }] } : shown),
  );
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  session.me = null;
  void speech.speak('en');
});

describe('the campaign of a game', () => {
  it('begins with a form of its own options, for as many as are told', async () => {
    shown = campaign();
    const post = vi.spyOn(api, 'post').mockResolvedValue(run());
    render(CampaignPage, { game: 'toy', id: null });
    (await screen.findByRole('radio', { name: 'Elms' })).click();
    expect(screen.queryByRole('group', { name: 'Deck of the second' })).toBeNull();
    screen.getByRole('radio', { name: '2 players together' }).click();
    await screen.findByRole('group', { name: 'Deck of the second' });
    screen.getByRole('button', { name: 'Begin' }).click();
    await waitFor(() => expect(route.path).toBe('/campaign/toy/r1'));
    expect(post.mock.calls).toEqual([
      ['/campaigns/toy/runs', { seats: 2, options: { deck: 'elm', deck_b: 'auto', big: true } }],
    ]);
  });

  it('tells what is wrong with a deck where the deck is chosen', async () => {
    shown = campaign();
    vi.spyOn(api, 'post').mockRejectedValue(
      new ApiProblem({ status: 400, because: 'No such deck.', where: "option 'deck'" }),
    );
    render(CampaignPage, { game: 'toy', id: null });
    (await screen.findByRole('button', { name: 'Begin' })).click();
    expect((await screen.findByRole('alert')).textContent).toBe('No such deck.');
    expect(route.path).toBe('/campaign/toy');
  });

  it('lists my runs with how far they have come', async () => {
    shown = campaign(
      run(),
      run({ id: 'r2', options: { deck: 'SH1-OWN' }, won: 3, victorious: true, over: true, next: '' }),
    );
    render(CampaignPage, { game: 'toy', id: null });
    expect((await screen.findByRole('link', { name: 'Open it: Oaks' })).getAttribute('href')).toBe('/campaign/toy/r1');
    expect(row('Oaks').getByRole('img', { name: '1 of 2 victories' })).toBeTruthy();
    expect(row('Oaks').getByText(/Next: The bats/)).toBeTruthy();
    expect(row('A deck of your own').getByText('3 victories, 2 needed')).toBeTruthy();
    expect(row('A deck of your own').getByText(/has succeeded/)).toBeTruthy();
  });
});

describe('a run', () => {
  it('shows the next battle, where every battle stands, and only what tells battles apart', async () => {
    shown = campaign(run());
    render(CampaignPage, { game: 'toy', id: 'r1' });
    const next = within(await screen.findByRole('region', { name: 'The bats' }));
    expect(next.getByText("Outsider: bats's own · Total difficulty 2.5")).toBeTruthy();
    expect(row('The ants').getByText('won')).toBeTruthy();
    expect(row('The bats').getByText('next')).toBeTruthy();
    expect(row('The cats').getByText('being played')).toBeTruthy();
    expect(row('The cats').getByRole('link', { name: 'Go on playing: The cats' }).getAttribute('href')).toBe('/t/t3');
  });

  it('plays the next battle, or any again', async () => {
    shown = campaign(run());
    const post = vi.spyOn(api, 'post').mockResolvedValue({ id: 'g1' });
    render(CampaignPage, { game: 'toy', id: 'r1' });
    (await screen.findByRole('button', { name: 'Play this battle' })).click();
    await waitFor(() => expect(route.path).toBe('/t/g1'));
    screen.getByRole('button', { name: 'Play again: The ants' }).click();
    await waitFor(() => expect(post).toHaveBeenCalledTimes(2));
    expect(post.mock.calls).toEqual([
      ['/campaigns/toy/runs/r1/battles/bats', { seats: [{ kind: 'me' }] }],
      ['/campaigns/toy/runs/r1/battles/ants', { seats: [{ kind: 'me' }] }],
    ]);
  });

  it('asks who plays along where it is for more than one', async () => {
    shown = campaign(run({ seats: 2 }));
    const post = vi.spyOn(api, 'post').mockResolvedValue({ id: 'g1' });
    render(CampaignPage, { game: 'toy', id: 'r1' });
    const who = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Who sits at B' });
    expect(who.value).toBe('open');
    who.value = 'bot';
    who.dispatchEvent(new Event('change', { bubbles: true }));
    await screen.findByRole('combobox', { name: 'Level of the bot at B' });
    screen.getByRole('button', { name: 'Play this battle' }).click();
    await waitFor(() => expect(post).toHaveBeenCalled());
    expect(post.mock.calls[0]?.[1]).toEqual({ seats: [{ kind: 'me' }, { kind: 'bot', level: 'keen' }] });
  });

  it('keeps what was played, the latest first, to be watched again', async () => {
    shown = campaign(run());
    render(CampaignPage, { game: 'toy', id: 'r1' });
    const history = within(await screen.findByRole('region', { name: 'What was played' }));
    expect(history.getAllByRole('listitem').map((each) => each.querySelector('b')?.textContent)).toEqual([
      'The cats',
      'The ants',
      'The ants',
    ]);
    expect(history.getAllByRole('link').map((each) => each.getAttribute('href'))).toEqual([
      '/t/t3',
      '/replay/t2',
      '/replay/t1',
    ]);
    expect(history.getByText(/^lost .* with choices taken back$/)).toBeTruthy();
  });

  it('says what is missing when every battle was fought in vain', async () => {
    const lost = ['ants', 'bats'].map((id) => battle(id, { result: 'lost', games: [played('lost')] }));
    shown = campaign(run({ won: 0, over: true, next: 'ants', battles: lost }));
    render(CampaignPage, { game: 'toy', id: 'r1' });
    expect(await screen.findByText(/2 victories are missing/)).toBeTruthy();
  });

  it('is deleted only when one is sure', async () => {
    shown = campaign(run());
    const drop = vi.spyOn(api, 'delete').mockResolvedValue(undefined);
    render(CampaignPage, { game: 'toy', id: 'r1' });
    (await screen.findByRole('button', { name: 'Delete this run' })).click();
    const dialog = within(await screen.findByRole('dialog'));
    expect(drop).not.toHaveBeenCalled();
    dialog.getByRole('button', { name: 'Delete this run' }).click();
    await waitFor(() => expect(route.path).toBe('/campaign/toy'));
    expect(drop).toHaveBeenCalledWith('/campaigns/toy/runs/r1');
  });

  it('of somebody else is not shown; and all of it speaks French', async () => {
    shown = campaign(run());
    void speech.speak('fr');
    render(CampaignPage, { game: 'toy', id: 'r9' });
    expect(await screen.findByText(/pas ici de telle campagne/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Toutes vos campagnes' }).getAttribute('href')).toBe('/campaign/toy');
  });
});
