import type { StoredAnswer } from './state.ts';

/** The changes that bring a store up to date with the session's answers, one row per answer. */
export interface AnswerChanges {
  /** Whether to remove all rows of the session first. */
  readonly isWhole: boolean;
  /** By key: the answer as JSON, or null for one that was removed. In the order of the answers, after the unchanged ones. */
  readonly rows: ReadonlyMap<string, string | null>;
}

/** The row of an answer: its key, and the answer as JSON. */
export type AnswerRow = readonly [key: string, answer: string];

/** The answers of a session, with a log of their changes since a store last wrote them. */
export class LoggedAnswers extends Map<string, StoredAnswer> {
  /** For each changed key, whether the store has a row. Null until a store has written the answers: its rows are unknown. */
  #log: Map<string, boolean> | null = null;

  get isChanged(): boolean {
    return this.#log === null || this.#log.size > 0;
  }

  override set(key: string, answer: StoredAnswer): this {
    this.#note(key, this.has(key), true);
    return super.set(key, answer);
  }

  override delete(key: string): boolean {
    this.#note(key, this.has(key), false);
    return super.delete(key);
  }

  override clear(): void {
    this.replace(new Map());
  }

  /** Replaces all answers. Logs those from the first difference on, so that the rows of a store are in their order. */
  replace(answers: ReadonlyMap<string, StoredAnswer>): void {
    const before = [...this];
    const after = [...answers];
    const difference = before.findIndex((entry, at) => JSON.stringify(entry) !== JSON.stringify(after[at]));
    const from = difference === -1 ? before.length : difference;
    for (const [key] of before.slice(from)) this.delete(key);
    for (const [key, answer] of after.slice(from)) this.set(key, answer);
  }

  /** Replaces all answers with those of a store, which then has no changes to write. */
  load(rows: readonly AnswerRow[]): void {
    super.clear();
    for (const [key, answer] of rows) super.set(key, JSON.parse(answer));
    this.#log = new Map();
  }

  /** The changes for the store, which calls `confirmStored` once it has written them for certain. */
  changes(): AnswerChanges {
    const rows = new Map<string, string | null>();
    for (const key of (this.#log ?? this).keys()) {
      const answer = this.get(key);
      rows.set(key, answer === undefined ? null : JSON.stringify(answer));
    }
    return { isWhole: this.#log === null, rows };
  }

  /** Empties the log. */
  confirmStored(): void {
    this.#log = new Map();
  }

  #note(key: string, had: boolean, has: boolean): void {
    if (this.#log === null) return;
    const hasRow = this.#log.get(key) ?? had;
    // Removed first, so that the log is in the order of the answers.
    this.#log.delete(key);
    if (has || hasRow) this.#log.set(key, hasRow);
  }
}
