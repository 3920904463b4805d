import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api, ApiProblem } from './api';
import type { Me } from './protocol';
import { session } from './session.svelte';
import { speech } from './words.svelte';

const ada: Me = { id: 'p1', name: 'Ada', language: 'en', has_recovery: false };

beforeEach(() => {
  session.me = null;
  session.known = false;
});

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  void speech.speak('en');
});

describe('who you are', () => {
  it('makes one guest, however often it is asked at once', async () => {
    vi.spyOn(api, 'get').mockResolvedValue(null);
    const post = vi.spyOn(api, 'post').mockResolvedValue(ada);
    const [one, two] = await Promise.all([session.ensureGuest(), session.ensureGuest()]);
    expect(one).toBe(two);
    expect(post).toHaveBeenCalledOnce();
    const [path, guest] = post.mock.calls[0] ?? [];
    expect(path).toBe('/people');
    expect((guest as { name: string }).name).toMatch(/^\S.{2,22}\S$/);
  });

  it('makes no guest of somebody whom the cookie knows', async () => {
    vi.spyOn(api, 'get').mockResolvedValue(ada);
    const post = vi.spyOn(api, 'post');
    expect(await session.ensureGuest()).toBe(ada);
    expect(post).not.toHaveBeenCalled();
  });

  it('comes in anew, once, when the service has forgotten us', async () => {
    session.me = ada;
    session.known = true;
    vi.spyOn(api, 'get').mockResolvedValue(null);
    const post = vi.spyOn(api, 'post').mockResolvedValue({ ...ada, id: 'p2' });
    const lost = new ApiProblem({ status: 401, because: 'Who are you?' });
    const what = vi.fn().mockRejectedValueOnce(lost).mockResolvedValueOnce('done');
    expect(await session.asGuest(what)).toBe('done');
    expect(session.me).toMatchObject({ id: 'p2' });
    expect(post).toHaveBeenCalledOnce();
    await expect(
      session.asGuest(() => Promise.reject(new ApiProblem({ status: 409, because: 'No.' }))),
    ).rejects.toThrow('No.');
  });

  it('remembers the language with the account', async () => {
    session.me = ada;
    const patch = vi.spyOn(api, 'patch').mockResolvedValue({ ...ada, language: 'fr' });
    await session.setLanguage('fr');
    expect(speech.language).toBe('fr');
    expect(document.documentElement.lang).toBe('fr');
    expect(patch).toHaveBeenCalledWith('/me', { language: 'fr' });
  });
});

describe('how you like to see things', () => {
  it('follows the system until the lantern is pressed, and keeps the choice', () => {
    expect(session.theme).toBe('system');
    const shown = session.shownTheme;
    session.switchTheme();
    expect(session.shownTheme).not.toBe(shown);
    expect(localStorage.getItem('theme')).toBe(session.shownTheme);
    session.switchTheme();
    expect(session.shownTheme).toBe(shown);
  });

  it('keeps the pace of motion', () => {
    session.setMotion('slow');
    expect(session.shownMotion).toBe('slow');
    expect(localStorage.getItem('motion')).toBe('slow');
  });
});
