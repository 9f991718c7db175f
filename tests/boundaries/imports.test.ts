import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseSync, Visitor } from 'vite';
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

/** Lists of words that components show; every other name of the contract is an entity with its fields. */
const sharedWords = ['ColourName', 'Currency', 'PointKind'];

test('a component knows no entity of the contract: sections map them to its props', () => {
  const codes = readdirSync('packages/sdk/src/generated/codes').map((file) => basename(file, '.ts'));
  const offenders = componentSources().flatMap((path) =>
    namesFrom(path, '@signal-shop/sdk/contract')
      .filter((name) => !codes.includes(name) && !sharedWords.includes(name))
      .map((name) => `${path}: ${name}`),
  );
  expect(componentSources().length).toBeGreaterThan(100);
  expect(offenders).toEqual([]);
});

/** The contract's names have several words with an underscore between them, such as `goods_id`. */
const wireName = /^[a-z\d]+(?:_[a-z\d]+)+$/u;

test('a component has no name of the contract, such as goods_id: its props are in the words of the page', () => {
  const offenders = componentSources().flatMap((path) =>
    namesIn(path)
      .filter((name) => wireName.test(name))
      .map((name) => `${path}: ${name}`),
  );
  expect(offenders).toEqual([]);
});

test('a component imports no section, screen or view', () => {
  const above = ['chrome', 'forms', 'screens', 'sections', 'views'];
  const offenders = componentSources().filter((path) =>
    importsOf(path).some((name) => name.startsWith('../../') && above.includes(name.split('/')[2] ?? '')),
  );
  expect(offenders).toEqual([]);
});

function componentSources(): string[] {
  return globSync('packages/ui/src/components/**/*.{ts,tsx}').filter(
    (path) => !['.test.ts', '.test.tsx', '.stories.tsx'].some((ending) => path.endsWith(ending)),
  );
}

/** The names of everything that a file declares, reads or passes. */
function namesIn(path: string): string[] {
  const names: string[] = [];
  new Visitor({
    Identifier: ({ name }) => void names.push(name),
    JSXIdentifier: ({ name }) => void names.push(name),
  }).visit(parseSync(path, readFileSync(path, 'utf8')).program);
  return names;
}

/** The names that a file imports from a module. */
function namesFrom(path: string, source: string): string[] {
  return moduleOf(path)
    .staticImports.filter(({ moduleRequest }) => moduleRequest.value === source)
    .flatMap(({ entries }) => entries.map(({ importName }) => importName.name ?? importName.kind));
}

function importsOf(path: string): string[] {
  const { staticImports, staticExports } = moduleOf(path);
  const reexports = staticExports.flatMap(({ entries }) => entries.map((entry) => entry.moduleRequest));
  return [...staticImports.map((one) => one.moduleRequest), ...reexports].flatMap((one) => one?.value ?? []);
}

function moduleOf(path: string) {
  return parseSync(path, readFileSync(path, 'utf8')).module;
}
