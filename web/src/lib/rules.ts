/** Rules by their number, fetched once and kept in the language they were told in. */
import { api } from './api';
import type { ShownRule } from './protocol';
import { speech } from './words.svelte';

const kept = new Map<string, Promise<ShownRule>>();

/** A rule in full. A failed look-up is not kept, so that trying again can help. */
export function ruleOf(game: string, rule: string): Promise<ShownRule> {
  const name = `${speech.language} ${game} ${rule}`;
  const known = kept.get(name);
  if (known) return known;
  const coming = api.get<ShownRule>(`/rules/${encodeURIComponent(game)}/${encodeURIComponent(rule)}`);
  kept.set(name, coming);
  coming.catch(() => kept.delete(name));
  return coming;
}
