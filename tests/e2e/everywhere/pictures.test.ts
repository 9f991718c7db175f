import type { Page } from 'playwright';
import { maximumShift } from '../../../scripts/bench-web/bars.ts';
import { shiftOf, watchShifts } from '../support/layout-shifts.ts';
import type { Width } from '../support/shop-test.ts';
import { expect, test } from '../support/shop-test.ts';
import { scrollUntilThere } from '../support/steps.ts';

/** The limit for a listing before the first scroll, on a screen of two pixels per CSS pixel. */
const pictureBytesMaximum = 250_000;

const addresses = { home: '/', listing: '/product/1', detail: '/detail?id=1011', about: '/about/aboutUs' };
const withoutPictures = (['data.no-pictures', 'data.broken-images'] as const).flatMap((scenario) =>
  Object.entries(addresses).map(([name, address]) => ({ scenario, name, address })),
);

test.for<Width>(['desktop', 'phone'])(
  '[BEY-11] on the %s the first view of a listing loads few bytes of pictures',
  async (width, { shopper }) => {
    const { page, context, open } = await shopper({ width });
    const devTools = await context.newCDPSession(page);
    const { width: pixels = 0, height = 0 } = page.viewportSize() ?? {};
    await devTools.send('Emulation.setDeviceMetricsOverride', {
      width: pixels,
      height,
      deviceScaleFactor: 2,
      mobile: false,
    });
    await open('/product');
    await page.getByRole('main').getByRole('article').first().waitFor();
    await page.waitForLoadState('networkidle').catch(() => undefined);
    const bytes = await pictureBytes(page);
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThanOrEqual(pictureBytesMaximum);
  },
);

test.for(withoutPictures)(
  '[L09] with $scenario, drawings replace the pictures of the $name page, and nothing shifts',
  async ({ scenario, address }, { shopper }) => {
    const { page, open, allow } = await shopper({ scenarios: [scenario] });
    if (scenario === 'data.broken-images') allow(/broken\.jpg|status of 404/);
    await watchShifts(page);
    await open(address);
    await page.getByRole('main').getByRole('heading').first().waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle').catch(() => undefined);
    expect(await shiftOf(page)).toBeLessThanOrEqual(maximumShift);
    await scrollUntilThere(page, page.locator('a[href="/policy/imprint"]'));
    await expect.poll(() => brokenPictures(page)).toEqual([]);
    // Pictures far from the window have not tried to load.
    expect(await drawings(page)).toBeGreaterThan(0);
  },
);

function pictureBytes(page: Page): Promise<number> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ initiatorType }) => initiatorType === 'img')
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );
}

/** Pictures that have failed to load and are still shown. */
function brokenPictures(page: Page): Promise<readonly string[]> {
  return page
    .locator('img:visible')
    .evaluateAll((all) =>
      all
        .filter(
          (picture) => picture instanceof HTMLImageElement && picture.complete && picture.naturalWidth === 0,
        )
        .map((picture) => picture.outerHTML.slice(0, 120)),
    );
}

function drawings(page: Page): Promise<number> {
  return page.locator('main svg[data-goods-colour]').count();
}
