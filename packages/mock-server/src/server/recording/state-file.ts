import { hash } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import type { Shop } from '../../shop.ts';

/** Keeps what happened in every session, so that it is there again after the server ended, however it ended. */
export interface StateKeeper {
  /** Writes the session down if anything in it changed; to be called before its answer leaves. */
  keep(session: string): void;
  /** The same for every session that was used since it was written down. */
  keepUsed(): void;
  /** A session that was ended is not there after the next start. */
  forget(session: string): void;
  close(): void;
}

/** For a server whose worlds live in memory alone. */
export const forgetful: StateKeeper = {
  keep: () => {},
  keepUsed: () => {},
  forget: () => {},
  close: () => {},
};

/**
 * Puts the sessions of a SQLite file back into the shop, and keeps them there from now on. A process that is killed
 * loses nothing that was kept: the file is written before the answer is, and the system holds what was written.
 * @throws Error with a sentence for people: no such folder, no SQLite file, in use, written by another version
 */
export function keepInFile(shop: Shop, path: string): StateKeeper {
  const format = formatOf(shop);
  const database = open(path, format);
  const kept = new Map<string, string>();
  for (const { session, state } of database.prepare('SELECT session, state FROM sessions').all()) {
    if (typeof session !== 'string' || typeof state !== 'string') continue;
    shop.world(session).restore(state);
    kept.set(session, digestOf(state));
    shop.settle(session);
  }
  const write = database.prepare('INSERT OR REPLACE INTO sessions (session, state) VALUES (?, ?)');
  const remove = database.prepare('DELETE FROM sessions WHERE session = ?');

  function forget(session: string): void {
    remove.run(session);
    kept.delete(session);
  }

  function forgetEvicted(): void {
    const alive = new Set(shop.sessions());
    for (const session of [...kept.keys()].filter((known) => !alive.has(known))) forget(session);
  }

  function keep(session: string): void {
    const state = shop.look(session).snapshot();
    const digest = digestOf(state);
    if (kept.get(session) !== digest) {
      if (!kept.has(session)) forgetEvicted();
      write.run(session, state);
      kept.set(session, digest);
    }
    shop.settle(session);
  }

  return {
    keep,
    keepUsed: () => shop.unsettled().forEach(keep),
    forget,
    close() {
      if (database.isOpen) database.close();
    },
  };
}

/** Thousands of worlds as text would take more room than the worlds. */
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
    const written = database.prepare('SELECT name FROM format').get()?.name;
    if (written !== format)
      throw new Error('it was written by another version of the shop; delete it to begin anew');
    return database;
  } catch (error) {
    database?.close();
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The state file ${path} cannot be used: ${reason}.`);
  }
}

/** The names of everything a session remembers: a file with other names belongs to another version. */
function formatOf(shop: Shop): string {
  return Object.keys(shop.world('default').state).sort().join(' ');
}
