import { DatabaseSync } from 'node:sqlite';
import type { RowChanges, StoredRow } from '../../world/state/logged-rows.ts';
import { messageOf } from '../error-text.ts';
import { earlierFormats, storedFormat } from './stored-format.ts';

/** A session in the file; its state is a text unless the file is damaged. */
export interface SessionInFile {
  readonly session: string;
  readonly state: unknown;
  readonly rows: readonly StoredRow[];
}

/** The file of the sessions' states and rows. The table of the rows is named after the stored answers, which it had first. Its methods throw when the file cannot be read or written. */
export interface StateFile {
  readonly path: string;
  sessions(): readonly SessionInFile[];
  read(session: string): SessionInFile | null;
  /** Writes the state and the rows, or neither. */
  write(session: string, state: string, changes: RowChanges): void;
  /** Removes a session with its rows. */
  remove(session: string): void;
  /** Moves a damaged session to the tables `damaged` and `damaged_answers`. */
  setAside(session: string): void;
  /** Sets the format of the states, after a reload of the code that writes them. */
  setFormat(fields: string): void;
  close(): void;
}

/**
 * Opens or creates a SQLite file.
 * @param fields the names of the state's fields; a file with states of other fields is refused
 * @throws Error with a readable message: no such folder, not a SQLite file, locked, written by another version
 */
export function openStateFile(path: string, fields: string): StateFile {
  const { database, statements } = open(path, fields);
  const rowsOf = (session: string) =>
    statements.answers.all(session).map(({ key, answer }): StoredRow => [String(key), String(answer)]);
  return {
    path,
    sessions: () =>
      statements.all
        .all()
        .flatMap(({ session, state }) =>
          typeof session === 'string' ? [{ session, state, rows: rowsOf(session) }] : [],
        ),
    read(session) {
      const row = statements.select.get(session);
      return row === undefined ? null : { session, state: row.state, rows: rowsOf(session) };
    },
    write: (session, state, changes) =>
      inTransaction(database, () => {
        statements.upsert.run(session, state);
        if (changes.isWhole) statements.deleteAnswers.run(session);
        for (const [key, value] of changes.rows) {
          if (value === null) statements.deleteAnswer.run(session, key);
          else statements.upsertAnswer.run(session, key, value);
        }
      }),
    remove: (session) => void statements.delete.run(session),
    setAside: (session) =>
      inTransaction(database, () => {
        statements.copyToDamaged.run(session);
        statements.copyToDamagedAnswers.run(session);
        statements.delete.run(session);
      }),
    setFormat: (names) => void statements.format.run(storedFormat(names)),
    close() {
      if (database.isOpen) database.close();
    },
  };
}

function prepare(database: DatabaseSync) {
  return {
    all: database.prepare('SELECT session, state FROM sessions'),
    select: database.prepare('SELECT state FROM sessions WHERE session = ?'),
    // No REPLACE, which would delete the row and its answers with it.
    upsert: database.prepare(
      'INSERT INTO sessions VALUES (?, ?) ON CONFLICT (session) DO UPDATE SET state = excluded.state',
    ),
    delete: database.prepare('DELETE FROM sessions WHERE session = ?'),
    answers: database.prepare('SELECT key, answer FROM answers WHERE session = ? ORDER BY rowid'),
    // REPLACE makes it the last row, as the answer is the last one in memory.
    upsertAnswer: database.prepare('INSERT OR REPLACE INTO answers VALUES (?, ?, ?)'),
    deleteAnswer: database.prepare('DELETE FROM answers WHERE session = ? AND key = ?'),
    deleteAnswers: database.prepare('DELETE FROM answers WHERE session = ?'),
    copyToDamaged: database.prepare(
      'INSERT OR REPLACE INTO damaged SELECT * FROM sessions WHERE session = ?',
    ),
    copyToDamagedAnswers: database.prepare(
      'INSERT INTO damaged_answers SELECT * FROM answers WHERE session = ? ORDER BY rowid',
    ),
    format: database.prepare('UPDATE format SET name = ?'),
  };
}

function open(path: string, fields: string) {
  const format = storedFormat(fields);
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(path);
    database.exec(`
      PRAGMA locking_mode = EXCLUSIVE;
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = NORMAL;
      CREATE TABLE IF NOT EXISTS format (name TEXT NOT NULL);
      ${tables('sessions', 'answers')}
      ${tables('damaged', 'damaged_answers')}
      INSERT INTO format SELECT '${format}' WHERE NOT EXISTS (SELECT 1 FROM format);
      UPDATE format SET name = '${format}' WHERE name IN (${earlierFormats(fields)});
    `);
    const fileFormat = database.prepare('SELECT name FROM format').get()?.name;
    if (fileFormat !== format)
      throw new Error('it was written by another version of the shop; delete it to start with an empty one');
    return { database, statements: prepare(database) };
  } catch (error) {
    database?.close();
    throw new Error(`The state file ${path} cannot be used: ${messageOf(error)}.`);
  }
}

/** Sessions and their answers, which are deleted with them. */
function tables(sessions: string, answers: string): string {
  return `
    CREATE TABLE IF NOT EXISTS ${sessions} (session TEXT PRIMARY KEY, state TEXT NOT NULL);
    CREATE TABLE IF NOT EXISTS ${answers} (
      session TEXT NOT NULL REFERENCES ${sessions} ON DELETE CASCADE,
      key TEXT NOT NULL,
      answer TEXT NOT NULL,
      PRIMARY KEY (session, key)
    );`;
}

function inTransaction(database: DatabaseSync, work: () => void): void {
  database.exec('BEGIN');
  try {
    work();
    database.exec('COMMIT');
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}
