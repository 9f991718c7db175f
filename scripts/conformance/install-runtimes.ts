import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A separate workspace, so that only the step that needs it downloads half a gigabyte. */
export const runtimeFolder = join(import.meta.dirname, '../../packages/sdk/conformance/runtimes');

const pnpm = join(import.meta.dirname, '../package-manager/pnpm.mjs');
const lockfile = join(runtimeFolder, 'pnpm-lock.yaml');
const stamp = join(runtimeFolder, 'node_modules', '.installed');

/** Installs the pinned runtimes if they are missing. @throws Error with the installer's output */
export function installRuntimes(): void {
  const lockfileText = readFileSync(lockfile, 'utf8');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockfileText) return;
  console.log('Installing Bun, Deno, workerd and Node 22 for the conformance checks (once, about 470 MB) …');
  const { status, stdout, stderr } = spawnSync(process.execPath, [pnpm, 'install', '--frozen-lockfile'], {
    cwd: runtimeFolder,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The runtimes could not be installed:\n${stdout}${stderr}`);
  writeFileSync(stamp, lockfileText);
}
