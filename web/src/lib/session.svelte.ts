/** Who you are here, and how you like to see things. */

import { api, ApiProblem } from './api';
import { friendlyName } from './names';
import type { ChangeMe, Me } from './protocol';
import { speech, type Language } from './words.svelte';

export type Theme = 'dark' | 'light' | 'system';
export type Motion = 'off' | 'slow' | 'normal' | 'fast';

const THEMES: readonly Theme[] = ['dark', 'light', 'system'];
const MOTIONS: readonly Motion[] = ['off', 'slow', 'normal', 'fast'];

function kept<T extends string>(name: string, among: readonly T[], otherwise: T): T {
  const value = localStorage.getItem(name);
  return among.find((each) => each === value) ?? otherwise;
}

const lightWanted = window.matchMedia('(prefers-color-scheme: light)');
const stillWanted = window.matchMedia('(prefers-reduced-motion: reduce)');

class Session {
  /** Who you are; null before the first visit has a name. */
  me = $state.raw<Me | null>(null);
  /** Whether the service has told who you are. */
  known = $state(false);
  theme = $state<Theme>(kept('theme', THEMES, 'system'));
  motion = $state<Motion>(kept('motion', MOTIONS, 'normal'));
  #systemLight = $state(lightWanted.matches);
  #systemStill = $state(stillWanted.matches);
  #making: Promise<Me> | null = null;

  constructor() {
    lightWanted.addEventListener('change', (event) => (this.#systemLight = event.matches));
    stillWanted.addEventListener('change', (event) => (this.#systemStill = event.matches));
  }

  /** The theme on the screen: the chosen one, or the system's. */
  get shownTheme(): 'dark' | 'light' {
    if (this.theme !== 'system') return this.theme;
    return this.#systemLight ? 'light' : 'dark';
  }

  /** The motion on the screen: off when the system asks for less motion. */
  get shownMotion(): Motion {
    return this.#systemStill ? 'off' : this.motion;
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    localStorage.setItem('theme', theme);
  }

  /** The lantern: the other theme than the one on the screen. */
  switchTheme(): void {
    this.setTheme(this.shownTheme === 'dark' ? 'light' : 'dark');
  }

  setMotion(motion: Motion): void {
    this.motion = motion;
    localStorage.setItem('motion', motion);
  }

  /** Speak another language, and remember it with the account. */
  async setLanguage(language: Language): Promise<void> {
    await speech.speak(language);
    if (this.me && this.me.language !== language) await this.change({ language });
  }

  /** Ask the service who you are. */
  async load(): Promise<void> {
    this.me = await api.get<Me | null>('/me');
    this.known = true;
  }

  /** You, as a guest with a friendly name if you are nobody yet. */
  async ensureGuest(): Promise<Me> {
    if (this.me) return this.me;
    this.#making ??= this.#become().finally(() => (this.#making = null));
    return this.#making;
  }

  /** Do something that needs somebody. A service that no longer knows us (a new database) gets a new guest, once. */
  async asGuest<T>(what: () => Promise<T>): Promise<T> {
    await this.ensureGuest();
    try {
      return await what();
    } catch (thrown) {
      if (!(thrown instanceof ApiProblem) || thrown.status !== 401) throw thrown;
      this.me = null;
      this.known = false;
      await this.ensureGuest();
      return what();
    }
  }

  async #become(): Promise<Me> {
    if (!this.known) await this.load();
    this.me ??= await api.post<Me>('/people', { name: friendlyName(speech.language), language: speech.language });
    return this.me;
  }

  /** Be called so from now on; whoever is nobody yet comes in with this name. */
  async setName(name: string): Promise<void> {
    if (this.me) await this.change({ name });
    else this.me = await api.post<Me>('/people', { name, language: speech.language });
  }

  async change(change: ChangeMe): Promise<void> {
    this.me = await api.patch<Me>('/me', change);
  }

  /** Carry an account here from another device; if that is wished, no other device knows it any more. */
  async recover(code: string, endOthers = false): Promise<void> {
    this.me = await api.post<Me>('/recover', { code, end_others: endOthers });
    this.known = true;
    await speech.speak(this.me.language);
  }

  /** Forget you on this device; the account stays. */
  async leave(): Promise<void> {
    await api.post('/me/leave');
    this.me = null;
  }

  /** Delete the account for good. */
  async delete(): Promise<void> {
    await api.delete('/me');
    this.me = null;
  }
}

export const session = new Session();
