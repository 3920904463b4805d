/** What a page puts into the top bar beside the wordmark: its own middle (instead of the main links), and its own tools. */

import type { Snippet } from 'svelte';

export interface Dress {
  middle?: Snippet;
  tools?: Snippet;
}

class Bar {
  middle = $state.raw<Snippet | null>(null);
  tools = $state.raw<Snippet | null>(null);
}

export const topbar = new Bar();

/** Dress the top bar for a page: `$effect(() => dressTopBar({ middle, tools }))`. It undresses when the page goes. */
export function dressTopBar(dress: Dress): () => void {
  topbar.middle = dress.middle ?? null;
  topbar.tools = dress.tools ?? null;
  return () => {
    topbar.middle = null;
    topbar.tools = null;
  };
}
