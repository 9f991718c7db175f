import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createSlugs, markdownParts } from '@signal-shop/guide';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { typeFaults } from '../contract/support/type-check.ts';
import { documents } from './support/documents.ts';
import { blocksOf } from './support/shell-blocks.ts';

const readmes = documents;

const programs = readmes.flatMap((path) =>
  blocksOf(path, 'ts', 'tsx').map((text, at) => ({
    name: `${path.replaceAll(/\W/g, '-')}-${at + 1}.ts`,
    text,
  })),
);
const commands = readmes.flatMap((path) => blocksOf(path, 'sh').flatMap((text) => commandsOf(path, text)));
const links = readmes.flatMap((path) => linksOf(path));

test('every program of the READMEs compiles unchanged', async () => {
  expect(programs.length).toBeGreaterThan(10);
  const files = programs.map(
    ({ name, text }) => [name, withShop(withScenarioImport(text))] satisfies [string, string],
  );
  expect(await typeFaults(new Map([...files, ['strangers.d.ts', foreignModules]]))).toEqual([]);
});

test('the README sets up Storybook as the project does that installs the packed components', () => {
  const tried = readFileSync('tests/packages/consumer/.storybook/preview.jsx', 'utf8');
  expect(blocksOf('packages/ui/README.md', 'jsx')).toEqual([tried]);
});

test.each(commands)('$path: `$line` is a command of this repository', ({ script }) => {
  expect(scripts()).toContain(script);
});

test.each(links)('$path links to $target', ({ path, target }) => {
  const [file = '', heading] = target.split('#');
  const to = file === '' ? path : join(dirname(path), file);
  expect(existsSync(to), to).toBe(true);
  if (heading !== undefined) expect(headingsOf(to)).toContain(heading);
});

/** The documents call the client `shop` once they have created it. */
function withShop(text: string): string {
  if (declaresShop(text)) return text;
  return `import type { ShopClient } from '@signal-shop/sdk';\ndeclare const shop: ShopClient;\n${text}`;
}

function declaresShop(text: string): boolean {
  const { body } = parseSync('document.tsx', text).program;
  const statements = body.map((node) => (node.type === 'ExportNamedDeclaration' ? node.declaration : node));
  const declarations = statements.flatMap((node) =>
    node?.type === 'VariableDeclaration' ? node.declarations : [],
  );
  return declarations.some(({ id }) => id.type === 'Identifier' && id.name === 'shop');
}

/** Resolves the relative import of a scenarios file in a document. */
function withScenarioImport(text: string): string {
  return text.replace(
    "'../create/scenario.ts'",
    "'../../packages/mock-server/src/scenarios/create/scenario.ts'",
  );
}

/** Third-party packages in the documents that this repository does not install. */
const foreignModules = `declare module '@react-native-async-storage/async-storage' {
  const store: {
    getItem(key: string): Promise<string | null>;
    setItem(key: string, value: string): Promise<void>;
    removeItem(key: string): Promise<void>;
  };
  export default store;
}
declare module 'msw/node' {
  export function setupServer(...handlers: readonly object[]): { listen(): void };
}`;

/** Returns the lines of shell blocks that run a script of this repository. */
function commandsOf(path: string, text: string) {
  return text.split('\n').flatMap((line) => {
    const [, script] = /^(?:npm run|npm|pnpm) ([\w:-]+)/.exec(line.trim()) ?? [];
    return script === undefined || script === 'install' ? [] : [{ path, line: line.trim(), script }];
  });
}

function scripts(): readonly string[] {
  const manifest: unknown = JSON.parse(readFileSync('package.json', 'utf8'));
  const scripts = typeof manifest === 'object' && manifest !== null ? Reflect.get(manifest, 'scripts') : {};
  return Object.keys(Object(scripts));
}

function linksOf(path: string) {
  const { targets } = markdownParts(readFileSync(path, 'utf8'));
  return targets.filter((target) => !URL.canParse(target)).map((target) => ({ path, target }));
}

function headingsOf(path: string): readonly string[] {
  const slug = createSlugs();
  return markdownParts(readFileSync(path, 'utf8')).headings.map(slug);
}
