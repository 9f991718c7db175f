import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A workspace of its own, so that the half gigabyte in it comes only with the step that needs it. */
export const runtimeFolder = join(import.meta.dirname, '../../packages/sdk/conformance/runtimes');

// The bootstrap installs with the same one.
const pnpm = 'pnpm@12.21.0';
const lockfile = join(runtimeFolder, 'pnpm-lock.yaml');
const stamp = join(runtimeFolder, 'node_modules', '.installed');

/** Installs the pinned runtimes unless they are there. @throws Error with what the installation said */
export function installRuntimes(): void {
  const wanted = readFileSync(lockfile, 'utf8');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing Bun, Deno, workerd and Node 22 for the conformance checks (once, about 470 MB) …');
  const { status, stdout, stderr } = spawnSync('npx', ['--yes', pnpm, 'install', '--frozen-lockfile'], {
    cwd: runtimeFolder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`The runtimes could not be installed:\n${stdout}${stderr}`);
  writeFileSync(stamp, wanted);
}
