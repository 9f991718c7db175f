import { chromium } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { chromiumArguments, ensureChromium } from '../../../scripts/find-chromium.ts';

type Browser = Awaited<ReturnType<typeof chromium.launch>>;
let browser: Browser;

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: ensureChromium(), args: [...chromiumArguments] });
});
afterAll(() => browser.close());

test.each([1440, 390])('the reference works at %d px without external requests or errors', async (width) => {
  const page = await browser.newPage({ viewport: { width, height: 900 } });
  const complaints: string[] = [];
  const outside: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(inject('mockUrl')))
      outside.push(request.url());
  });
  await page.goto(`${inject('mockUrl')}/__mock/docs#tag/cart/addCartItem`);
  await page.getByRole('heading', { name: 'Puts goods into the cart' }).first().waitFor();
  const call = page.getByRole('region', { name: /Puts goods into the cart/ });
  await call.getByText('@signal-shop/sdk').waitFor();
  await call.getByRole('button', { name: 'SDK' }).click();
  await page.getByRole('option', { name: 'Curl', exact: true }).click();
  const curl = call.getByRole('code').filter({ hasText: /^curl .*\/api\/product\/addCart/ });
  expect(await curl.textContent()).toContain('"goods_number": 2');
  await page.goto(`${inject('mockUrl')}/__mock/docs#description/errors`);
  await page.getByRole('heading', { name: 'Errors' }).first().waitFor();
  await page.goto(`${inject('mockUrl')}/__mock/docs/control#tag/time/turnClock`);
  await page.getByRole('heading', { name: 'Changes the clock' }).first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  expect({ complaints, outside }).toEqual({ complaints: [], outside: [] });
  await page.close();
});
