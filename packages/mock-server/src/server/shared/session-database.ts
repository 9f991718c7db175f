// The rows of the sessions that several instances of the mock server share, and one lock per session. `shared-store.ts` decides
// the contents of a row.
import { ResponseCode } from '@signal-shop/sdk/contract';
import type { Pool, PoolClient, QueryResultRow } from 'pg';
import type { RowChanges, StoredRow } from '../../world/state/logged-rows.ts';
import { RefusedRequest } from '../http/refused-request.ts';
import { createTables, lockOf, messageOrCodeOf, openPool } from './database-pool.ts';

/** The row of a session. */
export interface SessionRow {
  /** Unique among all rows of the database, also after the session was removed and created again. */
  readonly version: string;
  /** Null when the caller has this version. */
  readonly state: string | null;
  /** None when the caller has this version. */
  readonly rows: readonly StoredRow[];
}

/** The row of a locked session, in the transaction of the lock. */
export interface LockedRow {
  /** @param knownVersion its state is not sent again */
  read(knownVersion: string | null): Promise<SessionRow | null>;
  /** @param keys tokens and pictures by which another instance finds the session. @returns the new version */
  write(state: string, keys: readonly string[], changes: RowChanges): Promise<string>;
  /** Removes the session with its rows. */
  remove(): Promise<void>;
  /** The number of sessions, after those without use for too long were removed if there are this many. */
  countBelow(most: number): Promise<number>;
}

