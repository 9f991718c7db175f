import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createShop } from '@signal-shop/mock-server';
import type { LiveLink, LiveLinks } from '@signal-shop/ui/stories/live-links.ts';
import { matchPage } from '@signal-shop/web/route-meta.ts';
import { expect, test } from 'vitest';
import { partLiveLinks } from '../../.storybook/part-live-links.ts';
import { exportedNames } from '../../scripts/documents/exported-names.ts';

const screens = globSync('packages/ui/src/screens/*/*.states.ts').map(storiesOf);
const withLiveLinks = globSync('packages/ui/src/*/*/*.live.ts').map(storiesOf).sort();
const allStories = globSync([
  'packages/ui/src/**/*.stories.tsx',
  'packages/mock-page/src/**/*.stories.tsx',
  '.storybook/atlas/*.stories.tsx',
]);
const mockViews = ['calls', 'scenarios', 'world', 'streams', 'outbox', 'faults', 'coverage'].map(
  (view) => `/__mock#${view}`,
);
/** Every English text of the shop, and the texts that the steps ask a reader to type. */
const texts = new Set<unknown>([
  ...Object.values(JSON.parse(readFileSync('packages/ui/lang/en.json', 'utf8'))),
  ...['ada@', 'mouse'],
]);
const requirements = readFileSync('docs/requirements-list.md', 'utf8');

test.each(withLiveLinks)('[NAV-17] %s: each of its states has a live link', async (file) => {
  const { spec, requirements: kept, states } = await liveLinksBeside(file);
  expect(spec).not.toEqual([]);
  expect(kept.filter((id) => !requirements.includes(`| ${id} |`))).toEqual([]);
  for (const place of Object.values(states)) expectLiveLink(place);
});

test.each(withLiveLinks)('%s: its stories use their live links', async (file) => {
  const stories = readFileSync(file, 'utf8');
  expect(stories).toMatch(/parameters: \{ shop: \w+Live\b/u);
  const { states } = await liveLinksBeside(file);
  expect(Object.keys(states).toSorted()).toEqual(exportedNames(file).toSorted());
});

test.each(withLiveLinks)('%s: every text that a step quotes exists in the shop', async (file) => {
  const { states } = await liveLinksBeside(file);
  const quotes = Object.values(states).flatMap(({ step = '' }) => [...step.matchAll(/“([^”]+)”/gu)]);
  expect(quotes.map(([, words = '']) => words).filter((words) => !texts.has(words))).toEqual([]);
});

test('the states of every screen, and of the page frame, have live links', () => {
  const around = globSync('packages/ui/src/chrome/*/*.stories.tsx');
  expect([...screens, ...around].filter((file) => !withLiveLinks.includes(file))).toEqual([]);
});

test('every other file of stories has one live link, or a reason for none', () => {
  const parts = allStories.filter((file) => !withLiveLinks.includes(file));
  expect(parts.map(nameOf).toSorted()).toEqual(Object.keys(partLiveLinks).toSorted());
});

test.each(Object.entries(partLiveLinks))('the live link of %s works, or its reason is given', (_, place) => {
  if ('reason' in place) expect(place.reason).toMatch(/^[A-Z].+\.$/u);
  else expectLiveLink(place);
});

test('a file of stories is identified by its name alone, and a folder of states by its own', () => {
  for (const names of [allStories.map(nameOf), withLiveLinks.map((file) => file.split('/').at(-2))]) {
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  }
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

function storiesOf(file: string): string {
  return file.replace(/\.(?:states|live)\.ts$/u, '.stories.tsx');
}

function nameOf(storiesFile: string): string {
  return storiesFile.replace(/^.*\/|\.stories\.tsx$/gu, '');
}

async function liveLinksBeside(storiesFile: string): Promise<LiveLinks> {
  const file = join(process.cwd(), storiesFile.replace('.stories.tsx', '.live.ts'));
  const module: Record<string, LiveLinks> = await import(pathToFileURL(file).href);
  const [places] = Object.values(module);
  if (places === undefined) throw new Error(`${file} exports no live links`);
  return places;
}
