import type { Upload } from './reviews.ts';
import type { StoredAnswer, WorldState } from './state.ts';

/** The changes that bring the rows of a store up to date, one row per entry. */
export interface RowChanges {
  /** Whether to remove all rows of the session first. */
  readonly isWhole: boolean;
  /** By key: the entry as JSON, or null for one that was removed. In the order of the entries, after the unchanged ones. */
  readonly rows: ReadonlyMap<string, string | null>;
}

/** The row of an entry: its key, and the entry as JSON. */
export type StoredRow = readonly [key: string, value: string];

/** Entries of a session, with a log of their changes since a store last wrote them. */
export class LoggedMap<Value> extends Map<string, Value> {
  /** For each changed key, whether the store has a row. Null until a store has written the entries: its rows are unknown. */
  #log: Map<string, boolean> | null = null;

  get isChanged(): boolean {
    return this.#log === null || this.#log.size > 0;
  }

  override set(key: string, value: Value): this {
    this.#note(key, this.has(key), true);
    return super.set(key, value);
  }

  override delete(key: string): boolean {
    this.#note(key, this.has(key), false);
    return super.delete(key);
  }

  override clear(): void {
    this.replace(new Map());
  }

  /** Replaces all entries. Logs those from the first difference on, so that the rows of a store are in their order. */
  replace(entries: ReadonlyMap<string, Value>): void {
    const before = [...this];
    const after = [...entries];
    const difference = before.findIndex((entry, at) => JSON.stringify(entry) !== JSON.stringify(after[at]));
    const from = difference === -1 ? before.length : difference;
    for (const [key] of before.slice(from)) this.delete(key);
    for (const [key, value] of after.slice(from)) this.set(key, value);
  }

  /** Replaces all entries with those of a store, which then has no changes to write. */
  load(rows: readonly StoredRow[]): void {
    super.clear();
    for (const [key, value] of rows) super.set(key, JSON.parse(value));
    this.#log = new Map();
  }

  /** The changes for the store, which calls `confirmStored` once it has written them for certain. */
  changes(): RowChanges {
    const rows = new Map<string, string | null>();
    for (const key of (this.#log ?? this).keys()) {
      const value = this.get(key);
      rows.set(key, value === undefined ? null : JSON.stringify(value));
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
    // Removed first, so that the log is in the order of the entries.
    this.#log.delete(key);
    if (has || hasRow) this.#log.set(key, hasRow);
  }
}

/** The key of an upload's row starts with this; the key of an answer starts with a number or `guest`. */
const uploadPrefix = 'upload ';

/**
 * The parts of a state that a store writes as rows: a write would otherwise serialize all stored answers and up to 40 MB of
 * pictures.
 */
export class LoggedRows {
  readonly answers = new LoggedMap<StoredAnswer>();
  readonly uploads = new LoggedMap<Upload>();

  get isChanged(): boolean {
    return this.answers.isChanged || this.uploads.isChanged;
  }

  replace(state: Pick<WorldState, 'answers' | 'uploads'>): void {
    this.answers.replace(state.answers);
    this.uploads.replace(state.uploads);
  }

  load(rows: readonly StoredRow[]): void {
    const isUpload = ([key]: StoredRow) => key.startsWith(uploadPrefix);
    this.answers.load(rows.filter((row) => !isUpload(row)));
    this.uploads.load(
      rows.filter(isUpload).map(([key, value]): StoredRow => [key.slice(uploadPrefix.length), value]),
    );
  }

  changes(): RowChanges {
    const { isWhole, rows } = this.answers.changes();
    const uploads = [...this.uploads.changes().rows].map(
      ([key, value]) => [`${uploadPrefix}${key}`, value] as const,
    );
    return { isWhole, rows: new Map([...rows, ...uploads]) };
  }

  confirmStored(): void {
    this.answers.confirmStored();
    this.uploads.confirmStored();
  }
}
