/** A visit rarely goes back further, and a tab may stay open for weeks. */
const pagesAtMost = 100;

/** Scroll positions for scroll restoration: of the last hundred history entries. */
export class ScrollPositions {
  /** Ordered from least to most recently saved. */
  readonly #tops = new Map<string, number>();

  /** In pixels; undefined if evicted. */
  get(key: string): number | undefined {
    return this.#tops.get(key);
  }

  save(key: string, top: number): void {
    this.#tops.delete(key);
    this.#tops.set(key, top);
    const [oldest] = this.#tops.keys();
    if (oldest !== undefined && this.#tops.size > pagesAtMost) this.#tops.delete(oldest);
  }
}
