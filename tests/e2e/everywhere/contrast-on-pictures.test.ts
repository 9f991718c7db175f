import type { Locator, Page } from 'playwright';
import type { Width } from '../support/shop-test.ts';
import { expect, test } from '../support/shop-test.ts';
import { enterAsCustomer } from '../support/steps.ts';
import { measureText } from '../support/text-on-picture.ts';

interface Place {
  readonly address: string;
  readonly scenarios?: readonly string[];
  readonly who?: 'member';
  /** The texts over pictures by their place on the page, each of one color. */
  readonly texts: Readonly<Record<string, (page: Page) => Locator>>;
}

const places: readonly Place[] = [
  {
    address: '/',
    texts: {
      'the hero': (page) => page.getByRole('main').getByRole('article').first().locator('h2, p'),
      'the promises below the hero': (page) => page.getByText('24 hours', { exact: true }),
      'the tiles of categories': (page) =>
        page.getByRole('region', { name: 'Pick your lane' }).getByRole('article').locator('h3 > a, p'),
      'the numbers of the large picture': (page) =>
        page.getByRole('main').locator('img ~ span > [aria-hidden="true"]'),
      'the marks on the desk': (page) => page.getByRole('main').locator('img ~ span > button'),
      'the banner of points': (page) => sectionOf(page, 'Play. Earn. Redeem.').locator('h2, p'),
    },
  },
  {
    address: '/activity/flashsale',
    scenarios: ['flash.open'],
    texts: {
      'the header of the flash sale': headerTexts,
      'the discount of a card': (page) => badges(page, /^−\d+%$/),
      'the badge of a sold-out card': (page) => badges(page, 'Sold out'),
    },
  },
  { address: '/bigsale', texts: { 'the header of the sale': headerTexts } },
  { address: '/community', texts: { 'the header of the community': headerTexts } },
  { address: '/warranty', texts: { 'the header of the warranty': headerTexts } },
  {
    address: '/points',
    who: 'member',
    scenarios: ['auth.customer'],
    texts: {
      'the header of the points': headerTexts,
      'the goods of the next goal': (page) =>
        page.getByRole('main').locator('figcaption > a, figcaption > strong'),
    },
  },
  {
    address: '/product/1',
    texts: {
      'the large card of a listing': (page) =>
        page.locator('article[data-feature]').locator('h2 > a, p, strong'),
      'the badge of a new card': (page) => badges(page, 'New'),
      'the badge of a card in the flash sale': (page) => badges(page, 'Flash sale'),
      'the amount off a card': (page) => badges(page, /^Save /),
    },
  },
  {
    address: '/detail?id=1202',
    texts: { 'the badge of a picture that turns': (page) => page.getByText('360°', { exact: true }).first() },
  },
];
const widths: readonly Width[] = ['desktop', 'phone'];
const schemes = ['light', 'dark'] as const;
const cases = places.flatMap((place) =>
  widths.flatMap((width) => schemes.map((scheme) => ({ ...place, width, scheme }))),
);

test.for(cases)(
  '[A11Y] on the $width in $scheme, the texts over pictures of $address are readable',
  async ({ address, scenarios = [], who, texts, width, scheme }, { shopper }) => {
    const { page, context, open } = await shopper({ width, scenarios });
    if (who === 'member') await enterAsCustomer(context);
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await open(address);
    for (const [name, find] of Object.entries(texts)) {
      const found = find(page);
      await expect
        .poll(() => scrollOn(page, found), { message: `${name} is on the page` })
        .toBeGreaterThan(0);
      const all = await found.filter({ visible: true }).all();
      expect(all.length, name).toBeGreaterThan(0);
      await found.first().evaluate((text) => text.scrollIntoView({ block: 'center', behavior: 'instant' }));
      // Pictures further on in a carousel never load.
      await page.waitForFunction(havePicturesArrived, null, { timeout: 5_000 }).catch(() => undefined);
      for (const text of all) {
        const { ratio, needed } = await measureText(text);
        const words = (await text.textContent()) ?? '';
        expect.soft(ratio, `${name}: ${words}`).toBeGreaterThanOrEqual(needed);
      }
    }
  },
);

/** The title and the sentences of the page's header, without the parts of other colors. */
function headerTexts(page: Page): Locator {
  return page
    .getByRole('main')
    .locator('header')
    .filter({ has: page.getByRole('heading', { level: 1 }) })
    .locator('h1, p:not(:has(*))');
}

function sectionOf(page: Page, heading: string): Locator {
  return page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: heading }) });
}

/** The first of the badges with these words: others are the same, but may be beyond the edge of a carousel. */
function badges(page: Page, words: string | RegExp): Locator {
  return page.getByRole('main').getByRole('article').getByText(words, { exact: true }).first();
}

/** Runs in the page. The network is never idle while an event stream is open. */
function havePicturesArrived(): boolean {
  return [...document.images].every((image) => {
    const { top, bottom, left, right } = image.getBoundingClientRect();
    const isInWindow = top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
    return image.complete || !isInWindow;
  });
}

/** Sections further down load when they come near the window. */
async function scrollOn(page: Page, texts: Locator): Promise<number> {
  const count = await texts.count();
  if (count === 0) await page.mouse.wheel(0, 500);
  return count;
}
