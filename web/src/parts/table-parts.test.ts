import { createHash } from 'node:crypto';
import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { expect, describe, test, vi } from 'vitest';
import { ask, frame, info, line, offer } from '../lib/table-fixtures';
import FairDealing from './FairDealing.svelte';
import ForecastBox from './ForecastBox.svelte';
import HintBox from './HintBox.svelte';
import Log from './Log.svelte';
import Outcome from './Outcome.svelte';
import Players from './Players.svelte';
import Prompt from './Prompt.svelte';
import Refusal from './Refusal.svelte';
import SeatMenu from './SeatMenu.svelte';
import UndoBar from './UndoBar.svelte';

const stop = offer('stop');
const pick = offer('pick', { card: 'ooze' }, 'pool:ooze');

test('the prompt asks, cites its rule, and offers its buttons with their keys', async () => {
  const onpress = vi.fn();
  const keys = new Map([['stop', '1']]);
  render(Prompt, { game: 'toy', ask: ask(1, stop, pick), offers: [stop, pick], buttons: [stop], keys, onpress });
  expect(screen.getByRole('heading').textContent).toBe('Question 1?');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/rules/toy/PH-PICK-01');
  const button = screen.getByRole('button', { name: 'Choose stop' });
  expect(button.getAttribute('aria-keyshortcuts')).toBe('1');
  await fireEvent.click(button);
  expect(onpress).toHaveBeenCalledWith(stop);
  expect(screen.queryByRole('button', { name: 'Choose pick:ooze' })).toBeNull();
});

test('what is considered is confirmed or put back', async () => {
  const oncommit = vi.fn();
  const onback = vi.fn();
  render(Prompt, {
    game: 'toy',
    ask: ask(1, pick),
    offers: [pick],
    buttons: [pick],
    considered: pick,
    onpress: vi.fn(),
    oncommit,
    onback,
  });
  await fireEvent.click(screen.getByRole('button', { name: 'Do it: Choose pick:ooze' }));
  await fireEvent.click(screen.getByRole('button', { name: /Put it back/ }));
  expect(oncommit).toHaveBeenCalledOnce();
  expect(onback).toHaveBeenCalledOnce();
});

test('the log has a heading for each group and a pennant for each line', () => {
  const lines = [line(0), { ...line(1), heading: true, text: 'Round 2 begins.' }, { ...line(2), rule: '' }];
  const { container } = render(Log, { lines, game: 'toy', now: [lines[2]!] });
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(container.querySelector('li.ph')?.textContent).toContain('Round 2 begins.');
  expect(screen.getAllByRole('link')).toHaveLength(2);
  expect(container.querySelectorAll('li.now')).toHaveLength(1);
});

test('players tell who is away, who stands in, and whose turn it is', () => {
  const seats = info().seats.map((seat) => ({ ...seat, here: false }));
  seats.push({ kind: 'bot', name: 'Rook (Cleo)', level: 'keen', person: 'p', here: false, stand_in: true });
  render(Players, { seats, asked: [1], mine: [0], levels: [{ name: 'keen', label: 'Keen', about: '' }] });
  const [ada, mo, rook] = screen.getAllByRole('listitem');
  expect(ada!.textContent).toContain('(you)');
  expect(mo!.textContent).toContain('away');
  expect(mo!.getAttribute('aria-current')).toBe('true');
  expect(rook!.textContent).toContain('a bot (Keen) stands in');
});

test('a refusal tells its rule in full and what can be done instead', async () => {
  const onpress = vi.fn();
  const refused = { rule: 'PH-MATCH-02', because: 'It matches.', ruleText: 'No two alike.' };
  const offers = ['a', 'b', 'c', 'd'].map((key) => offer(key));
  render(Refusal, { game: 'toy', refused, offers, onpress, onclose: vi.fn() });
  expect(screen.getByText('It matches.')).toBeTruthy();
  expect(screen.getByText('No two alike.')).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/rules/toy/PH-MATCH-02');
  await fireEvent.click(screen.getByRole('button', { name: 'Choose b' }));
  expect(onpress).toHaveBeenCalledWith(offers[1]);
  expect(screen.getByText('and one more choice')).toBeTruthy();
});

