// A guide calls its next changes "Unreleased" until a release gives them a version.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const unreleased = '- **Unreleased**:';

/**
 * Writes the version into the history of each guide that has unreleased changes.
 * @param folder of the components
 * @returns the changed guides
 */
export function releaseGuides(folder: string, version: string): readonly string[] {
  const guides = globSync('**/*.mdx', { cwd: folder }).sort();
  const changed = guides.filter((name) => readFileSync(join(folder, name), 'utf8').includes(unreleased));
  for (const name of changed) {
    const path = join(folder, name);
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(unreleased, `- **${version}**:`));
  }
  return changed;
}
