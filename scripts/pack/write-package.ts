// The files that every published package has beside its code.
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Publication } from './published-manifest.ts';
import { publishedManifest, repository } from './published-manifest.ts';
import { publishedMarkdown } from './published-markdown.ts';

/**
 * Writes the manifest, README, license and changelog.
 * @param source folder of the package in the workspace
 * @param files further files and folders, which are copied unchanged except for the links of pages; those outside `source` get into `folder` itself
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
  const names = ['README.md', 'CHANGELOG.md', ...files];
  const packed = new Map(names.map((name) => [join(source, name), packedName(name)]));
  for (const [path, name] of packed) {
    if (!existsSync(path)) throw new Error(`There is no ${path}, which is published.`);
    const target = join(folder, name);
    if (name.endsWith('.md'))
      writeFileSync(
        target,
        publishedMarkdown(path, (file) => packed.get(file) ?? null),
      );
    else cpSync(path, target, { recursive: true });
  }
}

function packedName(name: string): string {
  return name.startsWith('..') ? basename(name) : name;
}
