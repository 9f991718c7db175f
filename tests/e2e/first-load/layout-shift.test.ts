import type { Locale } from '@signal-shop/sdk/contract';
import type { Page } from 'playwright';
import { maximumShift } from '../../../scripts/bench-web/bars.ts';
import { shiftOf, watchShifts } from '../support/layout-shifts.ts';
import type { Width } from '../support/shop-test.ts';
import { expect, test } from '../support/shop-test.ts';

/** Languages with other text lengths and scripts. */
const cases: readonly (readonly [Width, string, Locale])[] = [
  ['desktop', '/', 'en'],
  ['phone', '/', 'de'],
  ['desktop', '/detail?id=1011', 'fr'],
  ['phone', '/detail?id=1011', 'ja'],
];

test.for(cases)('[BEY-11] on the %s %s loads in %s without layout shifts', async (visitCase, { shopper }) => {
  const [width, path, locale] = visitCase;
  const { page, open } = await shopper({ width, locale });
  await watchShifts(page);
  await open(path);
  await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle').catch(() => undefined);
  expect(await shiftOf(page)).toBeLessThanOrEqual(maximumShift);
});

test.for<Width>(['desktop', 'phone'])(
  '[BEY-24] on the %s the offer of another language takes the place of the announcements without a layout shift',
  async (width, { shopper }) => {
    const { page, open, context } = await shopper({ width });
    await context.clearCookies({ name: 'locale' });
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'languages', { value: ['ja-JP', 'en'] });
    });
    await watchShifts(page);
    await open('/product/1');
    await page.getByRole('button', { name: '切り替える' }).waitFor();
    await page.waitForLoadState('networkidle').catch(() => undefined);
    expect(await shiftOf(page)).toBeLessThanOrEqual(maximumShift);
  },
);

/** Late sections may differ a little from the room that is left for them. */
const maximumShiftOfScroll = 0.05;

/** A slow machine reaches the end of the page before its sections have loaded. */
const scrolls: readonly (readonly [Width, number])[] = [
  ['desktop', 6],
  ['phone', 1],
];

test.for(scrolls)(
  '[BEY-11] on the %s the home page scrolled fast to its end does not jump, at 1/%i of the speed',
  async ([width, slowdown], { shopper }) => {
    const { page, open, context } = await shopper({ width });
    const devTools = await context.newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await watchShifts(page);
    await open('/');
    await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle').catch(() => undefined);
    await page.mouse.move(100, 450);
    const last = page.getByRole('contentinfo').getByRole('link').last();
    const isAtEnd = async () => {
      await page.mouse.wheel(0, 1_000);
      return (await last.count()) > 0 && isInWindow(await last.boundingBox(), page);
    };
    await expect.poll(isAtEnd, { interval: 30, timeout: 30_000 }).toBe(true);
    await page.waitForLoadState('networkidle').catch(() => undefined);
    expect(await shiftOf(page)).toBeLessThanOrEqual(maximumShiftOfScroll);
  },
);

function isInWindow(box: { readonly y: number } | null, page: Page): boolean {
  return box !== null && box.y > 0 && box.y < (page.viewportSize()?.height ?? 0);
}
