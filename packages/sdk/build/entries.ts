// The modules that consumers can import, by subpath.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const packageFolder = join(import.meta.dirname, '..');

interface Manifest {
  readonly exports: Readonly<Record<string, string>>;
}

/** Source files by subpath without `./`; `index` is the package root. */
export function entries(): Readonly<Record<string, string>> {
  const manifest: Manifest = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'));
  return Object.fromEntries(
    Object.entries(manifest.exports).flatMap(([subpath, source]) =>
      subpath.includes('*')
        ? filesOf(source).map((file) => [nameOf(file.replace('src/', '')), file])
        : [[subpath === '.' ? 'index' : nameOf(subpath), source]],
    ),
  );
}

function filesOf(pattern: string): string[] {
  return globSync(pattern, { cwd: packageFolder }).filter((file) => !file.endsWith('.test.ts'));
}

function nameOf(path: string): string {
  return path.replace(/^\.\//, '').replace(/\.ts$/, '');
}
