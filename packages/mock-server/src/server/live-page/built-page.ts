import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const repository = join(import.meta.dirname, '../../../../..');
const page = join(repository, 'packages/mock-page');
const builds = join(page, 'dist');
const builder = join(page, 'build/build-page.ts');

/** The inputs of a build, for its cache key. */
const sources = [
  'packages/mock-page/{index.html,package.json,build/*.ts,src/**}',
  'packages/mock-server/src/control/*.ts',
  'packages/sdk/src/**',
  'packages/ui/src/**',
  'pnpm-lock.yaml',
];
const noSource = /\.(?:stories\.tsx|test\.tsx?)$/;

let building: { readonly key: string; readonly folder: Promise<string> } | null = null;

/**
 * The folder of the live page for its current sources. The first request after a change builds it in a child process
 * (two or three seconds); later ones use the cached build in an ignored folder.
 * Rejects with the builder's output when the build fails.
 */
export function buildPage(): Promise<string> {
  const key = keyOf(sources);
  if (building?.key === key) return building.folder;
  const folder = build(key);
  building = { key, folder };
  folder.catch(() => {
    building = null;
  });
  return folder;
}

/** The folder of the last served page; builds it when there is none. */
export function currentPage(): Promise<string> {
  return building?.folder ?? buildPage();
}

async function build(key: string): Promise<string> {
  const folder = join(builds, key);
  if (existsSync(join(folder, 'index.html'))) return folder;
  const draft = `${folder}.${process.pid}`;
  const env = { ...process.env, NODE_ENV: 'production' };
  await promisify(execFile)(process.execPath, [builder, draft], { cwd: repository, env });
  // Another server of this checkout can finish the same build first.
  await rename(draft, folder).catch(() => rm(draft, { recursive: true, force: true }));
  await forgetOthers(key);
  return folder;
}

async function forgetOthers(key: string): Promise<void> {
  const others = (await readdir(builds)).filter((name) => name.split('.')[0] !== key);
  await Promise.all(others.map((name) => rm(join(builds, name), { recursive: true, force: true })));
}

function keyOf(patterns: readonly string[]): string {
  const hash = createHash('sha256');
  const files = patterns.flatMap((pattern) => globSync(pattern, { cwd: repository, withFileTypes: true }));
  for (const file of files.filter((entry) => entry.isFile() && !noSource.test(entry.name))) {
    const path = join(file.parentPath, file.name);
    hash.update(`${path}\n`).update(readFileSync(path));
  }
  return hash.digest('hex').slice(0, 16);
}
