import type { Locale } from '@signal-shop/sdk/contract';
import type { Page } from 'playwright';
import { maximumShift } from '../../../scripts/bench-web/bars.ts';
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
  await page.addInitScript(watchShifts);
  await open(path);
  await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle').catch(() => undefined);
  expect(await shiftOf(page)).toBeLessThanOrEqual(maximumShift);
});

/** Runs in the page: sums all layout shifts. */
function watchShifts(): void {
  const observer = new PerformanceObserver((list) => {
    const shifts = list.getEntries().map((entry) => ('value' in entry ? Number(entry.value) : 0));
    const before = Number(sessionStorage.getItem('shift') ?? 0);
    sessionStorage.setItem('shift', String(shifts.reduce((total, shift) => total + shift, before)));
  });
  observer.observe({ type: 'layout-shift', buffered: true });
}

async function shiftOf(page: Page): Promise<number> {
  return Number(await page.evaluate(() => sessionStorage.getItem('shift') ?? '0'));
}
