import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { exportedNames } from './exported-names.ts';

const sources = join(import.meta.dirname, '../../packages/ui/src');

/** Names of stories by part, which is a folder below packages/ui/src: `components/button`. */
export function storyNames(): ReadonlyMap<string, readonly string[]> {
  const files = globSync('**/*.stories.tsx', { cwd: sources }).sort();
  return new Map(files.map((file) => [dirname(file), exportedNames(join(sources, file))]));
}
