import { hash } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { ResponseCode } from '@signal-shop/sdk/contract';
import type { Shop } from '../../shop.ts';
import { RefusedRequest } from '../http/refused-request.ts';
import type { Log } from './log.ts';

/** Persists the state of every session across restarts and crashes. */
export interface SessionStore {
  /**
   * Persists the session if it has changed; called before its answer is sent.
   * @throws RefusedRequest 507 when the file cannot be written; the session is then as it was last persisted
   */
  persist(session: string): void;
  /** Persists every session used since it was last persisted. @throws RefusedRequest as `persist`, after the last one */
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
 * the write precedes the answer. A session that cannot be restored is moved to the table `damaged` and logged.
 * @throws Error with a readable message: no such folder, not a SQLite file, locked, written by another version
 */
export function persistInFile(shop: Shop, path: string, log: Log): SessionStore {
  const database = open(path, formatOf(shop));
  const digests = new Map<string, string>();
  const rows = sessionRows(database);
  for (const { session, state } of rows.all.all()) {
    if (typeof session === 'string') restore(session, state);
  }

  function restore(session: string, state: unknown): void {
    try {
      if (typeof state !== 'string') throw new TypeError('it is not a text');
      shop.world(session).restore(state);
      digests.set(session, digestOf(state));
      shop.settle(session);
    } catch (error) {
      shop.end(session);
      rows.copyToDamaged.run(session);
      remove(session);
      log(damagedSession(path, session, error), 'error');
    }
  }

  function remove(session: string): void {
    rows.delete.run(session);
    digests.delete(session);
  }

  function removeEvicted(): void {
    const alive = new Set(shop.sessions());
    for (const session of [...digests.keys()].filter((name) => !alive.has(name))) remove(session);
  }

  function persist(session: string): void {
    const state = shop.peek(session).snapshot();
    const digest = digestOf(state);
    if (digests.get(session) !== digest) {
      try {
        if (!digests.has(session)) removeEvicted();
        rows.upsert.run(session, state);
      } catch (error) {
        rollBack(session);
        throw insufficientStorage(path, error);
      }
      digests.set(session, digest);
    }
    shop.settle(session);
  }

  /** The answer becomes a refusal, so the session must not contain the change. */
  function rollBack(session: string): void {
    const persisted = rows.select.get(session)?.state;
    if (typeof persisted === 'string') shop.world(session).restore(persisted);
    else shop.end(session);
    shop.settle(session);
  }

  function persistUsed(): void {
    const failures = shop.unsettled().flatMap((session) => {
      try {
        persist(session);
        return [];
      } catch (error) {
        return [error];
      }
    });
    if (failures.length > 0) throw failures[0];
  }

  return {
    persist,
    persistUsed,
    remove,
    close() {
      if (database.isOpen) database.close();
    },
  };
}

function sessionRows(database: DatabaseSync) {
  return {
    all: database.prepare('SELECT session, state FROM sessions'),
    select: database.prepare('SELECT state FROM sessions WHERE session = ?'),
    upsert: database.prepare('INSERT OR REPLACE INTO sessions (session, state) VALUES (?, ?)'),
    delete: database.prepare('DELETE FROM sessions WHERE session = ?'),
    copyToDamaged: database.prepare(
      'INSERT OR REPLACE INTO damaged SELECT * FROM sessions WHERE session = ?',
    ),
  };
}

function damagedSession(path: string, session: string, error: unknown): string {
  return `The state file ${path} has a damaged session, ${session}: ${reasonOf(error)}. It starts empty; its row is in the table "damaged".`;
}

function insufficientStorage(path: string, error: unknown): RefusedRequest {
  return new RefusedRequest(
    507,
    ResponseCode.serverError,
    `The state file ${path} cannot be written: ${reasonOf(error)}. Nothing was changed. Free some disk space and send the request again.`,
  );
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
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
      CREATE TABLE IF NOT EXISTS damaged (session TEXT PRIMARY KEY, state TEXT NOT NULL);
      INSERT INTO format SELECT '${format}' WHERE NOT EXISTS (SELECT 1 FROM format);
    `);
    const fileFormat = database.prepare('SELECT name FROM format').get()?.name;
    if (fileFormat !== format)
      throw new Error('it was written by another version of the shop; delete it to start with an empty one');
    return database;
  } catch (error) {
    database?.close();
    throw new Error(`The state file ${path} cannot be used: ${reasonOf(error)}.`);
  }
}

/** The names of the state's fields: a file with different names was written by another version. */
function formatOf(shop: Shop): string {
  return Object.keys(shop.world('default').state).sort().join(' ');
}
