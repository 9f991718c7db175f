import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

interface Manifest {
  readonly dependencies?: Record<string, string>;
  readonly devDependencies?: Record<string, string>;
  readonly peerDependencies?: Record<string, string>;
  readonly peerDependenciesMeta?: Record<string, { readonly optional?: boolean }>;
  readonly scripts?: Record<string, string>;
}

/**
 * The dependencies that each package may have. One against the direction of the layers means that code is in
 * the wrong package.
 */
const allowedDependencies = {
  sdk: ['cookie', 'eventsource-parser', 'openapi-fetch', 'valibot'],
  guide: ['@fontsource-variable/geologica', 'highlight.js', 'marked'],
  'mock-server': [
    '@faker-js/faker',
    '@signal-shop/guide',
    '@signal-shop/mock-pictures',
    '@signal-shop/sdk',
    '@scalar/api-reference',
    '@stoplight/prism-cli',
    '@stoplight/prism-core',
    '@stoplight/prism-http',
    'cookie',
    'eventsource-parser',
    'image-size',
    'minisearch',
    'rfc6902',
  ],
  ui: [
    '@fontsource-variable/geologica',
    '@formatjs/icu-messageformat-parser',
    '@signal-shop/sdk',
    'intl-messageformat',
    'react',
    'react-dom',
    'react-intl',
    'react-router',
  ],
  'mock-page': ['@signal-shop/mock-server', '@signal-shop/sdk', '@signal-shop/ui', 'react', 'react-dom'],
  web: [
    '@signal-shop/sdk',
    '@signal-shop/ui',
    'cookie',
    'jotai',
    'react',
    'react-dom',
    'react-intl',
    'react-router',
  ],
};

const manifestPaths = [
  'package.json',
  'tests/package.json',
  ...Object.keys(allowedDependencies).map((name) => `packages/${name}/package.json`),
];

test.each(Object.entries(allowedDependencies))('%s depends only on allowed packages', (name, allowed) => {
  const unexpected = Object.keys(readManifest(`packages/${name}/package.json`).dependencies ?? {}).filter(
    (dependency) => !allowed.includes(dependency),
  );
  expect(unexpected).toEqual([]);
});

test.each(manifestPaths)('%s declares no peer that a consumer does not need', (path) => {
  const { peerDependencies = {}, peerDependenciesMeta = {} } = readManifest(path);
  const requiredPeers = Object.keys(peerDependencies).filter(
    (name) => peerDependenciesMeta[name]?.optional !== true,
  );
  expect(requiredPeers).toEqual([]);
});

test.each(manifestPaths)('%s takes every version from the catalog', (path) => {
  const { dependencies = {}, devDependencies = {}, peerDependencies = {} } = readManifest(path);
  const versions = Object.entries({ ...dependencies, ...devDependencies, ...peerDependencies });
  // The generators need the older compiler, under the name they import.
  const differentVersions = versions.filter(
    ([name, version]) =>
      version !== 'catalog:' &&
      version !== 'workspace:*' &&
      !(path.includes('/sdk/') && name === 'typescript'),
  );
  expect(differentVersions).toEqual([]);
});

test('the catalog contains only exact versions', () => {
  const { catalog }: { readonly catalog: Readonly<Record<string, string>> } = parse(
    readFileSync('pnpm-workspace.yaml', 'utf8'),
  );
  const versions = Object.values(catalog);
  expect(versions.length).toBeGreaterThan(30);
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

test('the lockfile names no registry, so that it installs from any', () => {
  expect(readFileSync('pnpm-lock.yaml', 'utf8')).not.toMatch(/https?:\/\//);
});

test('every command runs on a fresh clone', () => {
  const commands = Object.values(readManifest('package.json').scripts ?? {});
  expect(commands.filter((command) => !command.startsWith('node scripts/bootstrap.mjs '))).toEqual([]);
});

function readManifest(path: string): Manifest {
  return JSON.parse(readFileSync(path, 'utf8'));
}
