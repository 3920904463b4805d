/** What a screen reader hears. News of one moment is joined into one announcement, so that nobody is flooded. */

const GATHER = 350;

export class Announcer {
  /** For a polite live region. */
  polite = $state('');
  /** For an assertive one. */
  urgent = $state('');
  #gathered: string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Say this when there is a pause. */
  say(text: string): void {
    if (!text) return;
    this.#gathered.push(text);
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.polite = afresh(this.polite, this.#gathered.join(' '));
      this.#gathered = [];
    }, GATHER);
  }

  /** Say this at once. */
  alert(text: string): void {
    this.urgent = afresh(this.urgent, text);
  }

  close(): void {
    clearTimeout(this.#timer);
  }
}

/** The same words twice would not change the region and not be read: a closing blank makes them new. */
function afresh(before: string, text: string): string {
  return before === text ? `${text}\u00a0` : text;
}
