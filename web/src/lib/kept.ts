/** A small store that forgets what was not used for longest. */
export class Kept<V> {
  #things = new Map<string, V>();
  readonly room: number;

  constructor(room: number) {
    this.room = room;
  }

  get size(): number {
    return this.#things.size;
  }

  /** What is kept under `key`, and from now on the freshest. */
  get(key: string): V | undefined {
    const thing = this.#things.get(key);
    if (thing === undefined) return undefined;
    this.#things.delete(key);
    this.#things.set(key, thing);
    return thing;
  }

  /** Is it kept? Asking does not freshen it. */
  has(key: string): boolean {
    return this.#things.has(key);
  }

  put(key: string, thing: V): void {
    this.#things.delete(key);
    this.#things.set(key, thing);
    for (const oldest of this.#things.keys()) {
      if (this.#things.size <= this.room) return;
      this.#things.delete(oldest);
    }
  }

  forget(key: string): void {
    this.#things.delete(key);
  }
}
