import type { Page } from 'playwright';
import type { Width } from '../support/shop-test.ts';
import { expect, test } from '../support/shop-test.ts';
import { scrollUntilThere } from '../support/steps.ts';

declare global {
  interface Window {
    trackedEvents?: string[];
  }
}

/** Records the names of all analytics events, on every page of this tab. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.trackedEvents = [];
    addEventListener('signal:event', (event) => {
      if (event instanceof CustomEvent) window.trackedEvents?.push(event.detail.name);
    });
  });
}

/** A test's queries count as presses in the page, so clear them before `lookAround`. */
const forgetPresses = (page: Page) =>
  page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'userActivation'));

/** The deferred shell has loaded: it would show the banner now, and it listens to the pointer. */
const waitUntilLoaded = (page: Page) => page.locator('link[rel="canonical"]').waitFor({ state: 'attached' });

/** Moves the pointer once the shop listens, until the first interaction has loaded its parts. */
async function browse(page: Page): Promise<void> {
  await waitUntilLoaded(page);
  await page.mouse.move(200, 300);
  await page.mouse.move(220, 320);
  await page.getByRole('region', { name: 'Notifications' }).waitFor({ state: 'attached' });
}

const trackedEvents = (page: Page) => page.evaluate(() => window.trackedEvents);

/** In CSS pixels: one line of buttons, with the words beside them. */
const highest = 64;
const widths: readonly { readonly width: Width }[] = [{ width: 'desktop' }, { width: 'phone' }];

test.for(widths)(
  '[BEY-09] on a $width nothing is counted before consent, and the banner is small and causes no layout shift',
  async ({ width }, { shopper }) => {
    const { page, open, context } = await shopper({ width, consent: 'asked' });
    await listen(page);
    await forgetPresses(page);
    await open('/detail?id=1201');
    const notice = page.getByRole('region', { name: 'May we use analytics?' });
    await page.getByRole('button', { name: 'Add to cart', exact: true }).waitFor();
    await waitUntilLoaded(page);
    // The banner waits for the first interaction.
    expect(await notice.count()).toBe(0);
    await browse(page);
    await notice.waitFor();
    expect(await trackedEvents(page)).toEqual([]);
    // In the flow after the footer: it covers no price and no button that buys, and moves nothing.
    expect(await notice.evaluate((element) => getComputedStyle(element).position)).toBe('static');
    expect((await notice.boundingBox())?.height).toBeLessThan(highest);
    await notice.getByRole('button', { name: 'Accept' }).click();
    await notice.waitFor({ state: 'detached' });
    await expect.poll(() => trackedEvents(page)).toEqual(['view_item']);
    const cookies = await context.cookies();
    expect(cookies.find(({ name }) => name === 'consent')).toMatchObject({
      value: 'granted',
      sameSite: 'Strict',
    });
    await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
    await expect.poll(() => trackedEvents(page)).toContain('add_to_cart');
  },
);

test('[BEY-09] a refusal is persisted, and can be changed in the footer of any page', async ({ shopper }) => {
  const { page, open } = await shopper({ consent: 'asked' });
  await listen(page);
  await forgetPresses(page);
  await open('/product');
  const notice = page.getByRole('region', { name: 'May we use analytics?' });
  await browse(page);
  await notice.getByRole('button', { name: 'Decline' }).click();
  await page.reload();
  await browse(page);
  const again = page.getByRole('button', { name: 'Privacy settings' });
  await scrollUntilThere(page, again);
  expect(await notice.count()).toBe(0);
  expect(await trackedEvents(page)).toEqual([]);
  await again.click();
  await notice.getByText('Analytics are off.').waitFor();
  await notice.getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => trackedEvents(page)).toEqual(['view_item_list']);
});

test('[BEY-09] on the first screen of the home page the question does not cover the promises', async ({
  shopper,
}) => {
  const { page, open } = await shopper({ consent: 'asked' });
  await open('/');
  const promise = page.getByText('to a reply, on business days').first();
  await promise.waitFor();
  await browse(page);
  const notice = page.getByRole('region', { name: 'May we use analytics?' });
  await notice.waitFor();
  await page.evaluate(() => scrollTo(0, 0));
  const gap = async () => {
    const [above, below] = [await promise.boundingBox(), await notice.boundingBox()];
    return above === null || below === null ? undefined : below.y - (above.y + above.height);
  };
  await expect.poll(gap).toBeGreaterThanOrEqual(0);
});
