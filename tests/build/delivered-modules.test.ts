// The modules that a customer loads, according to the build: none of them makes entities for tests.
import type { Plugin } from 'vite';
import { build } from 'vite';
import { beforeAll, expect, test } from 'vitest';

const ids = new Set<string>();

const noteModules: Plugin = {
  name: 'note-modules',
  buildEnd() {
    for (const id of this.getModuleIds()) ids.add(id);
  },
};

beforeAll(async () => {
  process.env.NODE_ENV = 'production';
  await build({ root: 'packages/web', logLevel: 'error', build: { write: false }, plugins: [noteModules] });
}, 180_000);

test('the release consists of the shop and its libraries', () => {
  const all = [...ids];
  expect(all.some((id) => id.endsWith('/packages/web/src/main.tsx'))).toBe(true);
  expect(all.some((id) => id.includes('/node_modules/react-dom/'))).toBe(true);
});

test.each(['/node_modules/@faker-js/', '/packages/sdk/src/testing/', '/packages/mock-server/'])(
  'the release contains no module of %s',
  (folder) => {
    expect([...ids].filter((id) => id.includes(folder))).toEqual([]);
  },
);

test("the browser's mock shop loads faker in separate chunks, only for a large world", async () => {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry: 'packages/mock-server/src/index.ts', formats: ['es'] } },
  });
  const files = [output].flat().flatMap((one) => ('output' in one ? one.output : []));
  const scripts = files.flatMap((file) => (file.type === 'chunk' ? [file] : []));
  const withFaker = scripts.filter(({ moduleIds }) => moduleIds.some((id) => id.includes('/@faker-js/')));
  expect(withFaker.length).toBeGreaterThanOrEqual(7);
  expect(withFaker.filter(({ isEntry }) => isEntry)).toEqual([]);
  const [entry] = scripts.filter(({ isEntry }) => isEntry);
  for (const { fileName } of withFaker) expect(entry?.imports).not.toContain(fileName);
});
