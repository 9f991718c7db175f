import { hash } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import type { Shop } from '../../shop.ts';

/** Persists the state of every session across restarts and crashes. */
export interface SessionStore {
  /** Persists the session if it has changed; called before its answer is sent. */
  persist(session: string): void;
  /** Persists every session used since it was last persisted. */
  persistUsed(): void;
  /** Removes a session from the file. */
  remove(session: string): void;
  close(): void;
}

/** The implementation for worlds in memory only. */
export const memoryStore: SessionStore = {
  persist: () => {},
  persistUsed: () => {},
  remove: () => {},
  close: () => {},
};

/**
 * Restores the sessions of a SQLite file and persists them from now on. A killed process loses no answered change:
 * the write precedes the answer.
 * @throws Error with a readable message: no such folder, not a SQLite file, locked, written by another version
 */
export function persistInFile(shop: Shop, path: string): SessionStore {
  const format = formatOf(shop);
  const database = open(path, format);
  const digests = new Map<string, string>();
  for (const { session, state } of database.prepare('SELECT session, state FROM sessions').all()) {
    if (typeof session !== 'string' || typeof state !== 'string') continue;
    shop.world(session).restore(state);
    digests.set(session, digestOf(state));
    shop.settle(session);
  }
  const upsertRow = database.prepare('INSERT OR REPLACE INTO sessions (session, state) VALUES (?, ?)');
  const deleteRow = database.prepare('DELETE FROM sessions WHERE session = ?');

  function remove(session: string): void {
    deleteRow.run(session);
    digests.delete(session);
  }

  function removeEvicted(): void {
    const alive = new Set(shop.sessions());
    for (const session of [...digests.keys()].filter((name) => !alive.has(name))) remove(session);
  }

  function persist(session: string): void {
    const state = shop.look(session).snapshot();
    const digest = digestOf(state);
    if (digests.get(session) !== digest) {
      if (!digests.has(session)) removeEvicted();
      upsertRow.run(session, state);
      digests.set(session, digest);
    }
    shop.settle(session);
  }

  return {
    persist,
    persistUsed: () => shop.unsettled().forEach(persist),
    remove,
    close() {
      if (database.isOpen) database.close();
    },
  };
}

/** Compares digests, because thousands of worlds as text would exceed the memory of the worlds. */
function digestOf(state: string): string {
  return hash('sha256', state, 'base64url');
}

function open(path: string, format: string): DatabaseSync {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(path);
    database.exec(`
      PRAGMA locking_mode = EXCLUSIVE;
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = NORMAL;
      CREATE TABLE IF NOT EXISTS format (name TEXT NOT NULL);
      CREATE TABLE IF NOT EXISTS sessions (session TEXT PRIMARY KEY, state TEXT NOT NULL);
      INSERT INTO format SELECT '${format}' WHERE NOT EXISTS (SELECT 1 FROM format);
    `);
    const fileFormat = database.prepare('SELECT name FROM format').get()?.name;
    if (fileFormat !== format)
      throw new Error('it was written by another version of the shop; delete it to start with an empty one');
    return database;
  } catch (error) {
    database?.close();
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The state file ${path} cannot be used: ${reason}.`);
  }
}

/** The names of the state's fields: a file with different names was written by another version. */
function formatOf(shop: Shop): string {
  return Object.keys(shop.world('default').state).sort().join(' ');
}
