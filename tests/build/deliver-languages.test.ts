import formatjs from '@formatjs/unplugin/vite';
import type { Locale } from '@signal-shop/sdk/contract';
import type { Messages } from '@signal-shop/ui/intl/messages.ts';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { deliverLanguages } from '../../packages/web/build/deliver-languages.ts';

const modules: Readonly<Record<string, string>> = {
  '/page.ts': `import { words } from '/page.messages.ts'; document.title = format(words.title);`,
  '/page.messages.ts': `export const words = defineMessages({
    title: { id: 'page.title', defaultMessage: 'A cart – signal', description: 'Browser tab.' },
  });`,
};

/** Builds a small program with one message; returns its files by name. */
async function release(german: string): Promise<ReadonlyMap<string, string>> {
  const load = async (locale: Locale): Promise<Messages> => ({
    'page.title': [{ type: 0, value: locale === 'de' ? german : `${locale}: signal` }],
  });
  const output = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      formatjs({ ast: true }),
      deliverLanguages(load),
      {
        name: 'modules',
        resolveId: (id) => (id in modules ? id : null),
        load: (id) => modules[id] ?? null,
      },
    ],
    build: {
      write: false,
      sourcemap: 'hidden',
      rolldownOptions: { input: '/page.ts', output: { entryFileNames: 'assets/en/[name]-[hash].js' } },
    },
  });
  const files = [output].flat().flatMap((one) => ('output' in one ? one.output : []));
  return new Map(
    files.map((file) => [file.fileName, file.type === 'chunk' ? file.code : String(file.source)]),
  );
}

test('[I18N-01] each language has the file under the same name with its own message', async () => {
  const files = await release('Ein Warenkorb');
  const [english = ''] = [...files.keys()].filter((name) => /^assets\/en\/.*\.js$/.test(name));
  expect(files.get(english)).toContain('A cart – signal');
  expect(files.get(english)).not.toContain('Browser tab.');
  const german = english.replace('/en/', '/de/');
  expect(files.get(german)).toContain('Ein Warenkorb');
  expect(files.get(german)).not.toContain('A cart');
  expect(files.get(english.replace('/en/', '/fr/'))).toContain('fr: signal');
  for (const name of [english, german]) expect(files.get(`${name}.map`)).toContain('page.messages.ts');
});

test("changing one language's message changes the file's hash in all languages, because caches are immutable", async () => {
  const namesWith = async (german: string) => [...(await release(german)).keys()].sort();
  const before = await namesWith('Ein Warenkorb');
  expect(await namesWith('Ein Warenkorb')).toEqual(before);
  expect(await namesWith('Ein anderer Warenkorb')).not.toEqual(before);
});