test('a forecast says when it ends in what is hidden', () => {
  const forecast = { type: 'forecast' as const, id: '1', key: 'stop', lines: [line(0)], then: '', certain: false };
  render(ForecastBox, { game: 'toy', forecast });
  expect(screen.getByText(/Line 0\./)).toBeTruthy();
  expect(screen.getByText('After that it depends on what is hidden.')).toBeTruthy();
});

test('a hint is told in words and can be looked at', async () => {
  const onlook = vi.fn();
  const choices = [
    { key: 'pick:ooze', label: 'Take Ooze', value: 0.617, visits: 1240 },
    { key: 'stop', label: 'Stop', value: 0.4, visits: 60 },
  ];
  render(HintBox, { hint: { type: 'hint', id: '1', bot: 'Cunning', choices }, onlook, onclose: vi.fn() });
  expect(screen.getByText(/Cunning would choose: Take Ooze\./).parentElement?.textContent).toContain(
    '62% good, after 1,240 tries',
  );
  await fireEvent.click(screen.getByRole('button', { name: /^Stop/ }));
  expect(onlook).toHaveBeenCalledWith('stop');
});

test('whoever is asked about an undo answers; whoever asked may think again', async () => {
  const undo = { seat: 1, what: 'Take Ooze', waiting: [0] };
  const onanswer = vi.fn();
  const { unmount } = render(UndoBar, { undo, names: ['Ada', 'Mo'], mine: [0], onanswer });
  await fireEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Yes, take it back' }));
  expect(onanswer).toHaveBeenLastCalledWith(true);
  unmount();
  render(UndoBar, { undo, names: ['Ada', 'Mo'], mine: [1], onanswer });
  expect(screen.getByText('Waiting for Ada to answer.')).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'Never mind' }));
  expect(onanswer).toHaveBeenLastCalledWith(false);
});

const SEED = 'a stormy night';
const SEAL = '0'.repeat(64);

test('before the end only the seal is shown; after it the seed is checked against it', async () => {
  const { unmount } = render(FairDealing, {
    info: { id: 'x', public: true, invite: null, commitment: SEAL, seed: null },
  });
  expect(screen.queryByRole('button', { name: 'Verify' })).toBeNull();
  unmount();
  render(FairDealing, { info: { id: 'x', public: true, invite: null, commitment: SEAL, seed: 'another night' } });
  await fireEvent.click(screen.getByRole('button', { name: 'Verify' }));
  expect(screen.getByRole('status').textContent).toContain('does not fit');
});

test('a seed that fits its seal is told so', async () => {
  const seal = createHash('sha256').update(SEED).digest('hex');
  render(FairDealing, { info: { id: 'x', public: true, invite: null, commitment: seal, seed: SEED } });
  await fireEvent.click(screen.getByRole('button', { name: 'Verify' }));
  expect(screen.getByRole('status').textContent).toContain('It fits');
});

test('the end names the winner first, with the rule, and offers another game', async () => {
  const outcome = {
    winners: [1],
    scores: [9, 12],
    rule: 'PH-VIC-02',
    because: 'Mo wins with 12 points.',
    together: false,
    draw: false,
  };
  const onrematch = vi.fn();
  render(Outcome, { info: info({ status: 'over', seed: SEED }), frame: frame(null, { outcome }), onrematch });
  expect(screen.getByRole('heading').textContent).toBe('Mo wins.');
  expect(screen.getAllByRole('row').map((row) => row.textContent.trim())).toEqual([
    expect.stringMatching(/^Mo.*12$/),
    expect.stringMatching(/^Ada.*9$/),
  ]);
  await fireEvent.click(screen.getByRole('button', { name: 'Play again' }));
  expect(onrematch).toHaveBeenCalledOnce();
});

test('one’s own victory is warm', () => {
  const outcome = {
    winners: [0],
    scores: [12, 9],
    rule: 'PH-VIC-02',
    because: 'Ada wins.',
    together: false,
    draw: false,
  };
  render(Outcome, {
    info: info({ status: 'over', rematch: 'next' }),
    frame: frame(null, { outcome }),
    onrematch: vi.fn(),
  });
  expect(screen.getByRole('heading').textContent).toBe('You win!');
  expect(screen.getByRole('link', { name: 'To the next game' }).getAttribute('href')).toBe('/t/next');
});

