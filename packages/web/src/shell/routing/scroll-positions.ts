/** Nobody goes back further in one go, and a tab may stay open for weeks. */
const pagesAtMost = 100;

/** How far down each page of a visit was left: the last hundred of them. */
export class ScrollPositions {
  /** The page that was left longest ago stands first. */
  readonly #tops = new Map<string, number>();

  /** In pixels; undefined when nobody knows it any more. */
  of(key: string): number | undefined {
    return this.#tops.get(key);
  }

  leave(key: string, top: number): void {
    this.#tops.delete(key);
    this.#tops.set(key, top);
    const [oldest] = this.#tops.keys();
    if (oldest !== undefined && this.#tops.size > pagesAtMost) this.#tops.delete(oldest);
  }
}
