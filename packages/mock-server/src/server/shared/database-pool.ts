import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { codeOrMessageOf, messageOf } from '../error-text.ts';
import { earlierFormats, storedFormat } from '../recording/stored-format.ts';

const maxConnections = 10;
const connectMs = 3_000;
/** Longer than any work of a session; a waiting request is then refused. */
const lockMs = 10_000;
const queryMs = 15_000;
const idleTransactionMs = 45_000;

/** Connects lazily. @throws Error with a readable message: no package pg */
export async function openPool(url: string): Promise<Pool> {
  const { Pool: PoolOf } = await loadDriver();
  const pool = new PoolOf({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: connectMs,
    query_timeout: queryMs,
    lock_timeout: lockMs,
    idle_in_transaction_session_timeout: idleTransactionMs,
    application_name: 'mock-server',
  });
  // A lost connection fails the query that uses it; without listeners it would also end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => void client.on('error', () => {}));
  return pool;
}

// Loaded lazily, because it is an optional peer.
async function loadDriver() {
  try {
    return (await import('pg')).default;
  } catch (error) {
    throw new Error(
      `A shared store needs the package pg, which is not installed: npm install pg. (${messageOf(error)})`,
    );
  }
}

/**
 * Creates the tables that the database lacks. The column `has_all_rows` has no default, so a running instance of an earlier
 * build, which does not set it, can no longer write: its states would contain answers or uploads that have rows as well.
 * @param fields the names of the state's fields; a database with states of other fields is refused
 */
export async function createTables(pool: Pool, fields: string): Promise<void> {
  const format = storedFormat(fields);
  // Locked, because two instances that start together would both create them. The column precedes the index and the
  // answers, whose weaker locks on the sessions would make a deadlock with running writes possible.
  await pool.query(`
    BEGIN;
    SELECT pg_advisory_xact_lock(${lockOf('')});
    CREATE TABLE IF NOT EXISTS mock_format (name TEXT NOT NULL);
    CREATE SEQUENCE IF NOT EXISTS mock_versions;
    CREATE TABLE IF NOT EXISTS mock_sessions (
      session TEXT PRIMARY KEY,
      version BIGINT NOT NULL,
      state TEXT NOT NULL,
      keys TEXT[] NOT NULL,
      used_at TIMESTAMPTZ NOT NULL DEFAULT now(),
      has_all_rows BOOLEAN NOT NULL
    );
    INSERT INTO mock_format SELECT '${format}' WHERE NOT EXISTS (SELECT 1 FROM mock_format);
    UPDATE mock_format SET name = '${format}' WHERE name IN (${earlierFormats(fields)});
    DO $$ BEGIN
      IF EXISTS (SELECT FROM mock_format WHERE name = '${format}') AND NOT EXISTS (
        SELECT FROM pg_attribute WHERE attrelid = 'mock_sessions'::regclass AND attname = 'has_all_rows'
      ) THEN
        ALTER TABLE mock_sessions DROP COLUMN IF EXISTS has_answer_rows;
        ALTER TABLE mock_sessions ADD COLUMN has_all_rows BOOLEAN NOT NULL DEFAULT false;
        ALTER TABLE mock_sessions ALTER COLUMN has_all_rows DROP DEFAULT;
      END IF;
    END $$;
    CREATE INDEX IF NOT EXISTS mock_sessions_keys ON mock_sessions USING gin (keys);
    CREATE TABLE IF NOT EXISTS mock_answers (
      session TEXT NOT NULL REFERENCES mock_sessions ON DELETE CASCADE,
      key TEXT NOT NULL,
      number BIGINT GENERATED ALWAYS AS IDENTITY,
      answer TEXT NOT NULL,
      PRIMARY KEY (session, key)
    );
    COMMIT;
  `);
  const { rows } = await pool.query<{ name: string }>('SELECT name FROM mock_format');
  if (rows[0]?.name !== format)
    throw new Error(
      'it was written by another version of the shop; drop the tables mock_answers, mock_sessions and mock_format to start with empty ones',
    );
}

/** The number of a session's advisory lock, the same in every instance. */
export function lockOf(session: string): bigint {
  return createHash('sha256').update(`mock-server ${session}`).digest().readBigInt64BE();
}

/** A refused connection to several addresses has an empty message and a code. */
export function messageOrCodeOf(error: unknown): string {
  return messageOf(error) || codeOrMessageOf(error);
}
