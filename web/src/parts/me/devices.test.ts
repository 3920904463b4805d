import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ShownSession } from '../../lib/protocol';
import { session } from '../../lib/session.svelte';
import { speech } from '../../lib/words.svelte';
import Devices from './Devices.svelte';
import Recovery from './Recovery.svelte';

const seen = Date.UTC(2026, 0, 5, 12) / 1000;
const one = (id: string, more: Partial<ShownSession> = {}): ShownSession => ({
  id,
  device: 'Firefox, Linux',
  created: seen,
  seen,
  here: false,
  before: false,
  ...more,
});

let known: ShownSession[] = [];
let asked: [string, string, unknown][] = [];

beforeEach(() => {
  known = [
    one('a', { here: true }),
    one('b', { device: 'Safari, iPhone' }),
    one('c', { device: '' }),
    one('old', { device: '', before: true }),
  ];
  asked = [];
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    asked.push([init?.method ?? 'GET', address, init?.body ? JSON.parse(String(init.body)) : null]);
    if (init?.method === 'DELETE') {
      const id = /sessions\/(.+)$/.exec(address)?.[1];
      known = known.filter((each) => (id ? each.id !== id : each.here));
      return new Response(null, { status: 204 });
    }
    if (address === '/api/recover')
      return new Response(JSON.stringify({ id: 'p', name: 'Ada', language: 'en', has_recovery: true }), {
        status: 200,
      });
    return new Response(JSON.stringify({ sessions: known }), { status: 200 });
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  session.me = null;
  void speech.speak('en');
});

it('lists where one is known, this device without a way to end it', async () => {
  render(Devices);
  expect(await screen.findByText('This device, now')).toBeTruthy();
  expect(screen.getAllByRole('listitem').map((item) => item.querySelector('b')?.textContent)).toEqual([
    'Firefox, Linux',
    'Safari, iPhone',
    'Unknown browser',
    'Browsers from before this list',
  ]);
  expect(screen.getAllByRole('button', { name: /^End: / })).toHaveLength(3);
});

it('ends one, and all others', async () => {
  render(Devices);
  await fireEvent.click(await screen.findByRole('button', { name: /^End: Safari, iPhone/ }));
  expect(await screen.findByText('That device no longer knows you.')).toBeTruthy();
  expect(asked.some(([method, path]) => method === 'DELETE' && path === '/api/me/sessions/b')).toBe(true);
  await vi.waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(3));
  await fireEvent.click(screen.getByRole('button', { name: 'End all others' }));
  expect(await screen.findByText('Only this device knows you now.')).toBeTruthy();
  await vi.waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
});

it('speaks French', async () => {
  void speech.speak('fr');
  render(Devices);
  expect(await screen.findByText('Cet appareil, en ce moment')).toBeTruthy();
});

it('asks whether a code shall end the others', async () => {
  render(Recovery, { onwelcome: () => undefined });
  await fireEvent.input(screen.getByRole('textbox', { name: 'Recovery code' }), { target: { value: 'ABCD' } });
  await fireEvent.click(screen.getByRole('checkbox', { name: 'End it on all other devices' }));
  await fireEvent.click(screen.getByRole('button', { name: 'Use the code' }));
  await vi.waitFor(() => expect(asked).toContainEqual(['POST', '/api/recover', { code: 'ABCD', end_others: true }]));
});
