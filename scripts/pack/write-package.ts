// The files that every published package has beside its code.
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Publication } from './published-manifest.ts';
import { publishedManifest, repository } from './published-manifest.ts';

/**
 * Writes the manifest, README, license and changelog.
 * @param source folder of the package in the workspace
 * @param files further files and folders that are copied unchanged
 */
export function writePackage(
  folder: string,
  source: string,
  publication: Publication,
  files: readonly string[] = [],
): void {
  mkdirSync(folder, { recursive: true });
  const manifest = publishedManifest(source, publication);
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
  cpSync(join(repository, 'LICENSE'), join(folder, 'LICENSE'));
  for (const name of ['README.md', 'CHANGELOG.md', ...files]) {
    if (!existsSync(join(source, name))) throw new Error(`${source} has no ${name}, which it publishes.`);
    cpSync(join(source, name), join(folder, name), { recursive: true });
  }
}
