import { cleanup, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api, ApiProblem } from '../lib/api';
import type { Achieved, ShownAchievement } from '../lib/protocol';
import { session } from '../lib/session.svelte';
import { speech } from '../lib/words.svelte';
import AchievementsPage from './AchievementsPage.svelte';

const achievement = (id: string, changes: Partial<ShownAchievement> = {}): ShownAchievement => ({
  id,
  name: id,
  asks: `What ${id} asks.`,
  rules: [`TOY-${id}`],
  options: { challenge: id },
  symbols: 0,
  table: null,
  at: 0,
  undone: false,
  ...changes,
});
const achieved: Achieved = {
  game: 'toy',
  title: 'Toy',
  most: 3,
  achievements: [
    achievement('new', { options: { challenge: 'new', deck: 'SH1-0 1' } }),
    achievement('half', { symbols: 2, table: 't1', at: 1_700_000_000, undone: true }),
    achievement('full', { symbols: 3, table: null, at: 1_700_000_000 }),
  ],
};
const item = (name: string): ReturnType<typeof within> =>
  within(screen.getByRole('heading', { name, level: 2 }).closest('li') as HTMLElement);

beforeEach(() => {
  session.known = true;
  session.me = { id: 'p1', name: 'Ada', language: 'en', has_recovery: false };
  vi.spyOn(api, 'get').mockResolvedValue(achieved);
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  session.me = null;
  void speech.speak('en');
});

describe('achievements', () => {
  it('are shown with their symbols, in words too, and counted', async () => {
    render(AchievementsPage, { game: 'toy' });
    expect(await screen.findByText('5 of 9 symbols')).toBeTruthy();
    expect(item('new').getByRole('img', { name: 'not yet' })).toBeTruthy();
    expect(item('half').getByRole('img', { name: '2 of 3 symbols' })).toBeTruthy();
    expect(item('half').getByRole('link', { name: /TOY-half/ })).toBeTruthy();
  });

  it('lead to a table at which they can be tried, until there is nothing more to have', async () => {
    render(AchievementsPage, { game: 'toy' });
    const open = await screen.findByRole('link', { name: 'Try it: new' });
    expect(open.getAttribute('href')).toBe('/new/toy?challenge=new&deck=SH1-0+1');
    expect(screen.getByRole('link', { name: 'Try it harder: half' })).toBeTruthy();
    expect(item('full').queryByRole('link', { name: /Try it/ })).toBeNull();
  });

  it('tell where they were earned, and that choices were taken back there', async () => {
    render(AchievementsPage, { game: 'toy' });
    await screen.findByText('5 of 9 symbols');
    expect(item('half').getByText(/Your best: .* with choices taken back/)).toBeTruthy();
    expect(
      item('half')
        .getByRole('link', { name: /See the game/ })
        .getAttribute('href'),
    ).toBe('/replay/t1');
    expect(item('full').queryByRole('link', { name: /See the game/ })).toBeNull();
    expect(item('full').queryByText(/taken back/)).toBeNull();
  });

  it('tell a stranger that a name is needed, and speak French', async () => {
    session.me = null;
    void speech.speak('fr');
    render(AchievementsPage, { game: 'toy' });
    expect(await screen.findByText('Vos succès sont gardés dès que vous avez un nom ici.')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Succès');
  });

  it('say so where there are none', async () => {
    vi.spyOn(api, 'get').mockRejectedValue(new ApiProblem({ status: 404, because: 'Nothing to achieve.' }));
    render(AchievementsPage, { game: 'chess' });
    expect(await screen.findByText('Nothing to achieve.')).toBeTruthy();
  });
});
