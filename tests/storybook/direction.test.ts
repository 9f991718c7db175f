import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storiesByFile } from './support/story-index.ts';
import type { PartStart, StoryPage } from './support/story-page.ts';
import { openStoryPage } from './support/story-page.ts';

/** The frame of pages, parts that move or point sideways, and the states with the most of them. */
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
  'screens-flash-sale-flash-sale--active',
  'screens-cart-cart--many',
  'screens-checkout-checkout--address-filled',
  'screens-checkout-payment--ready',
  'screens-checkout-payment-result--succeeded',
  'screens-rewards-points--earn-member',
  'screens-orders-order-details--shipped-4',
  'screens-account-account-profile--ready',
];
const screens = [...(await storiesByFile()).values()].flatMap(([first]) =>
  first?.tags.includes('screen') ? [first.id] : [],
);
const phone = 390;
const laptop = 1024;

describe.each([
  [phone, [...new Set([...stories, ...screens])]],
  [laptop, stories],
] as const)('at %i px', (width, shown) => {
  let page: StoryPage;

  beforeAll(async () => {
    page = await openStoryPage(width);
  });

  afterAll(() => page.close());

  test.each(shown)('%s is mirrored from right to left and does not scroll sideways', async (id) => {
    await page.show(id);
    const leftToRight = await page.startsOfParts();
    await page.turn('rtl');
    const rightToLeft = await page.startsOfParts();
    expect(leftToRight.length).toBeGreaterThan(0);
    expect(rightToLeft).toHaveLength(leftToRight.length);
    expect(differences(leftToRight, rightToLeft)).toEqual([]);
    expect(await page.overflows([])).toEqual([]);
    await page.turn('ltr');
  });
});

/** Scroll positions are whole pixels, so a part may be one pixel off. */
function differences(leftToRight: readonly PartStart[], rightToLeft: readonly PartStart[]): string[] {
  return leftToRight.flatMap(({ part, start }, index) => {
    const mirrored = rightToLeft[index];
    if (mirrored?.part === part && Math.abs(mirrored.start - start) <= 1) return [];
    return [`${part}: ${start} px from the left, ${mirrored?.part}: ${mirrored?.start} px from the right`];
  });
}
