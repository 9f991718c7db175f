import { existsSync, globSync } from 'node:fs';
import { expect, test } from 'vitest';

test('[BEY-12] no accessibility trees of deleted stories remain', () => {
  const trees = globSync('packages/{ui,mock-page}/src/**/*.aria.yaml');
  expect(trees.length).toBeGreaterThan(0);
  expect(trees.filter((file) => !existsSync(file.replace('.aria.yaml', '.stories.tsx')))).toEqual([]);
});
