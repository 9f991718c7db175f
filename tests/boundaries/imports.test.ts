import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// Which packages may be named at all is the linter's table; a relative path would walk around it.
test('every import of another package goes through what that package exports', () => {
  const sources = globSync('packages/*/src/**/*.{ts,tsx}');
  const offenders = sources.filter((path) =>
    /from '(\.\.\/)+(sdk|mock-server|ui|web)\/src\//.test(readFileSync(path, 'utf8')),
  );
  expect(sources.length).toBeGreaterThan(0);
  expect(offenders).toEqual([]);
});