/** All methods reject with RefusedRequest 503 while the database cannot be reached. */
export interface SessionDatabase {
  /** Runs `work` while no other instance changes the session. Commits its changes, or none of them when it throws. */
  lock<Result>(session: string, work: (row: LockedRow) => Promise<Result>): Promise<Result>;
  /** The session whose keys contain this one. */
  sessionWith(key: string): Promise<string | null>;
  /** The current versions of these sessions. */
  versions(sessions: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Sessions without use for this long, in all instances. */
  idle(ms: number): Promise<readonly string[]>;
  close(): Promise<void>;
}

/**
 * Connects to a database and creates the tables that it lacks.
 * @param fields the names of the state's fields; a database with states of other fields is refused
 * @throws Error with a readable message: no package pg, no such server, written by another version
 */
export async function openSessionDatabase(url: string, fields: string): Promise<SessionDatabase> {
  const pool = await openPool(url);
  try {
    await createTables(pool, fields);
  } catch (error) {
    await pool.end();
    throw new Error(`The database of the sessions cannot be used: ${messageOrCodeOf(error)}.`);
  }
  const rows = async (sql: string, values: readonly unknown[]) =>
    (await reached(() => pool.query<QueryResultRow>(sql, [...values]))).rows;
  return {
    lock: (session, work) => inTransaction(pool, session, work),
    async sessionWith(key) {
      const [row] = await rows('SELECT session FROM mock_sessions WHERE keys @> ARRAY[$1::text]', [key]);
      return row === undefined ? null : String(row.session);
    },
    async versions(sessions) {
      const found = await rows('SELECT session, version FROM mock_sessions WHERE session = ANY($1)', [
        sessions,
      ]);
      return new Map(found.map(({ session, version }) => [String(session), String(version)]));
    },
    async idle(ms) {
      const found = await rows(
        "SELECT session FROM mock_sessions WHERE used_at <= now() - $1 * interval '1 millisecond' ORDER BY session",
        [ms],
      );
      return found.map(({ session }) => String(session));
    },
    close: () => pool.end(),
  };
}

async function inTransaction<Result>(
  pool: Pool,
  session: string,
  work: (row: LockedRow) => Promise<Result>,
): Promise<Result> {
  const client = await reached(() => beginLocked(pool, session));
  let result: Result;
  try {
    result = await work(lockedRow(client, session));
    await reached(() => client.query('COMMIT'));
  } catch (error) {
    const isUndone = await client.query('ROLLBACK').then(
      () => true,
      () => false,
    );
    client.release(!isUndone);
    throw error;
  }
  client.release();
  return result;
}

/** A second attempt, because a connection of the pool may be older than the last restart of the database. */
async function beginLocked(pool: Pool, session: string): Promise<PoolClient> {
  try {
    return await beginOnce(pool, session);
  } catch (error) {
    if (isLockTimeout(error)) throw error;
    return beginOnce(pool, session);
  }
}

async function beginOnce(pool: Pool, session: string): Promise<PoolClient> {
  const client = await pool.connect();
  try {
    await client.query(`BEGIN; SELECT pg_advisory_xact_lock(${lockOf(session)})`);
    return client;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

function lockedRow(client: PoolClient, session: string): LockedRow {
  const rows = async (sql: string, values: readonly unknown[]) =>
    (await reached(() => client.query<QueryResultRow>(sql, [...values]))).rows;
  return {
    async read(knownVersion) {
      const [row] = await rows(readSql, [session, knownVersion]);
      if (row === undefined) return null;
      // Finds no row when another instance has just removed the idle session.
      if (row.is_due === true && (await rows(touchSql, [session])).length === 0) return null;
      const version = String(row.version);
      if (typeof row.state !== 'string') return { version, state: null, rows: [] };
      const stored = await rows(readAnswersSql, [session]);
      return {
        ...{ version, state: row.state },
        rows: stored.map(({ key, answer }): StoredRow => [String(key), String(answer)]),
      };
    },
    async write(state, keys, changes) {
      const [row] = await rows(writeSql, [session, state, keys]);
      if (changes.isWhole) await rows('DELETE FROM mock_answers WHERE session = $1', [session]);
      if (changes.rows.size > 0) {
        const changed = [...changes.rows.keys()];
        await rows('DELETE FROM mock_answers WHERE session = $1 AND key = ANY($2)', [session, changed]);
        await rows(writeAnswersSql, [session, changed, [...changes.rows.values()]]);
      }
      return String(row?.version);
    },
    async remove() {
      await rows('DELETE FROM mock_sessions WHERE session = $1', [session]);
    },
    async countBelow(most) {
      const count = async () =>
        Number((await rows('SELECT count(*) AS rows FROM mock_sessions', []))[0]?.rows);
      if ((await count()) < most) return 0;
      await rows(removeIdleSql, []);
      return count();
    },
  };
}

// The time of use is written rarely, because a read would otherwise wait for the disk.
const readSql = `
  SELECT version, CASE WHEN version = $2::bigint THEN NULL ELSE state END AS state,
    used_at < now() - interval '5 seconds' AS is_due
  FROM mock_sessions WHERE session = $1`;
// An idle session is always due, so it is locked against `removeIdleSql` before its answers are read.
const touchSql = 'UPDATE mock_sessions SET used_at = now() WHERE session = $1 RETURNING session';
const writeSql = `
  INSERT INTO mock_sessions (session, version, state, keys, has_all_rows)
  VALUES ($1, nextval('mock_versions'), $2, $3, true)
  ON CONFLICT (session) DO UPDATE
    SET version = excluded.version, state = excluded.state, keys = excluded.keys, used_at = now(), has_all_rows = true
  RETURNING version`;
const readAnswersSql = 'SELECT key, answer FROM mock_answers WHERE session = $1 ORDER BY number';
const writeAnswersSql = `
  INSERT INTO mock_answers (session, key, answer)
  SELECT $1, key, answer FROM unnest($2::text[], $3::text[]) WITH ORDINALITY AS changed (key, answer, number)
  WHERE answer IS NOT NULL ORDER BY number`;
/** The limits of the sessions in memory: an hour, and ten minutes for the worlds of single requests. */
const removeIdleSql = `
  DELETE FROM mock_sessions WHERE used_at < now() - interval '1 hour'
    OR (session LIKE '%~%' AND used_at < now() - interval '10 minutes')`;

async function reached<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask();
  } catch (error) {
    const sentence = isLockTimeout(error)
      ? 'Another request of the session takes too long.'
      : 'The database of the sessions cannot be used.';
    throw new RefusedRequest(
      503,
      ResponseCode.serverError,
      `${sentence} Send the request again.`,
      { 'retry-after': '1' },
      error,
    );
  }
}

function isLockTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '55P03';
}
