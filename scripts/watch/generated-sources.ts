import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The generated modules with their text. */
export function readGenerated(root: string): ReadonlyMap<string, string> {
  const paths = globSync('packages/*/src/**/generated/**/*.ts', { cwd: root });
  return new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}

/** The modules that the generators changed or added: most of them stay the same after a change of the contract. */
export function changedGenerated(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): readonly string[] {
  return [...after].filter(([path, text]) => before.get(path) !== text).map(([path]) => path);
}
