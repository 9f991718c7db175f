import type { Browser, CDPSession, Page } from 'playwright';
import { median } from './figures.ts';

const slowness = 4;
const repeats = 5;

/** An interaction of a shopper, its page, and the condition that shows its end. */
export interface Interaction {
  readonly label: string;
  readonly at: string;
  readonly act: (page: Page) => Promise<void>;
}

export const benchInteractions: readonly Interaction[] = [
  {
    label: 'open the menu',
    // This page opens no popup.
    at: '/product',
    act: async (page) => {
      await page.getByRole('banner').getByRole('navigation').getByRole('button').first().click();
    },
  },
  {
    label: 'choose a colour',
    at: '/detail?id=1011',
    act: async (page) => {
      await page.locator('main nav a[href^="/detail?id="]:not([aria-current])').first().click();
    },
  },
  {
    label: 'add to the cart',
    at: '/detail?id=1011',
    act: async (page) => {
      await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
    },
  },
  {
    label: 'filter a listing',
    at: '/product',
    act: async (page) => {
      await page.getByRole('main').getByRole('link', { name: 'New', exact: true }).click();
    },
  },
];

/** Milliseconds from each interaction to the next paint with a CPU slowed down four times: the median of five runs. */
export async function measureInteractions(
  browser: Browser,
  shop: string,
): Promise<{ label: string; ms: number }[]> {
  const page = await watchedPage(browser);
  const results = [];
  for (const interaction of benchInteractions) {
    const times: number[] = [];
    for (let round = 0; round < repeats; round += 1)
      times.push(await timeInteraction(page, shop, interaction));
    results.push({ label: interaction.label, ms: median(times) });
  }
  await page.close();
  return results;
}

/** A page that records the duration of its events. */
export async function watchedPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage();
  await page.addInitScript(watchEvents);
  return page;
}

/** Milliseconds from one interaction on a new page to the next paint, with a CPU slowed down four times. */
export async function timeInteraction(page: Page, shop: string, { at, act }: Interaction): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await slowDown(devtools, 1);
  await page.goto(shop + at);
  await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await slowDown(devtools, slowness);
  await page.evaluate(forgetEvents);
  await act(page);
  const longest = await page.evaluate(longestEvent);
  await slowDown(devtools, 1);
  await devtools.detach();
  return longest;
}

async function slowDown(devtools: CDPSession, rate: number): Promise<void> {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
}

function watchEvents(): void {
  const durations: number[] = [];
  Object.assign(globalThis, { seenEvents: durations });
  const options = { type: 'event', buffered: true, durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('interactionId' in entry && Number(entry.interactionId) > 0) durations.push(entry.duration);
    }
  }).observe(options);
}

function forgetEvents(): void {
  const { seenEvents } = globalThis as unknown as { seenEvents: number[] };
  seenEvents.length = 0;
}

/** The browser does not report events shorter than 16 ms; they count as 16. */
async function longestEvent(): Promise<number> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await frame();
  await frame();
  await new Promise((resolve) => setTimeout(resolve, 100));
  const { seenEvents } = globalThis as unknown as { seenEvents: number[] };
  return Math.max(16, ...seenEvents);
}
