/** Whether the service answers. Every request and every socket reports here; the bar below the top bar tells people. */

class Service {
  /** The last attempt to reach the service failed. */
  away = $state(false);

  /** It answered. */
  answered(): void {
    this.away = false;
  }

  /** It could not be reached. */
  silent(): void {
    this.away = true;
  }
}

export const service = new Service();

const EVERY = 3_000;

/** While the service is away, ask for it again and again, and call `back` when it answers. Returns the way to stop. */
export function watchForReturn(back: () => void, every = EVERY): () => void {
  const over = new AbortController();
  const ask = async (): Promise<void> => {
    try {
      const answer = await fetch('/health', { cache: 'no-store', signal: over.signal });
      if (over.signal.aborted) return;
      if (answer.ok) {
        service.answered();
        back();
        return;
      }
    } catch {
      // still away: that is what we are here for
    }
    if (!over.signal.aborted) timer = setTimeout(() => void ask(), every);
  };
  let timer = setTimeout(() => void ask(), every);
  const now = (): void => {
    clearTimeout(timer);
    void ask();
  };
  window.addEventListener('online', now);
  return () => {
    over.abort();
    clearTimeout(timer);
    window.removeEventListener('online', now);
  };
}
