import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ShownRule, ShownScenario } from '../../lib/protocol';
import { replace, route } from '../../lib/router.svelte';
import ScenarioPlayer from './ScenarioPlayer.svelte';
import { serveStudies } from './testing';

const scenario = (id: string, more: Partial<ShownScenario> = {}): ShownScenario => ({
  id,
  title: `About ${id}`,
  note: '',
  rules: ['CH-A-01'],
  steps: [
    { seat: 0, name: 'Andy', key: 'a', label: 'Choose a' },
    { seat: 1, name: 'Becca', key: 'b', label: 'Choose b' },
  ],
  refused: [{ after: 1, seat: 1, name: 'Becca', key: 'c', label: 'Choose c', rule: 'CH-A-09', because: 'Not twice.' }],
  happens: false,
  viewable: true,
  ...more,
});

const rule = (...scenarios: ShownScenario[]): ShownRule => ({
  game: 'chess',
  id: 'CH-A-01',
  language: 'en',
  chapter: 'CH-A',
  section: 'Moves',
  text: 'White begins.',
  check: '',
  ruling: '',
  changes: '',
  scenarios,
  before: null,
  after: null,
});

describe('ScenarioPlayer', () => {
  beforeEach(() => {
    serveStudies();
    replace('/rules/chess/CH-A-01');
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it('steps through the position and keeps the step in the address', async () => {
    render(ScenarioPlayer, { rule: rule(scenario('one')) });
    await screen.findByText('What now, after 0?', { selector: '.question span' });
    expect(screen.queryByText(/Not twice/)).toBeNull();
    await fireEvent.click(screen.getByRole('button', { name: 'Step' }));
    expect([route.query.get('scenario'), route.query.get('step')]).toEqual(['one', '1']);
    expect(await screen.findByText('Andy chose a.')).toBeTruthy();
    expect(screen.getByText(/Not twice/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Rule CH-A-09' })).toBeTruthy();
  });

  it('opens at the step that the address names', async () => {
    replace('/rules/chess/CH-A-01?scenario=two&step=2');
    render(ScenarioPlayer, { rule: rule(scenario('one'), scenario('two')) });
    expect(await screen.findByText('Andy chose b.')).toBeTruthy();
    expect(screen.getByText('Position 2 of 2')).toBeTruthy();
  });

  it('steps on when its own choice is pressed, and tries another one beside it', async () => {
    render(ScenarioPlayer, { rule: rule(scenario('three')) });
    await fireEvent.click(await screen.findByRole('button', { name: /Choose a\b/, pressed: false }));
    expect(route.query.get('step')).toBe('1');
    await screen.findByText('What now, after 1?', { selector: '.question span' });
    await fireEvent.click(await screen.findByRole('button', { name: /Choose a\b/, pressed: false }));
    expect(route.query.getAll('try')).toEqual(['a']);
    expect(await screen.findByText('Your own try: 1 choice')).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Back to the example' }));
    expect(route.query.getAll('try')).toEqual([]);
  });

  it('shows what happens by itself as a step of its own', async () => {
    const asked = serveStudies();
    render(ScenarioPlayer, { rule: rule(scenario('four', { happens: true, steps: [] })) });
    expect(await screen.findByRole('button', { name: /What happens by itself/ })).toBeTruthy();
    await waitFor(() => expect(asked.map((study) => study.laid_out)).toEqual([true, false]));
  });

  it('says why there is no board where nothing can be set up', () => {
    render(ScenarioPlayer, { rule: rule(scenario('five', { viewable: false })) });
    expect(screen.getByText(/cannot even be set up/)).toBeTruthy();
  });
});
