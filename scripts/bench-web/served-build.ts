import type { ChildProcess } from 'node:child_process';
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { logNothing, startMockServer } from '@signal-shop/mock-server/server';

/** A production build, and the working tree whose configuration serves it. */
export interface Build {
  readonly tree: string;
  readonly folder: string;
  /** Removes its temporary files. */
  readonly dispose: () => void;
}

export interface ServedBuild {
  readonly url: string;
  readonly close: () => Promise<void>;
}

const addressPattern = /http:\/\/127\.0\.0\.1:\d+/;
const startMs = 60_000;

/** Builds this tree. */
export function ownBuild(): Build {
  execFileSync('vite', ['build', 'packages/web', '--logLevel', 'error'], { stdio: 'inherit' });
  return existingBuild('packages/web/dist');
}

/** A build in a folder, served with the configuration of this tree. */
export function existingBuild(folder: string): Build {
  return { tree: process.cwd(), folder: resolve(folder), dispose: () => undefined };
}

/** @param reference a folder with a production build, or a git revision */
export function referenceBuild(reference: string): Build {
  if (existsSync(join(reference, 'index.html'))) return existingBuild(reference);
  const tree = mkdtempSync(join(tmpdir(), 'bench-web-'));
  const dispose = () => {
    execFileSync('git', ['worktree', 'remove', '--force', tree]);
    rmSync(tree, { recursive: true, force: true });
  };
  execFileSync('git', ['worktree', 'add', '--detach', tree, reference], { stdio: 'ignore' });
  try {
    // The bootstrap installs the packages, from pnpm's store unless the reference has other versions.
    const build = ['scripts/bootstrap.mjs', 'vite', 'build', 'packages/web', '--logLevel', 'error'];
    execFileSync('node', build, {
      cwd: tree,
      stdio: 'inherit',
      env: { ...process.env, pnpm_config_prefer_offline: 'true' },
    });
  } catch (error) {
    dispose();
    throw error;
  }
  return { tree, folder: join(tree, 'packages/web/dist'), dispose };
}

/** Serves a build with the configuration of its tree, in a separate process with its own mock server. */
export async function serveBuild({ tree, folder }: Build): Promise<ServedBuild> {
  const mock = await startMockServer({ port: 0, log: logNothing });
  const vite = join(tree, 'node_modules', '.bin', 'vite');
  const server = spawn(
    vite,
    ['preview', 'packages/web', '--outDir', folder, '--host', '127.0.0.1', '--port', '0'],
    {
      cwd: tree,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, MOCK_URL: mock.url, NODE_ENV: 'production', NO_COLOR: '1' },
    },
  );
  const close = async () => {
    server.kill();
    await mock.close();
  };
  try {
    return { url: await addressOf(server), close };
  } catch (error) {
    await close();
    throw error;
  }
}

function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((done, fail) => {
    let output = '';
    const late = setTimeout(() => fail(new Error(`No server after ${startMs} ms: ${output}`)), startMs);
    server.stdout?.on('data', (chunk) => {
      output += String(chunk);
      const [address] = addressPattern.exec(output) ?? [];
      if (address === undefined) return;
      clearTimeout(late);
      done(address);
    });
    server.once('exit', () => fail(new Error(`The server has ended: ${output}`)));
  });
}
