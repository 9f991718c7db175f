import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

// The linter's table lists the allowed packages; a relative path would bypass it.
test('every import of another package uses an exported subpath', () => {
  const sources = globSync('packages/*/src/**/*.{ts,tsx}');
  const offenders = sources.filter((path) =>
    importsOf(path).some((name) => /^(?:\.\.\/)+(?:sdk|mock-server|ui|web)\/src\//.test(name)),
  );
  expect(sources.length).toBeGreaterThan(0);
  expect(offenders).toEqual([]);
});

function importsOf(path: string): string[] {
  const { staticImports, staticExports } = parseSync(path, readFileSync(path, 'utf8')).module;
  const reexports = staticExports.flatMap(({ entries }) => entries.map((entry) => entry.moduleRequest));
  return [...staticImports.map((one) => one.moduleRequest), ...reexports].flatMap((one) => one?.value ?? []);
}
