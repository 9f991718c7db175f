import { locales } from '@signal-shop/sdk/constants';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { storiesByFile } from './support/story-index.ts';
import type { StoryPage } from './support/story-page.ts';
import { openStoryPage } from './support/story-page.ts';

const phone = 390;
/** Those whose words are longest, or break in another way. */
const telling = ['de', 'ja', 'pseudo'];
const whole = ['sections/', 'chrome/', 'screens/', 'forms/'];
// English comes last: the next story is played in it.
const all = [...locales.filter((locale) => locale !== 'en'), 'pseudo', 'en'];
const stories = await storiesByFile();
let page: StoryPage;

beforeAll(async () => {
  page = await openStoryPage(phone);
});

afterAll(() => page.close());

test.each([...stories])(
  '[LAY-09] %s never scrolls sideways at 390 px, in any language',
  async (_, ofFile) => {
    const found: string[] = [];
    for (const { id, title, tags } of ofFile) {
      if (tags.includes('wide')) continue;
      await page.show(id);
      const spoken = whole.some((layer) => title.startsWith(layer)) ? all : [...telling, 'en'];
      for (const { locale, by, culprits } of await page.overflows(spoken)) {
        found.push(`${id} in ${locale}: ${by} px too wide, ${culprits.join(' ')}`);
      }
    }
    expect(found).toEqual([]);
  },
);
