import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StoryEntry } from './support/story-index.ts';
import { storiesByFile } from './support/story-index.ts';
import type { StoryPage } from './support/story-page.ts';
import { openStoryPage } from './support/story-page.ts';
import type { StoryTree } from './support/trees-text.ts';
import { treesText } from './support/trees-text.ts';

const desktop = 1280;
const root = join(import.meta.dirname, '../..');
const stories = await storiesByFile();
let page: StoryPage;

beforeAll(async () => {
  page = await openStoryPage(desktop);
});

afterAll(() => page.close());

test.each([...stories])('[BEY-12] %s has the accessible trees that were reviewed', async (file, ofFile) => {
  await expect(await treesOf(ofFile)).toMatchFileSnapshot(join(root, treesFile(file)));
});

test('no trees are kept of stories that are gone', () => {
  const kept = globSync('packages/{ui,mock-server/page}/src/**/*.aria.yaml', { cwd: root });
  expect(kept.filter((file) => !existsSync(join(root, file.replace('.aria.yaml', '.stories.tsx'))))).toEqual(
    [],
  );
});

function treesFile(storiesFile: string): string {
  return storiesFile.replace('.stories.tsx', '.aria.yaml');
}

async function treesOf(ofFile: readonly StoryEntry[]): Promise<string> {
  const trees: StoryTree[] = [];
  for (const { id, exportName } of ofFile) {
    await page.show(id);
    trees.push({ story: exportName, tree: await page.tree() });
  }
  return treesText(trees);
}
