import { locales } from '@signal-shop/sdk/constants';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { storiesByFile } from './support/story-index.ts';
import type { StoryPage } from './support/story-page.ts';
import { openStoryPage } from './support/story-page.ts';

const phone = 390;
// English comes last: the next story is played in it.
const all = [...locales.filter((locale) => locale !== 'en'), 'pseudo', 'en'];
/** Those whose words are longest, or break in another way. */
const telling = ['de', 'ja', 'en'];
// All languages of all stories take long, and most components stand on a screen anyway.
const isWhole = process.env.WIDTHS === 'all';
const stories = [...(await storiesByFile())].filter(
  ([, ofFile]) => isWhole || ofFile.some(({ title }) => title.startsWith('screens/')),
);
let page: StoryPage;

beforeAll(async () => {
  page = await openStoryPage(phone);
});

afterAll(() => page.close());

test.each(stories)('[LAY-09] %s never scrolls sideways at 390 px', async (_, ofFile) => {
  const found: string[] = [];
  for (const { id, tags } of ofFile) {
    if (tags.includes('wide')) continue;
    await page.show(id);
    for (const { locale, by, culprits } of await page.overflows(isWhole ? all : telling)) {
      found.push(`${id} in ${locale}: ${by} px too wide, ${culprits.join(' ')}`);
    }
  }
  expect(found).toEqual([]);
});
