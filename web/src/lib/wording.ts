/** Figures as people write them. */
import type { Language } from './words.svelte';

/** 1,240 or 1 240. */
export function counted(count: number, language: Language): string {
  return new Intl.NumberFormat(language).format(count);
}
