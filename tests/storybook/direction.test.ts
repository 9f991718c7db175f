import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StoryPage } from './support/story-page.ts';
import { openStoryPage } from './support/story-page.ts';

const screens = [
  'screens-cart-cart--many',
  'screens-checkout-payment--ready',
  'screens-orders-order-details--shipped-4',
  'screens-account-account-profile--ready',
  'screens-catalogue-category--ready',
];
let page: StoryPage;

beforeAll(async () => {
  page = await openStoryPage(1024);
});

afterAll(() => page.close());

test.each(screens)('%s is mirrored from right to left and does not scroll sideways', async (id) => {
  await page.show(id);
  const leftToRight = await page.startsOfHeadings('ltr');
  const rightToLeft = await page.startsOfHeadings('rtl');
  expect(leftToRight.length).toBeGreaterThan(0);
  expect(rightToLeft).toEqual(leftToRight);
  expect(await page.overflows([])).toEqual([]);
});
