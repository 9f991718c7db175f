// The plugins of ours in every Vite configuration, with the hooks that they use, and the aliases of the configurations;
// packages/web/README.md describes the plugins of the release build.
import { globSync, readFileSync } from 'node:fs';
import { mockShop } from '@signal-shop/mock-server/vite';
import type { ESTree, Plugin, PluginOption, UserConfig } from 'vite';
import { loadConfigFromFile, parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';
import storybook from '../../.storybook/main.ts';
import { followers, landingPages, overlays } from '../../packages/web/build/chunks.ts';
import { landingPages as firstPages } from '../../packages/web/src/begin/landing-pages.ts';

const releaseHooks: Readonly<Record<string, readonly string[]>> = {
  'signal-shop:first-view': ['configResolved', 'transformIndexHtml', 'writeBundle'],
  'signal-shop:deliver-languages': ['buildStart', 'augmentChunkHash', 'generateBundle'],
  'signal-shop:deliver': ['writeBundle', 'configurePreviewServer'],
};
const libraries = /^(?:vite:react|formatjs)/;
const settings = ['name', 'apply', 'enforce'];
/** More would be a separate build tool. */
const maximumLines = 620;

/** Its build without a parser, because messages are parsed at build time; docs/decisions/build/0039. */
const formatjsParser = '@formatjs/icu-messageformat-parser';

test('the release build uses only the listed plugins of ours, with the listed hooks', async () => {
  const file = await loadConfigFromFile(
    { command: 'build', mode: 'production' },
    'packages/web/vite.config.ts',
  );
  const plugins = await flatten(file?.config.plugins ?? []);
  const ownPlugins = plugins.filter(({ name }) => !libraries.test(name));
  expect(hooksOf(ownPlugins)).toEqual(releaseHooks);
  expect(plugins.length).toBeGreaterThan(ownPlugins.length);
});

test('the plugin of the mock server only serves: it proxies calls, and adds the drawer to the HTML', async () => {
  const plugin = mockShop({ url: 'http://127.0.0.1:1' });
  expect(plugin.apply).toBe('serve');
  expect(hooksOf([plugin])).toEqual({
    'signal-shop:mock': [
      'config',
      'configureServer',
      'configurePreviewServer',
      'transformIndexHtml',
      'closeBundle',
    ],
  });
});

test("Storybook's plugins add only messages of pseudo-locales, tokens of style sheets and defaults of props", async () => {
  const { plugins }: UserConfig = await Reflect.apply(Object(storybook.viteFinal), null, [{}]);
  const ownPlugins = (await flatten(plugins ?? [])).filter(({ name }) => !libraries.test(name));
  expect(hooksOf(ownPlugins)).toEqual({
    'signal-shop:prop-defaults': ['transform'],
    'signal-shop:pseudo-locales': ['resolveId', 'load'],
    'signal-shop:tokens-of-styles': ['resolveId', 'load'],
  });
  for (const { resolveId, load } of ownPlugins.filter((plugin) => plugin.load !== undefined)) {
    expect(Reflect.apply(Object(resolveId), null, ['react-intl', 'main.ts'])).toBeNull();
    expect(Reflect.apply(Object(load), null, ['main.ts'])).toBeNull();
  }
});

test(`the bundler's files have at most ${maximumLines} lines together`, () => {
  const files = globSync(['packages/web/build/*.ts', 'packages/web/vite.config.ts']);
  const lines = files.map((path) => readFileSync(path, 'utf8').split('\n').length - 1);
  expect(files.length).toBeGreaterThan(5);
  expect(lines.reduce((total, count) => total + count)).toBeLessThanOrEqual(maximumLines);
});

test('no configuration swaps a library for another, except for the build of FormatJS without a parser', () => {
  const configurations = globSync(['*.config.ts', '.storybook/*.ts', '{packages,scripts,tests}/**/*.ts'], {
    exclude: ['**/node_modules', '**/dist'],
  });
  const aliases = configurations.flatMap((path) => aliasesIn(path).map((alias) => [path, alias] as const));
  expect(aliases.sort()).toEqual([
    ['.storybook/main.ts', '/^@formatjs\\/icu-messageformat-parser$/ → withoutParser'],
    ['packages/mock-page/build/build-page.ts', `${formatjsParser} → ${formatjsParser}/no-parser.js`],
    // The measurement of download sizes bundles the SDK as built, not its sources.
    ['packages/sdk/bench/sizes.ts', 'sdk → folder'],
    ['packages/web/vite.config.ts', `${formatjsParser} → ${formatjsParser}/no-parser.js`],
  ]);
});

test('each module that the chunks name exists once, and their landing pages are those of the HTML', () => {
  const named = [...Object.keys(landingPages), ...followers, overlays];
  const files = named.map((name) => globSync(`packages/web/src/**/${name}.{ts,tsx}`).length);
  expect(Object.fromEntries(named.map((name, index) => [name, files[index]]))).toEqual(
    Object.fromEntries(named.map((name) => [name, 1])),
  );
  expect(firstPages).toEqual(expect.arrayContaining(Object.keys(landingPages)));
});

/** Plugins may be lists of plugins, promises of them, or falsy. */
async function flatten(option: PluginOption): Promise<readonly Plugin[]> {
  const plugins = await option;
  if (Array.isArray(plugins)) return (await Promise.all(plugins.map(flatten))).flat();
  return plugins === false || plugins === null || plugins === undefined ? [] : [plugins];
}

function hooksOf(plugins: readonly Plugin[]): object {
  return Object.fromEntries(
    plugins.map((plugin) => [plugin.name, Object.keys(plugin).filter((key) => !settings.includes(key))]),
  );
}

/** The entries of each property `alias` in a source, as an object or as a list of `find` and `replacement`. */
function aliasesIn(path: string): readonly string[] {
  const source = readFileSync(path, 'utf8');
  const aliases: string[] = [];
  const visitor = new Visitor({
    Property: ({ key, value }) => {
      if (nameOf(key) !== 'alias') return;
      if (value.type === 'ObjectExpression')
        aliases.push(...entriesOf(value).map((entry) => entry.join(' → ')));
      else if (value.type === 'ArrayExpression') aliases.push(...value.elements.map(findAndReplacement));
      else aliases.push(source.slice(value.start, value.end));
    },
  });
  if (source.includes('alias')) visitor.visit(parseSync(path, source).program);
  return aliases;
}

function findAndReplacement(element: ESTree.ArrayExpressionElement): string {
  const { find = '', replacement = '' } =
    element?.type === 'ObjectExpression' ? Object.fromEntries(entriesOf(element)) : {};
  return `${find} → ${replacement}`;
}

function entriesOf({ properties }: ESTree.ObjectExpression): readonly (readonly [string, string])[] {
  return properties.map((property) =>
    property.type === 'SpreadElement' ? ['…', ''] : [nameOf(property.key), nameOf(property.value)],
  );
}

/** An identifier, or the value of a literal. */
function nameOf(node: ESTree.Node): string {
  if (node.type === 'Identifier') return node.name;
  if (node.type !== 'Literal') return `(${node.type})`;
  return String(node.value);
}
