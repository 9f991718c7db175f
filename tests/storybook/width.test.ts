import { locales } from '@signal-shop/sdk/constants';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pseudoLocales } from '../../.storybook/pseudo-locales.ts';
import type { StoryEntry } from './support/story-index.ts';
import { storiesByFile } from './support/story-index.ts';
import type { StoryPage } from './support/story-page.ts';
import { openStoryPage } from './support/story-page.ts';

const phone = 320;
/** A play function finds its elements by their English text. */
const interactionLocale = 'en';
const all = [...locales, ...pseudoLocales];
/** Languages with the longest words, or with other line breaking. */
const wideLocales = ['de', 'fr', 'ja'];
const measuredLocales = process.env.WIDTHS === 'all' ? all : wideLocales;
const stories = [...(await storiesByFile())];
/** As many as tests run concurrently (`maxConcurrency`). */
const windows = 2;
const free: StoryPage[] = [];

beforeAll(async () => {
  for (let count = 0; count < windows; count += 1) free.push(await openStoryPage(phone));
});

afterAll(async () => {
  for (const page of free) await page.close();
});

test.concurrent.each(stories)('[LAY-09] %s never scrolls sideways at 320 px', async (_, ofFile) => {
  const page = free.pop();
  if (page === undefined) throw new Error('More tests run concurrently than there are windows.');
  try {
    expect(await tooWideIn(page, ofFile)).toEqual([]);
  } finally {
    free.push(page);
  }
});

async function tooWideIn(page: StoryPage, stories: readonly StoryEntry[]): Promise<readonly string[]> {
  const problems: string[] = [];
  // A story that extends a played one is also played, but its tags do not show it.
  const isPlayed = stories.some(({ tags }) => tags.includes('play-fn'));
  for (const { id, tags } of stories) {
    if (tags.includes('wide')) continue;
    if (isPlayed) await page.speak(interactionLocale);
    await page.show(id);
    for (const { locale, by, culprits } of await page.overflows(measuredLocales)) {
      problems.push(`${id} in ${locale}: ${by} px too wide, ${culprits.join(' ')}`);
    }
  }
  return problems;
}
