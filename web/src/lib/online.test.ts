import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { service, watchForReturn } from './online.svelte';

const fetching = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetching);
  service.silent();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  fetching.mockReset();
});

describe('waiting for the service', () => {
  it('asks again and again until it answers, and then no more', async () => {
    fetching.mockRejectedValueOnce(new TypeError('refused'));
    fetching.mockResolvedValueOnce(new Response('starting', { status: 503 }));
    fetching.mockResolvedValueOnce(new Response('ok'));
    const back = vi.fn();
    const stop = watchForReturn(back, 100);
    await vi.advanceTimersByTimeAsync(250);
    expect(back).not.toHaveBeenCalled();
    expect(service.away).toBe(true);
    await vi.advanceTimersByTimeAsync(1000);
    expect(back).toHaveBeenCalledOnce();
    expect(service.away).toBe(false);
    expect(fetching).toHaveBeenCalledTimes(3);
    stop();
  });

  it('asks at once when the network is back', async () => {
    fetching.mockResolvedValueOnce(new Response('ok'));
    const back = vi.fn();
    const stop = watchForReturn(back, 60_000);
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(back).toHaveBeenCalledOnce();
    stop();
  });

  it('stops when told to', async () => {
    const stop = watchForReturn(() => undefined, 100);
    stop();
    await vi.advanceTimersByTimeAsync(1000);
    expect(fetching).not.toHaveBeenCalled();
  });
});
