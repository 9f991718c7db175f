import type { Page } from 'playwright';
import type { Width } from './support/shop-test.ts';
import { expect, test } from './support/shop-test.ts';

const places: readonly (readonly [Width, string])[] = [
  ['desktop', '/'],
  ['phone', '/'],
  ['desktop', '/detail?id=1011'],
  ['phone', '/detail?id=1011'],
];

test.for(places)('on the %s nothing moves while %s comes in', async ([width, path], { shopper }) => {
  const { page, open } = await shopper({ width });
  await page.addInitScript(watchShifts);
  await open(path);
  await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle').catch(() => undefined);
  expect(await shiftOf(page)).toBeLessThan(0.01);
});

/** Runs in the page: adds up the layout shifts, all of them. */
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
