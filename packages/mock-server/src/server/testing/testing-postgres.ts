import type { ChildProcess } from 'node:child_process';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, vi } from 'vitest';

const versionsFolder = '/usr/lib/postgresql';

/** The folder of the programs of an installed PostgreSQL; null without one. */
const postgresPrograms = existsSync(versionsFolder)
  ? (readdirSync(versionsFolder)
      .map((version) => join(versionsFolder, version, 'bin'))
      .find((folder) => existsSync(join(folder, 'initdb'))) ?? null)
  : null;

/** Tests that exist only beside an installed PostgreSQL, as those of nginx do; without one, a line reports it. */
export function describeWithPostgres(name: string, tests: () => void): void {
  if (postgresPrograms === null)
    process.stderr.write('Not run: the tests with PostgreSQL, which is not installed.\n');
  else describe(name, tests);
}

/** An own PostgreSQL server. */
export interface TestPostgres {
  readonly url: string;
  /** Creates an empty database. @returns its URL */
  createDatabase(name: string): string;
  /** Kills the server without a warning to its clients. */
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Stops the server and deletes its files. */
  remove(): Promise<void>;
}

/** Creates and starts a server in a temporary folder, on a free port. */
export async function startPostgres(): Promise<TestPostgres> {
  const programs = postgresPrograms ?? '';
  const folder = mkdtempSync(join(tmpdir(), 'mock-postgres-'));
  // PostgreSQL refuses to run as root; its package created a user for it.
  const user = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {};
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const run = (program: string, ...words: readonly string[]) =>
    execFileSync(join(programs, program), words, {
      ...user,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  run('initdb', '-D', data, '-A', 'trust', '-U', 'mock', '-E', 'UTF8', '--locale=C', '--no-sync');
  const port = await freePort();
  const options = { host: '127.0.0.1', port: String(port) };
  const url = `postgres://mock@${options.host}:${port}/postgres`;
  let server: ChildProcess | null = null;

  async function start(): Promise<void> {
    // Without fsync (-F): only a crash of the machine would lose writes.
    server = spawn(
      join(programs, 'postgres'),
      ['-D', data, '-k', folder, '-h', options.host, '-p', options.port, '-F'],
      { ...user, cwd: folder, stdio: 'ignore' },
    );
    await vi.waitFor(() => run('pg_isready', '-q', '-h', options.host, '-p', options.port), {
      timeout: 30_000,
    });
  }

  async function stop(): Promise<void> {
    if (server === null) return;
    const end = once(server, 'close');
    // The immediate shutdown: the connections break, and the next start recovers from the log.
    server.kill('SIGQUIT');
    await end;
    server = null;
  }

  await start();
  return {
    ...{ url, start, stop },
    createDatabase(name) {
      run('createdb', '-h', options.host, '-p', options.port, '-U', 'mock', name);
      return url.replace(/postgres$/, name);
    },
    async remove() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function idOf(flag: '-u' | '-g'): number {
  return Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string') throw new Error('The probe has no port.');
  return address.port;
}
