import { globSync, readFileSync } from 'node:fs';
import { createShop } from '@signal-shop/mock-server';
import type { LiveLink, LiveLinks } from '@signal-shop/ui/stories/live-links.ts';
import { matchPage } from '@signal-shop/web/route-meta.ts';
import { expect, test } from 'vitest';
import { exportedNames } from '../../scripts/documents/exported-names.ts';
import { readShopParameter } from '../../scripts/documents/shop-parameter.ts';

const storiesFiles = globSync([
  'packages/ui/src/**/*.stories.tsx',
  'packages/mock-page/src/**/*.stories.tsx',
  '.storybook/atlas/*.stories.tsx',
]).sort();
const parameters = await Promise.all(
  storiesFiles.map(async (file) => [file, await readShopParameter(file)] as const),
);
const withStates = parameters.flatMap(([file, shop]): [string, LiveLinks][] =>
  shop !== undefined && 'states' in shop ? [[file, shop]] : [],
);
const withLinks = parameters.flatMap(([file, shop]): [string, LiveLink[]][] => {
  if (shop === undefined || 'reason' in shop) return [];
  return [[file, 'path' in shop ? [shop] : Object.values(shop.states)]];
});
const mockViews = ['calls', 'scenarios', 'world', 'streams', 'outbox', 'faults', 'coverage'].map(
  (view) => `/__mock#${view}`,
);
/** Every English text of the shop, and the texts that the steps ask a reader to type. */
const texts = new Set<unknown>([
  ...Object.values(JSON.parse(readFileSync('packages/ui/lang/en.json', 'utf8'))),
  ...['ada@', 'mouse'],
]);
const requirements = readFileSync('docs/requirements-list.md', 'utf8');

test('every file of stories has live links, or a reason for none', () => {
  expect(parameters.flatMap(([file, shop]) => (shop === undefined ? [file] : []))).toEqual([]);
  for (const [, shop] of parameters) {
    if (shop !== undefined && 'reason' in shop) expect(shop.reason).toMatch(/^[A-Z].+\.$/u);
  }
});

test.each(withStates)('[NAV-17] %s: each of its states has a live link', (file, shop) => {
  expect(shop.spec).not.toEqual([]);
  expect(shop.requirements.filter((id) => !requirements.includes(`| ${id} |`))).toEqual([]);
  expect(Object.keys(shop.states).toSorted()).toEqual(exportedNames(file).toSorted());
});

test.each(withLinks)('%s: its live links open pages of the shop', (_, links) => {
  for (const link of links) expectLiveLink(link);
});

test.each(withLinks)('%s: every text that a step quotes exists in the shop', (_, links) => {
  const quotes = links.flatMap(({ step = '' }) => [...step.matchAll(/“([^”]+)”/gu)]);
  expect(quotes.map(([, quote = '']) => quote).filter((quote) => !texts.has(quote))).toEqual([]);
});

test('the states of every screen, and of the page frame, have live links', () => {
  const screens = globSync('packages/ui/src/screens/*/*/*.states.ts').map((file) =>
    file.replace('.states.ts', '.stories.tsx'),
  );
  // The parts that other parts of the frame consist of are the same in every state of a page.
  const stateless = ['brand', 'disclosure', 'page', 'page-head', 'side-layout', 'toast-action'];
  const around = globSync('packages/ui/src/chrome/*/*.stories.tsx').filter(
    (file) => !stateless.includes(file.split('/').at(-2) ?? ''),
  );
  const files = withStates.map(([file]) => file);
  expect([...screens, ...around].filter((file) => !files.includes(file))).toEqual([]);
});

test('a folder of states is identified by its name alone, as in the atlas', () => {
  const names = withStates.map(([file]) => file.split('/').at(-2));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

function expectLiveLink({ path, scenarios = '' }: LiveLink): void {
  if (path.startsWith('/__mock')) {
    expect(mockViews).toContain(path);
    return;
  }
  expect({ path, page: matchPage(path)?.page }).toEqual({ path, page: expect.any(String) });
  // This rejects unknown names and contradictions. Broken chunks are not part of a world.
  const names = scenarios.split(',').filter((name) => !name.startsWith('chunk.'));
  createShop({ scenarios: names.join(',') }).world('places');
}
