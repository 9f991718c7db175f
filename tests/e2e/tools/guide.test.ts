import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright';
import { chromium } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { chromiumArguments, ensureChromium } from '../../../scripts/find-chromium.ts';

type Browser = Awaited<ReturnType<typeof chromium.launch>>;
let browser: Browser;
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core'), 'utf8');

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: ensureChromium(), args: [...chromiumArguments] });
});
afterAll(() => browser.close());

test.each([
  [1440, 'light'],
  [390, 'dark'],
] as const)('the guide works at %d px in %s without external requests or errors', async (width, scheme) => {
  // The CSP bypass is only for axe; the page's own violations still count as errors.
  const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme: scheme });
  const complaints = complaintsOf(page);
  for (const name of ['', 'orders.html', 'sdk.html', 'scenarios.html', 'inventory.html']) {
    await page.goto(`${inject('mockUrl')}/__mock/guide/${name}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect([name, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([name, width]);
    await page.evaluate(axe);
    const { violations } = await page.evaluate(
      (): Promise<AxeResults> => Reflect.get(globalThis, 'axe').run(),
    );
    expect([name, violations.map(({ id, nodes }) => [id, nodes[0]?.html])]).toEqual([name, []]);
  }
  expect(complaints).toEqual([]);
  await page.close();
});

test('the search works by keyboard and leads to the result', async () => {
  const page = await browser.newPage();
  const complaints = complaintsOf(page);
  await page.goto(`${inject('mockUrl')}/__mock/guide`);
  await page.keyboard.press('/');
  await page.keyboard.type('reproducible bug');
  await page
    .getByRole('link', { name: /I want to share a reproducible bug/ })
    .first()
    .waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(/mock-tester\.html#i-want-to-share-a-reproducible-bug$/);
  await page.getByRole('button', { name: 'Light or dark' }).click();
  const scheme = await page.evaluate(() => document.documentElement.dataset.theme);
  await page.reload();
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe(scheme);
  await page.getByRole('link', { name: 'Reference', exact: true }).click();
  await page.getByRole('link', { name: 'Guide' }).click();
  await page.getByRole('heading', { name: 'Who are you?' }).waitFor();
  expect(complaints).toEqual([]);
  await page.close();
});

function complaintsOf(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(inject('mockUrl')))
      complaints.push(request.url());
  });
  return complaints;
}
