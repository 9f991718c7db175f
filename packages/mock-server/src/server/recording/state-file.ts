import { DatabaseSync } from 'node:sqlite';
import { messageOf } from '../error-text.ts';

/** The file of the sessions' states. Its methods throw when the file cannot be read or written. */
export interface StateFile {
  readonly path: string;
  /** The sessions with their states; a state is a text unless the file is damaged. */
  sessions(): readonly { readonly session: string; readonly state: unknown }[];
  read(session: string): string | null;
  write(session: string, state: string): void;
  remove(session: string): void;
  /** Moves a damaged session to the table `damaged`. */
  setAside(session: string): void;
  /** Sets the format of the states, after a reload of the code that writes them. */
  setFormat(format: string): void;
  close(): void;
}

/**
 * Opens or creates a SQLite file.
 * @param format a file with states in another format is refused
 * @throws Error with a readable message: no such folder, not a SQLite file, locked, written by another version
 */
export function openStateFile(path: string, format: string): StateFile {
  const { database, rows } = open(path, format);
  return {
    path,
    sessions: () =>
      rows.all
        .all()
        .flatMap(({ session, state }) => (typeof session === 'string' ? [{ session, state }] : [])),
    read(session) {
      const state = rows.select.get(session)?.state;
      return typeof state === 'string' ? state : null;
    },
    write: (session, state) => void rows.upsert.run(session, state),
    remove: (session) => void rows.delete.run(session),
    setAside(session) {
      rows.copyToDamaged.run(session);
      rows.delete.run(session);
    },
    setFormat: (name) => void rows.format.run(name),
    close() {
      if (database.isOpen) database.close();
    },
  };
}

function prepare(database: DatabaseSync) {
  return {
    all: database.prepare('SELECT session, state FROM sessions'),
    select: database.prepare('SELECT state FROM sessions WHERE session = ?'),
    upsert: database.prepare('INSERT OR REPLACE INTO sessions (session, state) VALUES (?, ?)'),
    delete: database.prepare('DELETE FROM sessions WHERE session = ?'),
    copyToDamaged: database.prepare(
      'INSERT OR REPLACE INTO damaged SELECT * FROM sessions WHERE session = ?',
    ),
    format: database.prepare('UPDATE format SET name = ?'),
  };
}

function open(path: string, format: string) {
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
    return { database, rows: prepare(database) };
  } catch (error) {
    database?.close();
    throw new Error(`The state file ${path} cannot be used: ${messageOf(error)}.`);
  }
}
