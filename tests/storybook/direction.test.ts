import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StoryPage } from './support/story-page.ts';
import { openStoryPage } from './support/story-page.ts';

const stories = [
  'chrome-site-header--member',
  'chrome-site-header--search',
  'chrome-site-footer--loaded',
  'chrome-cart-drawer--many',
  'chrome-side-layout--with-icons',
  'components-confirm-dialog--delete-cart-item',
  'sections-banner-carousel--images',
  'sections-feature--scene',
  'sections-feature--spread',
  'screens-home-home--ready',
  'screens-catalogue-category--ready',
  'screens-catalogue-product-detail--ready',
  'screens-catalogue-product-detail--in-the-box',
  'screens-flash-sale-flash-sale--active',
  'screens-cart-cart--many',
  'screens-checkout-checkout--address-filled',
  'screens-checkout-payment--ready',
  'screens-checkout-payment-result--succeeded',
  'screens-rewards-points--earn-member',
  'screens-orders-order-details--shipped-4',
  'screens-account-account-profile--ready',
];
const phone = 390;
const laptop = 1024;

describe.each([phone, laptop])('at %i px', (width) => {
  let page: StoryPage;

  beforeAll(async () => {
    page = await openStoryPage(width);
  });

  afterAll(() => page.close());

  test.each(stories)('%s is mirrored from right to left and does not scroll sideways', async (id) => {
    await page.show(id);
    const leftToRight = await page.startsOfParts('ltr');
    const rightToLeft = await page.startsOfParts('rtl');
    expect(leftToRight.length).toBeGreaterThan(0);
    expect(rightToLeft).toEqual(leftToRight);
    expect(await page.overflows([])).toEqual([]);
    await page.startsOfParts('ltr');
  });
});
