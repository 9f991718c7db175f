// Measurements of the web shop: visits with Lighthouse, interactions, long visits and long lists.
// `scripts/bench/bench-web.ts` runs them, against limits (`alone.ts`) or against another build (`against.ts`).
import { createControl } from '@signal-shop/mock-server/control';
import { logNothing, startMockServer } from '@signal-shop/mock-server/server';
import { mockShop } from '@signal-shop/mock-server/vite';
import type { Browser } from 'playwright';
import { build, preview } from 'vite';
import { longLists, longWalk } from './account-lists.ts';
import type { VisitBars } from './bars.ts';
import { visitBars } from './bars.ts';
import { measureInteractions } from './interactions.ts';
import type { Visit } from './lighthouse.ts';
import { middle, visit } from './lighthouse.ts';
import type { Heap } from './long-visit.ts';
import { longVisit, warmDetail } from './long-visit.ts';

const root = 'packages/web';
const routeChanges = 2000;
const orderPages = 40;

/** Builds the shop and prints the measurements of visits, each with its limit. */
export async function reportBuild(browser: Browser, visits: number): Promise<void> {
  process.env.NODE_ENV = 'production';
  await build({ root, logLevel: 'error' });
  const mock = await startMockServer({ port: 0, log: logNothing });
  const web = await preview({
    root,
    logLevel: 'error',
    preview: { port: 0, host: '127.0.0.1' },
    plugins: [mockShop({ url: mock.url })],
  });
  const shop = new URL(web.resolvedUrls?.local[0] ?? '').origin;
  try {
    for (const [path, bars] of Object.entries(visitBars)) await reportVisits(shop, path, bars, visits);
    await reportInteractions(browser, shop, mock.url);
    await reportLongAccount(browser, shop);
  } finally {
    await Promise.allSettled([web.close(), mock.close()]);
  }
}

async function reportVisits(shop: string, path: string, bars: VisitBars, visits: number): Promise<void> {
  const measurements: Visit[] = [];
  for (let round = 0; round < visits; round += 1) measurements.push(await visit(shop + path));
  const medianVisit = middle(measurements);
  console.log(`\n${path}, phone on a slow network, median of ${visits}`);
  for (const [figure, value] of Object.entries(medianVisit))
    row(figure, value, barOf(bars, figure), isScore(figure));
}

async function reportInteractions(browser: Browser, shop: string, mockUrl: string): Promise<void> {
  console.log('\nMilliseconds to the next paint, CPU slowed down four times');
  for (const { label, ms } of await measureInteractions(browser, shop)) row(label, ms, 50);
  const page = await browser.newPage();
  console.log('\nLong visit in one tab');
  row('home to a product seen before, ms', await warmDetail(page, shop), 100);
  const { before, after } = await longVisit(page, shop, routeChanges);
  row(`memory after ${routeChanges} route changes, %`, (after.all / before.all) * 100, 110);
  row('the same without compiled code, %', (dataBytes(after) / dataBytes(before)) * 100, 110);
  row('event streams open', (await createControl({ url: mockUrl }).streams('default')).open, 1);
}

function dataBytes({ all, compiledCode }: Heap): number {
  return all - compiledCode;
}

async function reportLongAccount(browser: Browser, shop: string): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  console.log('\nMilliseconds to the paint of a long account list, CPU slowed down four times');
  for (const { label, fromPress, fromAnswer } of await longLists(page, shop)) {
    row(`${label}, since the press on its tab`, fromPress, undefined);
    row(`${label}, since the answer arrived`, fromAnswer, 100);
  }
  const { before, after } = await longWalk(page, shop, orderPages);
  row(`memory over ${orderPages} pages of orders, %`, (after / before) * 100, 110);
  await context.close();
}

function row(label: string, value: number, bar: number | undefined, isFloor = false): void {
  const valueText = value < 1 ? value.toFixed(4) : String(Math.round(value));
  const isMet = bar === undefined || (isFloor ? value >= bar : value <= bar);
  console.log(
    `  ${label.padEnd(48)}${valueText.padStart(10)}${String(bar ?? '').padStart(10)}${isMet ? '' : '  MISSED'}`,
  );
}

function barOf(bars: VisitBars, figure: string): number | undefined {
  return Object.entries(bars).find(([name]) => name === figure)?.[1];
}

function isScore(figure: string): boolean {
  return figure === 'accessibility' || figure === 'bestPractices' || figure === 'seo';
}
