// The plugins of the release build and the files that each of ours may change; packages/web/README.md describes
// them.
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

/** Plugins may be lists of plugins, promises of them, or falsy. */
async function flatten(option: PluginOption): Promise<readonly Plugin[]> {
  const resolved = await option;
  if (Array.isArray(resolved)) return (await Promise.all(resolved.map(flatten))).flat();
  return resolved === false || resolved === null || resolved === undefined ? [] : [resolved];
}

test('the release build uses the listed plugins, and each of ours changes only the listed files', async () => {
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
