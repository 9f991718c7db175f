import { hash } from 'node:crypto';
import { ResponseCode } from '@signal-shop/sdk/contract';
import type { Shop } from '../../shop.ts';
import { messageOf } from '../error-text.ts';
import { RefusedRequest } from '../http/refused-request.ts';
import type { Log } from './log.ts';
import type { SessionInFile, StateFile } from './state-file.ts';
import { openStateFile } from './state-file.ts';

/** Persists the state of every session across restarts and crashes, and shares it between instances. */
export interface SessionStore {
  /** The file of the states; null for any other store. */
  readonly file: StateFile | null;
  /** Whether other instances change the sessions as well. */
  readonly isShared: boolean;
  /**
   * Runs a work on the newest state of the session. A shared store lets one work at a time use it, and commits the changes
   * before the promise resolves; the work persists them itself in the others. A work must not use its session again.
   * @throws RefusedRequest 503 when the database cannot be reached; nothing was changed
   */
  use<Result>(session: string, work: () => Result | Promise<Result>): Result | Promise<Result>;
  /** Loads the session that has this token or picture, if another instance created it. */
  find(key: string): Promise<void>;
  /** Loads these sessions if another instance has changed them. */
  refresh(sessions: readonly string[]): Promise<void>;
  /** Sessions without use for this long, in any instance. */
  idle(ms: number): Promise<readonly string[]>;
  /**
   * Persists the session if it has changed; called before its answer is sent.
   * @throws RefusedRequest 507 when the file cannot be written; the session is then as it was last persisted, or keeps the
   * change for the next call when the file cannot be read either
   */
  persist(session: string): void;
  /** Persists every session used since it was last persisted. @throws RefusedRequest as `persist`, after the last one */
  persistUsed(): void;
  /** Removes a session from the file. */
  remove(session: string): void;
  close(): void | Promise<void>;
}

/** The parts of a store whose sessions no other instance uses. */
function ownedBy(shop: Shop) {
  return {
    isShared: false,
    use: (_session, work) => work(),
    find: async () => {},
    refresh: async () => {},
    idle: async (ms) => shop.sessions().filter((session) => shop.idleMs(session) >= ms),
  } satisfies Partial<SessionStore>;
}

/** The implementation for worlds in memory only. */
export function keepInMemory(shop: Shop): SessionStore {
  return {
    ...ownedBy(shop),
    file: null,
    persist: () => {},
    persistUsed: () => {},
    remove: () => {},
    close: () => {},
  };
}

/**
 * Restores the sessions of a SQLite file and persists them from now on. A killed process loses no answered change:
 * the write precedes the answer. A session that cannot be restored is set aside in the file and logged.
 * @throws Error with a readable message: no such folder, not a SQLite file, locked, written by another version
 */
export function persistInFile(shop: Shop, path: string, log: Log): SessionStore {
  const file = openStateFile(path, formatOf(shop));
  const digests = new Map<string, string>();
  for (const { session, state, rows } of file.sessions()) {
    try {
      if (typeof state !== 'string') throw new TypeError('it is not a text');
      shop.world(session).restoreStored(state, rows);
      digests.set(session, digestOf(state));
      shop.settle(session);
    } catch (error) {
      shop.end(session);
      file.setAside(session);
      log(damagedSession(path, session, error), 'error');
    }
  }
  return storeOf(shop, file, digests);
}

/** Continues a file after a reload of the code, with the sessions that the shop has. */
export function continueFile(shop: Shop, file: StateFile): SessionStore {
  const store = storeOf(shop, file, new Map());
  file.setFormat(formatOf(shop));
  for (const session of shop.sessions()) store.persist(session);
  return store;
}

/** @param digests of the states in the file */
function storeOf(shop: Shop, file: StateFile, digests: Map<string, string>): SessionStore {
  function remove(session: string): void {
    file.remove(session);
    digests.delete(session);
  }

  function removeEvicted(): void {
    const alive = new Set(shop.sessions());
    for (const session of [...digests.keys()].filter((name) => !alive.has(name))) remove(session);
  }

  function persist(session: string): void {
    const world = shop.peek(session);
    const state = world.snapshot('without-rows');
    const digest = digestOf(state);
    if (digests.get(session) !== digest || world.rows.isChanged) {
      try {
        if (!digests.has(session)) removeEvicted();
        file.write(session, state, world.rows.changes());
      } catch (error) {
        throw insufficientStorage(file.path, error, rollBack(session));
      }
      world.rows.confirmStored();
      digests.set(session, digest);
    }
    shop.settle(session);
  }

  /**
   * The answer becomes a refusal, so the session must not contain the change.
   * @returns false when the file cannot be read either; the session then keeps the change and its stored answer
   */
  function rollBack(session: string): boolean {
    let persisted: SessionInFile | null;
    try {
      persisted = file.read(session);
    } catch {
      return false;
    }
    if (typeof persisted?.state === 'string')
      shop.world(session).restoreStored(persisted.state, persisted.rows);
    else shop.end(session);
    shop.settle(session);
    return true;
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

  return { ...ownedBy(shop), file, persist, persistUsed, remove, close: () => file.close() };
}

function damagedSession(path: string, session: string, error: unknown): string {
  return `The state file ${path} has a damaged session, ${session}: ${messageOf(error)}. It starts empty; its rows are in the tables "damaged" and "damaged_answers".`;
}

function insufficientStorage(path: string, error: unknown, isUndone: boolean): RefusedRequest {
  const [effect, repeat] = isUndone
    ? ['Nothing was changed.', 'send the request again']
    : ['The next request of the session stores the change.', 'repeat a write with its idempotency key'];
  return new RefusedRequest(
    507,
    ResponseCode.serverError,
    `The state file ${path} cannot be written: ${messageOf(error)}. ${effect} Free some disk space and ${repeat}.`,
  );
}

/** Compares digests, because thousands of worlds as text would exceed the memory of the worlds. */
function digestOf(state: string): string {
  return hash('sha256', state, 'base64url');
}

/** The names of the state's fields: a file with different names was written by another version. */
export function formatOf(shop: Shop): string {
  return Object.keys(shop.world('default').state).sort().join(' ');
}
