import type { Page } from 'playwright';
import { median } from './figures.ts';

const slowness = 4;
const repeats = 5;
const longAccount = 'auth.customer,orders.years,coupon.many,points.many';

/** A long account list, two of its tabs to switch between, and the call that loads them. */
interface LongList {
  readonly label: string;
  readonly tabs: readonly [string, string];
  readonly call: string;
}

const lists: readonly LongList[] = [
  {
    label: '500 orders',
    tabs: ['/user/order/orders', '/user/order/completed'],
    call: '/api/order/index',
  },
  { label: '300 coupons', tabs: ['/user/coupon/all', '/user/coupon/unused'], call: '/api/order/getCoupons' },
  {
    label: '2,000 point entries',
    tabs: ['/user/points', '/user/points?show=earned'],
    call: '/api/order/getPointLogById',
  },
];

export interface ListTime {
  readonly label: string;
  /** Milliseconds from the click on a tab to the paint of its list. */
  readonly fromPress: number;
  /** The part of it after the response has arrived. */
  readonly fromAnswer: number;
}

/** Measures the lists of a large account with a CPU slowed down four times: the median of five runs. */
export async function longLists(page: Page, shop: string): Promise<ListTime[]> {
  const devtools = await page.context().newCDPSession(page);
  await page.goto(`${shop}/user/profile?__mock=${longAccount}`);
  await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
  const results: ListTime[] = [];
  for (const { label, tabs, call } of lists) {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await page.goto(shop + tabs[1]);
    await waitForList(page, tabs[1]);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowness });
    const times: Omit<ListTime, 'label'>[] = [];
    for (let round = 0; round < repeats; round += 1) {
      const tab = round % 2 === 0 ? tabs[0] : tabs[1];
      times.push(await page.evaluate(press, { tab, call }));
      await waitForList(page, tab);
    }
    results.push({
      label,
      fromPress: median(times.map(({ fromPress }) => fromPress)),
      fromAnswer: median(times.map(({ fromAnswer }) => fromAnswer)),
    });
  }
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return results;
}

/** Waits until the list of this tab has rendered and no request is pending. */
async function waitForList(page: Page, tab: string): Promise<void> {
  await page.waitForURL(({ pathname, search }) => pathname + search === tab);
  await page.locator('main ul[aria-label] > li').first().waitFor();
  await page.waitForLoadState('networkidle');
}

/** Runs in the page: clicks a tab and waits until different rows are painted; both lists may share their first row. */
async function press({ tab, call }: { tab: string; call: string }): Promise<Omit<ListTime, 'label'>> {
  const row = () => document.querySelector('main ul[aria-label] > li');
  const words = () => row()?.parentElement?.textContent;
  const [before, wordsBefore] = [row(), words()];
  performance.clearResourceTimings();
  const pressedAt = performance.now();
  document.querySelector<HTMLAnchorElement>(`main nav a[href="${tab}"]`)?.click();
  await new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      const now = row();
      if (now === null || (now === before && words() === wordsBefore)) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  });
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const paintedAt = performance.now();
  const answers = performance.getEntriesByType('resource').filter(({ name }) => name.includes(call));
  const answer = answers.at(-1);
  const answeredAt = answer instanceof PerformanceResourceTiming ? answer.responseEnd : Number.NaN;
  return { fromPress: paintedAt - pressedAt, fromAnswer: paintedAt - answeredAt };
}

/** Heap bytes after a garbage collection, at the start and at the end of paging through the orders. */
export async function longWalk(page: Page, shop: string, pages: number) {
  const devtools = await page.context().newCDPSession(page);
  await page.goto(`${shop}/user/profile?__mock=${longAccount}`);
  await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
  await page.goto(`${shop}/user/order/orders`);
  await turn(pages / 2);
  const before = await heapBytes();
  await turn(pages / 2);
  return { before, after: await heapBytes() };

  async function turn(times: number): Promise<void> {
    for (let round = 0; round < times; round += 1) {
      const first = page.locator('main article h2').first();
      const number = await first.textContent();
      await page.getByRole('link', { name: 'Next page' }).click();
      await page.waitForFunction(
        (old) => ![null, old].includes(document.querySelector('main article h2')?.textContent ?? null),
        number,
      );
    }
  }

  async function heapBytes(): Promise<number> {
    await page.waitForLoadState('networkidle');
    await devtools.send('HeapProfiler.collectGarbage');
    return (await devtools.send('Runtime.getHeapUsage')).usedSize;
  }
}
