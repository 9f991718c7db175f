import { existsSync, globSync } from 'node:fs';
import { expect, test } from 'vitest';

test('[BEY-12] every file of stories has accessible trees that were reviewed, and no trees are kept of others', () => {
  const files = globSync('packages/{ui,mock-server/page}/src/**/*.stories.tsx');
  const trees = globSync('packages/{ui,mock-server/page}/src/**/*.aria.yaml');
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => !existsSync(file.replace('.stories.tsx', '.aria.yaml')))).toEqual([]);
  expect(trees.filter((file) => !existsSync(file.replace('.aria.yaml', '.stories.tsx')))).toEqual([]);
});
