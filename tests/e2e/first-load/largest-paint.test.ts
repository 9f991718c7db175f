import type { Page } from 'playwright';
import { expect, test } from '../support/shop-test.ts';

/** The limit for the picture of the hero on a phone of two pixels per CSS pixel. */
const heroBytesMaximum = 45_000;

const heroPicture = 'main img[fetchpriority="high"]';

test('[BEY-11] on phones the largest paint of the home page is the small picture of the hero', async ({
  shopper,
}) => {
  const { page, context, open } = await shopper({ width: 'phone' });
  const devTools = await context.newCDPSession(page);
  const metrics = { width: 390, height: 844, deviceScaleFactor: 2, mobile: true };
  await devTools.send('Emulation.setDeviceMetricsOverride', metrics);
  await open('/');
  await page.waitForLoadState('networkidle').catch(() => undefined);
  const heroSource = await page.locator(heroPicture).first().evaluate(currentSource);
  expect(new URL(heroSource).pathname).toContain('/pictures/');
  expect(await largestPaint(page), 'the largest paint').toBe(heroSource);
  const bytes = await bytesOf(page, heroSource);
  expect(bytes, 'bytes of the hero').toBeGreaterThan(1_000);
  expect(bytes, 'bytes of the hero').toBeLessThanOrEqual(heroBytesMaximum);
});

test('[BEY-11] the picture of the hero is requested before the code of the shop arrives', async ({
  shopper,
}) => {
  const { page } = await shopper({ width: 'phone' });
  // Never responds, like a stalled connection.
  await page.route(/\/assets\/.*\.js$/, () => undefined);
  await page.goto('/', { waitUntil: 'commit' });
  const hero = page.locator('#shop [inert]').locator(heroPicture).first();
  await hero.waitFor({ state: 'attached' }).catch(() => expect.fail('The HTML has no picture of the hero.'));
  await expect.poll(() => hero.evaluate(currentSource), { message: 'its address' }).toContain('/pictures/');
  const bytes = async () => bytesOf(page, await hero.evaluate(currentSource));
  await expect.poll(bytes, { message: 'its bytes' }).toBeGreaterThan(1_000);
});

function currentSource(element: Element): string {
  return element instanceof HTMLImageElement ? element.currentSrc : '';
}

/** @returns the address of the picture that is the largest paint, or its words if it is a text */
function largestPaint(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1);
          if (!(last instanceof LargestContentfulPaint)) return;
          resolve(last.url === '' ? `a text: ${last.element?.textContent?.slice(0, 60)}` : last.url);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
}

function bytesOf(page: Page, address: string): Promise<number> {
  return page.evaluate((name) => {
    const [entry] = performance.getEntriesByName(name);
    return entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0;
  }, address);
}
