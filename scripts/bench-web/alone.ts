import { createControl } from '@signal-shop/mock-server/control';
import { logNothing, startMockServer } from '@signal-shop/mock-server/server';
import { mockShop } from '@signal-shop/mock-server/vite';
import type { Browser } from 'playwright';
import { build, preview } from 'vite';
import { longLists, longWalk } from './account-lists.ts';
import type { VisitBars } from './bars.ts';
import { places } from './bars.ts';
import { interactions } from './interactions.ts';
import type { Visit } from './lighthouse.ts';
import { middle, visit } from './lighthouse.ts';
import type { Heap } from './long-visit.ts';
import { longVisit, warmDetail } from './long-visit.ts';

const root = 'packages/web';
const routeChanges = 2000;
const orderPages = 40;

/** Builds the shop and prints the measurements of visits, each with its limit. */
export async function tellAlone(browser: Browser, visits: number): Promise<void> {
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
    for (const [path, bars] of Object.entries(places)) await tellVisits(shop, path, bars, visits);
    await tellDeeds(browser, shop, mock.url);
    await tellLongAccount(browser, shop);
  } finally {
    await Promise.allSettled([web.close(), mock.close()]);
  }
}

async function tellVisits(shop: string, path: string, bars: VisitBars, visits: number): Promise<void> {
  const seen: Visit[] = [];
  for (let round = 0; round < visits; round += 1) seen.push(await visit(shop + path));
  const found = middle(seen);
  console.log(`\n${path}, phone on a slow network, median of ${visits}`);
  for (const [figure, value] of Object.entries(found))
    row(figure, value, barOf(bars, figure), isScore(figure));
}

async function tellDeeds(browser: Browser, shop: string, mockUrl: string): Promise<void> {
  console.log('\nMilliseconds to the next paint, CPU slowed down four times');
  for (const { what, ms } of await interactions(browser, shop)) row(what, ms, 50);
  const page = await browser.newPage();
  console.log('\nLong visit in one tab');
  row('home to a product seen before, ms', await warmDetail(page, shop), 100);
  const { before, after } = await longVisit(page, shop, routeChanges);
  row(`memory after ${routeChanges} route changes, %`, (after.all / before.all) * 100, 110);
  row('the same without compiled code, %', (uncompiled(after) / uncompiled(before)) * 100, 110);
  row('event streams open', (await createControl({ url: mockUrl }).streams('default')).open, 1);
}

function uncompiled({ all, compiled }: Heap): number {
  return all - compiled;
}

async function tellLongAccount(browser: Browser, shop: string): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  console.log('\nMilliseconds to the paint of a long account list, CPU slowed down four times');
  for (const { what, fromPress, fromAnswer } of await longLists(page, shop)) {
    row(`${what}, since the press on its tab`, fromPress, undefined);
    row(`${what}, since the answer arrived`, fromAnswer, 100);
  }
  const { before, after } = await longWalk(page, shop, orderPages);
  row(`memory over ${orderPages} pages of orders, %`, (after / before) * 100, 110);
  await context.close();
}

function row(what: string, value: number, bar: number | undefined, isFloor = false): void {
  const shown = value < 1 ? value.toFixed(4) : String(Math.round(value));
  const isMet = bar === undefined || (isFloor ? value >= bar : value <= bar);
  console.log(
    `  ${what.padEnd(48)}${shown.padStart(10)}${String(bar ?? '').padStart(10)}${isMet ? '' : '  MISSED'}`,
  );
}

function barOf(bars: VisitBars, figure: string): number | undefined {
  return Object.entries(bars).find(([name]) => name === figure)?.[1];
}

function isScore(figure: string): boolean {
  return figure === 'accessibility' || figure === 'bestPractices' || figure === 'seo';
}
