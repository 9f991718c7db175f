import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createSlugs } from '@signal-shop/guide';
import { expect, test } from 'vitest';
import { typeFaults } from '../contract/support/type-check.ts';
import { documents } from './support/documents.ts';
import { blocksOf } from './support/shell-blocks.ts';

const readmes = documents;

const programs = readmes.flatMap((path) =>
  blocksOf(path, /^tsx?$/).map((text, at) => ({ name: `${path.replaceAll(/\W/g, '-')}-${at + 1}.ts`, text })),
);
const commands = readmes.flatMap((path) => blocksOf(path, /^sh$/).flatMap((text) => commandsOf(path, text)));
const links = readmes.flatMap((path) => linksOf(path));

test('every program of the READMEs compiles unchanged', async () => {
  expect(programs.length).toBeGreaterThan(10);
  const files = programs.map(({ name, text }) => [name, withShop(beside(text))] satisfies [string, string]);
  expect(await typeFaults(new Map([...files, ['strangers.d.ts', strangers]]))).toEqual([]);
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
  if (/\bconst shop\b/.test(text)) return text;
  return `import type { ShopClient } from '@signal-shop/sdk';\ndeclare const shop: ShopClient;\n${text}`;
}

/** Resolves the relative import of a scenarios file in a document. */
function beside(text: string): string {
  return text.replace(
    "'../create/scenario.ts'",
    "'../../packages/mock-server/src/scenarios/create/scenario.ts'",
  );
}

/** Third-party packages in the documents that this repository does not install. */
const strangers = `declare module '@react-native-async-storage/async-storage' {
  const store: {
    getItem(key: string): Promise<string | null>;
    setItem(key: string, value: string): Promise<void>;
    removeItem(key: string): Promise<void>;
  };
  export default store;
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
  const links = readFileSync(path, 'utf8').matchAll(/\]\((?!https?:)([^)\s]+)\)/g);
  return [...links].map(([, target = '']) => ({ path, target }));
}

function headingsOf(path: string): readonly string[] {
  const slug = createSlugs();
  const programless = readFileSync(path, 'utf8').replaceAll(/^ *```[\s\S]*?^ *```$/gm, '');
  return [...programless.matchAll(/^#+ (.+)$/gm)].map(([, text = '']) => slug(text));
}
