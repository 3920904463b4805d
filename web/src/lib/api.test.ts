import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api, ApiProblem, asProblem } from './api';
import { service } from './online.svelte';
import { speech } from './words.svelte';

const fetching = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetching);
  service.answered();
});

afterEach(() => {
  vi.unstubAllGlobals();
  fetching.mockReset();
  void speech.speak('en');
});

function answer(status: number, body: string): void {
  fetching.mockResolvedValueOnce(new Response(status === 204 ? null : body, { status }));
}

async function problemOf(asked: Promise<unknown>): Promise<ApiProblem> {
  const thrown: unknown = await asked.then(
    () => null,
    (error: unknown) => error,
  );
  expect(thrown).toBeInstanceOf(ApiProblem);
  return thrown as ApiProblem;
}

describe('the service over HTTP', () => {
  it('asks in the language spoken now', async () => {
    void speech.speak('fr');
    answer(200, 'null');
    expect(await api.get('/me')).toBeNull();
    const [address, how] = fetching.mock.calls[0] ?? [];
    expect(address).toBe('/api/me');
    expect(how?.headers).toMatchObject({ 'Accept-Language': 'fr' });
  });

  it('sends a body as JSON, and none without one', async () => {
    answer(201, '{"id":"x"}');
    expect(await api.post<{ id: string }>('/tables', { game: 'g' })).toEqual({ id: 'x' });
    expect(fetching.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', body: '{"game":"g"}' });
    answer(204, '');
    expect(await api.post('/me/leave')).toBeNull();
    expect(fetching.mock.calls[1]?.[1]?.headers).not.toHaveProperty('Content-Type');
  });

  it('tells what the service refused, where, and what to do', async () => {
    answer(400, JSON.stringify({ status: 400, because: 'Too long.', where: 'name', advice: 'Shorten it.' }));
    const problem = await problemOf(api.patch('/me', { name: 'x' }));
    expect(problem).toMatchObject({
      status: 400,
      because: 'Too long.',
      where: 'name',
      advice: 'Shorten it.',
      away: false,
    });
    expect(service.away).toBe(false);
  });

  it('says something readable when the answer is no problem of ours', async () => {
    answer(500, '<html>oops</html>');
    const problem = await problemOf(api.get('/games'));
    expect(problem.status).toBe(500);
    expect(problem.because).toContain('500');
  });

  it('notices that the service is away, and that it is back', async () => {
    fetching.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(await problemOf(api.get('/games'))).toMatchObject({ status: 0, away: true });
    expect(service.away).toBe(true);
    answer(200, '{"games":[],"levels":[]}');
    await api.get('/games');
    expect(service.away).toBe(false);
  });

  it.each([502, 503, 504])('takes a %i of a proxy for a service that is away', async (status) => {
    answer(status, 'Bad gateway');
    expect((await problemOf(api.get('/games'))).away).toBe(true);
    expect(service.away).toBe(true);
  });

  it('logs our own bugs, and shows people a sentence instead', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const bug = new TypeError('undefined is not a function');
    expect(asProblem(bug).because).not.toContain('undefined');
    expect(log).toHaveBeenCalledWith(bug);
    log.mockRestore();
  });
});
