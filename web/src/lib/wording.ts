/** Figures as people write them. */
import type { Language } from './words.svelte';

/** 1,240 or 1 240. */
export function counted(count: number, language: Language): string {
  return new Intl.NumberFormat(language).format(count);
}

/** A number with its sign: "+2", "−1", "0". */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0';
}
