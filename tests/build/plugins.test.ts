// Which plugins put the release together, and what each of ours may touch; packages/web/README.md says it in words.
import type { Plugin, PluginOption } from 'vite';
import { loadConfigFromFile } from 'vite';
import { expect, test } from 'vitest';

const hooks: Readonly<Record<string, readonly string[]>> = {
  'signal-shop:first-view': ['transformIndexHtml'],
  'signal-shop:deliver-languages': ['buildStart', 'augmentChunkHash', 'generateBundle'],
  'signal-shop:deliver': ['writeBundle', 'configurePreviewServer'],
};
const libraries = /^(?:vite:react|formatjs)/;
const settings = ['name', 'apply', 'enforce'];

/** Plugins may be lists of plugins, promises of them, or nothing. */
async function flatten(option: PluginOption): Promise<readonly Plugin[]> {
  const given = await option;
  if (Array.isArray(given)) return (await Promise.all(given.map(flatten))).flat();
  return given === false || given === null || given === undefined ? [] : [given];
}

test('the release is built by the listed plugins, and each of ours touches only what is listed', async () => {
  const file = await loadConfigFromFile(
    { command: 'build', mode: 'production' },
    'packages/web/vite.config.ts',
  );
  const plugins = await flatten(file?.config.plugins ?? []);
  const ours = plugins.filter(({ name }) => !libraries.test(name));
  expect(hooksOf(ours)).toEqual(hooks);
  expect(plugins.length).toBeGreaterThan(ours.length);
});

function hooksOf(plugins: readonly Plugin[]): object {
  return Object.fromEntries(
    plugins.map((plugin) => [plugin.name, Object.keys(plugin).filter((key) => !settings.includes(key))]),
  );
}
