// The SDK as consumers get it: packed, installed in another folder, imported and required.
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundledCode, gzippedBytes, sizeBars } from '../../packages/sdk/bench/sizes.ts';
import { instantiationsMaximum, measureTypes } from '../../packages/sdk/bench/types.ts';
import { buildPackage } from '../../packages/sdk/build/build-package.ts';
import { entries } from '../../packages/sdk/build/entries.ts';

const sdk = resolve('packages/sdk');
const libraries = ['cookie', 'eventsource-parser', 'openapi-fetch', 'valibot'];
const home = mkdtempSync(join(tmpdir(), 'signal-sdk-'));
const packageFolder = join(sdk, '.cache/package');
const subpaths = Object.keys(entries()).map((name) =>
  name === 'index' ? '@signal-shop/sdk' : `@signal-shop/sdk/${name}`,
);
let tarball = '';

beforeAll(async () => {
  await buildPackage(packageFolder);
  run('npm', ['pack', packageFolder, '--pack-destination', home], home);
  tarball = join(home, readdirSync(home).find((file) => file.endsWith('.tgz')) ?? 'none');
  writeFileSync(join(home, 'package.json'), JSON.stringify({ name: 'somebody', private: true }));
  const local = [...libraries, 'openapi-typescript-helpers', '@faker-js/faker'].map(folderOf);
  run(
    'npm',
    ['install', '--offline', '--no-audit', '--no-fund', '--ignore-scripts', tarball, ...local],
    home,
  );
}, 120_000);

afterAll(() => rmSync(home, { recursive: true, force: true }));

test('every subpath can be imported and required, with the same exports', () => {
  const names = (code: string, kind: 'module' | 'commonjs'): unknown =>
    JSON.parse(run(process.execPath, [`--input-type=${kind}`, '--eval', code], home));
  const list = JSON.stringify(subpaths);
  const exportNames = names(
    `const found = {};
     for (const path of ${list}) found[path] = Object.keys(await import(path)).sort();
     console.log(JSON.stringify(found));`,
    'module',
  );
  const required = names(
    `const found = {};
     for (const path of ${list}) found[path] = Object.keys(require(path)).sort();
     console.log(JSON.stringify(found));`,
    'commonjs',
  );
  expect(subpaths.length).toBeGreaterThan(10);
  expect(exportNames).toMatchObject({ '@signal-shop/sdk': expect.arrayContaining(['createShopClient']) });
  expect(required).toEqual(exportNames);
});

test('importing it needs no global that only some runtimes have', () => {
  const bare = [
    'fetch',
    'Headers',
    'Response',
    'Request',
    'FormData',
    'URL',
    'URLSearchParams',
    'EventSource',
  ]
    .concat('AbortController', 'TextDecoder', 'crypto', 'performance', 'document', 'location', 'localStorage')
    .map((name) => `delete globalThis.${name};`);
  const code = `${bare.join('')} for (const path of ${JSON.stringify(subpaths)}) require(path);`;
  expect(() => run(process.execPath, ['--input-type=commonjs', '--eval', code], home)).not.toThrow();
});

test('require finds a dependency as well', () => {
  const code =
    "console.log(typeof require('@signal-shop/sdk').connectShop({ baseUrl: 'http://shop.test' }).client.GET)";
  expect(run(process.execPath, ['--input-type=commonjs', '--eval', code], home)).toBe('function\n');
});

test('its declarations compile on their own, as ES modules and as CommonJS', () => {
  const program = subpaths.map((path, index) => `export * as path${index} from '${path}';`).join('\n');
  for (const file of ['program.mts', 'program.cts']) writeFileSync(join(home, file), program);
  const compiler = resolve('node_modules/typescript/bin/tsc');
  const flags =
    '--noEmit --strict --exactOptionalPropertyTypes --skipLibCheck false --module node16 --target es2022';
  run(process.execPath, [compiler, ...flags.split(' '), '--types', '', 'program.mts', 'program.cts'], home);
}, 180_000);

test('[D08] publint finds nothing', () => {
  expect(
    run(join(sdk, 'node_modules/.bin/publint'), ['--strict', '--pack', 'false', packageFolder], home),
  ).toContain('All good');
});

test('[D08] attw: the types are right for every subpath and every module resolution', () => {
  expect(run(join(sdk, 'node_modules/.bin/attw'), [tarball, '--no-emoji'], home)).toContain(
    'No problems found',
  );
});

test('it depends on four libraries only, in versions from npm; faker is an optional peer for tests', () => {
  const { dependencies, peerDependencies, peerDependenciesMeta, sideEffects } = JSON.parse(
    readFileSync(join(packageFolder, 'package.json'), 'utf8'),
  );
  expect(dependencies).toEqual(
    Object.fromEntries(libraries.map((name) => [name, expect.stringMatching(/^\^\d/)])),
  );
  expect(peerDependencies).toEqual({ '@faker-js/faker': expect.stringMatching(/^\^\d/) });
  expect(peerDependenciesMeta).toEqual({ '@faker-js/faker': { optional: true } });
  expect(sideEffects).toBe(false);
  for (const name of ['README.md', 'GLOSSARY.md', 'api.md', 'examples/reorder.ts'])
    expect(existsSync(join(packageFolder, name)), name).toBe(true);
});

test('a program with one call bundles one call', async () => {
  const { atOnce, later } = await bundledCode('coreAndOneCall', packageFolder);
  const code = atOnce.join('\n');
  expect(pathsIn(code)).toEqual(['/api/product/getGoodsCart']);
  expect(code).not.toContain('EventSource');
  expect(later).toEqual([]);
});

test.each(['coreAndOneCall', 'everything'] as const)('%s stays below its size limit', async (program) => {
  expect((await gzippedBytes(program, packageFolder)).atOnce).toBeLessThanOrEqual(sizeBars[program]);
});

test.each(['methods', 'functions'] as const)('all calls as %s are cheap to type-check', (program) => {
  expect(measureTypes(program, packageFolder).instantiations).toBeLessThanOrEqual(instantiationsMaximum);
});

/** Returns the workspace folder of a dependency of the SDK, or of a transitive one. */
function folderOf(dependency: string): string {
  const own = join(sdk, 'node_modules', dependency);
  const beside = join(realpathSync(join(sdk, 'node_modules/openapi-fetch')), '..', dependency);
  return realpathSync(existsSync(own) ? own : beside);
}

function run(command: string, parameters: readonly string[], cwd: string): string {
  return execFileSync(command, parameters, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

/** The addresses of calls that a program contains. */
function pathsIn(code: string): readonly string[] {
  const paths: string[] = [];
  const note = (text: unknown) => {
    // A path is a word of the line that describes its call.
    if (typeof text === 'string') paths.push(...text.split(' ').filter((word) => word.startsWith('/api/')));
  };
  const visitor = new Visitor({
    Literal: ({ value }) => note(value),
    TemplateElement: ({ value }) => note(value.cooked),
  });
  visitor.visit(parseSync('program.js', code).program);
  return paths;
}
