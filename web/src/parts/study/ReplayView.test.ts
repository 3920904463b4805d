import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { replace, route } from '../../lib/router.svelte';
import ReplayView from './ReplayView.svelte';
import { line, replay, replayStep, serveStudies } from './testing';

const game = replay(
  [1, 2, 3, 4, 5].map((number) =>
    replayStep(number, { key: number === 3 ? 'a' : `k${number}`, log: [line(number, `Told ${number}.`)] }),
  ),
);

describe('ReplayView', () => {
  beforeEach(() => {
    serveStudies();
    replace('/replay/r?at=2');
    render(ReplayView, { replay: game });
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  const at = (): string | null => route.query.get('at');

  it('goes by keyboard, and the address tells where', async () => {
    await fireEvent.keyDown(document.body, { key: 'ArrowRight' });
    expect(at()).toBe('3');
    await fireEvent.keyDown(document.body, { key: 'End' });
    expect(at()).toBe('5');
    await fireEvent.keyDown(document.body, { key: 'ArrowRight' });
    expect(at()).toBe('5');
    await fireEvent.keyDown(document.body, { key: 'Home' });
    expect(at()).toBe('0');
  });

  it('goes by list, with the present choice marked', async () => {
    const list = screen.getByRole('region', { name: 'Choices' });
    await fireEvent.click(within(list).getByRole('button', { name: /Do 4/ }));
    expect(at()).toBe('4');
    expect(within(list).getByRole('button', { current: 'step' }).textContent).toContain('Do 4');
  });

  it('tells what else was legal and shows where it leads', async () => {
    await fireEvent.keyDown(document.body, { key: 'ArrowRight' });
    expect(await screen.findByText('What else was legal: 1 choice')).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: /Choose b/, hidden: true }));
    expect([at(), route.query.getAll('try')]).toEqual(['2', ['b']]);
    expect(await screen.findByText('What if: 1 choice of your own')).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Back to the game as it was' }));
    expect(route.query.getAll('try')).toEqual([]);
  });

  it('has the invitation of a private table in its address, and asks with it', async () => {
    cleanup();
    const asked = serveStudies();
    render(ReplayView, { replay: { ...game, invite: 'hush' } });
    await vi.waitFor(() => expect(route.query.get('invite')).toBe('hush'));
    await fireEvent.keyDown(document.body, { key: 'ArrowRight' });
    expect([at(), route.query.get('invite')]).toEqual(['3', 'hush']);
    await vi.waitFor(() =>
      expect(asked.every(({ source }) => source.from === 'replay' && source.invite === 'hush')).toBe(true),
    );
    expect(asked.length).toBeGreaterThan(0);
  });

  it('looks through the eyes of a seat', async () => {
    await fireEvent.change(screen.getByRole('combobox', { name: 'Seen by' }), { target: { value: '1' } });
    expect(route.query.get('seat')).toBe('1');
  });
});