test('the end tells what it earned you, and leads to all achievements', () => {
  const outcome = {
    winners: [0],
    scores: [1, 1],
    rule: 'SH-END-01',
    because: 'The last outsider fell.',
    together: true,
    draw: false,
  };
  const earned = [{ id: 'mentalist', name: 'Mentalist', symbols: 2, most: 3 }];
  render(Outcome, {
    info: info({ status: 'over', earned, game: 'toy' }),
    frame: frame(null, { outcome }),
    onrematch: vi.fn(),
  });
  const region = within(screen.getByRole('region', { name: 'You earned' }));
  expect(region.getByRole('link', { name: 'Mentalist' }).getAttribute('href')).toBe('/achievements/toy#mentalist');
  expect(region.getByRole('img', { name: '2 of 3 symbols' })).toBeTruthy();
});

test('a draw is called a draw: nobody wins, nobody is crowned', () => {
  const outcome = {
    winners: [0, 1],
    scores: [0.5, 0.5],
    rule: 'SM-GOAL-04',
    because: 'A draw: the mana counter has reached its end.',
    together: false,
    draw: true,
  };
  render(Outcome, { info: info({ status: 'over' }), frame: frame(null, { outcome }), onrematch: vi.fn() });
  expect(screen.getByRole('heading').textContent).toBe('It is a draw: well fought on both sides!');
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByRole('region', { name: /draw/ }).classList.contains('won')).toBe(false);
});

test('where nothing is counted, the end shows no scores', () => {
  const outcome = {
    winners: [1],
    scores: [0, 1],
    rule: 'CS-ENDGAME-06',
    because: 'Mo wins.',
    together: false,
    draw: false,
  };
  render(Outcome, { info: info({ status: 'over' }), frame: frame(null, { outcome }), onrematch: vi.fn() });
  expect(screen.getByRole('heading').textContent).toBe('Mo wins.');
  expect(screen.queryByRole('table')).toBeNull();
});

describe('those who play on one side', () => {
  const lone = [info().seats[0]!];
  test.each([
    ['You win!', [0, 1], [0], info().seats],
    ['You win!', [0, 1], [0, 1], info().seats],
    ['Ada and Mo win.', [0, 1], [], info().seats],
    ['You lose.', [], [1], info().seats],
    ['All is lost.', [], [], info().seats],
    ['You lose.', [], [0], lone],
  ])('are told: %s', (headline, winners, mine, seats) => {
    const outcome = {
      winners,
      scores: seats.map(() => 4),
      rule: 'PH-VIC-02',
      because: 'So it ends.',
      together: seats.length > 1,
      draw: false,
    };
    render(Outcome, {
      info: info({ status: 'over', mine, seats }),
      frame: frame(null, { outcome }),
      onrematch: vi.fn(),
    });
    expect(screen.getByRole('heading').textContent).toBe(headline);
    expect(screen.queryByRole('table')).toBeNull();
  });
});

test('the host rules seats without a person; others only their own', () => {
  const seats = [
    ...info().seats,
    { kind: 'open' as const, name: 'C', level: null, person: null, here: false, stand_in: false },
  ];
  const levels = [{ name: 'keen', label: 'Keen', about: '' }];
  const doing = { levels, onsit: vi.fn(), onchange: vi.fn() };
  const { unmount } = render(SeatMenu, { info: info({ seats }), you: 'p-ada', ...doing });
  expect(screen.getAllByRole('button').map((button) => button.textContent.trim())).toEqual([
    'Let a bot play for me',
    'Stand up',
    'Sit here',
    'Let a bot play it',
    'Leave it empty',
  ]);
  unmount();
  render(SeatMenu, { info: info({ seats, mine: [1], public: true }), you: 'p-mo', ...doing });
  expect(screen.getAllByRole('button').map((button) => button.textContent.trim())).toEqual([
    'Let a bot play for me',
    'Stand up',
  ]);
});
