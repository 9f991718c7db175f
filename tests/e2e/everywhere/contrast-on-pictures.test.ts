import type { Locator, Page } from 'playwright';
import type { Width } from '../support/shop-test.ts';
import { expect, test } from '../support/shop-test.ts';
import { measureText } from '../support/text-on-picture.ts';

interface Place {
  readonly name: string;
  readonly address: string;
  /** The texts over pictures, each of one color. */
  readonly texts: (page: Page) => Locator;
}

const places: readonly Place[] = [
  {
    name: 'the hero',
    address: '/',
    texts: (page) => page.getByRole('main').getByRole('article').first().locator('h2, p'),
  },
  {
    name: 'the tiles of categories',
    address: '/',
    texts: (page) =>
      page.getByRole('region', { name: 'Pick your lane' }).getByRole('article').locator('h3 > a, p'),
  },
  {
    name: 'the header of the flash sale',
    address: '/activity/flashsale',
    texts: (page) => page.getByRole('main').locator('header').locator('h1, p'),
  },
  {
    name: 'the large card of a listing',
    address: '/product/1',
    texts: (page) => page.locator('article[data-feature]').locator('h2 > a, p, strong'),
  },
];
const widths: readonly Width[] = ['desktop', 'phone'];
const schemes = ['light', 'dark'] as const;
const cases = places.flatMap((place) =>
  widths.flatMap((width) => schemes.map((scheme) => ({ ...place, width, scheme }))),
);

test.for(cases)(
  '[A11Y] on the $width in $scheme, $name is readable over its picture',
  async ({ address, texts, width, scheme }, { shopper }) => {
    const { page, open } = await shopper({ width });
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await open(address);
    await expect.poll(() => scrollOn(page, texts(page))).toBeGreaterThan(0);
    await page.waitForLoadState('networkidle').catch(() => undefined);
    const all = await texts(page).filter({ visible: true }).all();
    expect(all.length).toBeGreaterThan(0);
    for (const text of all) {
      const { ratio, needed } = await measureText(text);
      expect.soft(ratio, (await text.textContent()) ?? '').toBeGreaterThanOrEqual(needed);
    }
  },
);

/** Sections further down load when they come near the window. */
async function scrollOn(page: Page, texts: Locator): Promise<number> {
  const count = await texts.count();
  if (count === 0) await page.mouse.wheel(0, 500);
  return count;
}
