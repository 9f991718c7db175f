import type { Page } from 'playwright';
import type { Shopper, Width } from '../support/shop-test.ts';
import { expect, test } from '../support/shop-test.ts';
import { logIn, scrollUntilThere } from '../support/steps.ts';

const widths: Width[] = ['desktop', 'phone'];

async function openPointsGoods(page: Page, open: Shopper['open']): Promise<void> {
  await open('/pointstore');
  const link = page.getByRole('main').getByRole('article').first().getByRole('link');
  const name = (await link.textContent()) ?? '';
  await link.click();
  await page.waitForURL('**/detail?id=*&integral=1');
  await page.getByRole('heading', { level: 1, name }).waitFor();
}

test.for(widths)(
  '[DET-04] FreeTestApply: at %s a guest logs in, applies for a free test and reads the result',
  async (width, { shopper }) => {
    const { page, open, mock } = await shopper({ width, scenarios: ['freetest.open'] });
    await open('/detail?id=1091#freetest');
    const panel = page.getByRole('region', { name: 'Test it for free' });
    await panel.getByRole('button', { name: 'Log in to apply' }).click();
    await page.getByText('You have not login yet, please login').first().waitFor();
    await page.waitForURL(/\/login\/login\?redirect=/);
    await logIn(page);
    await page.waitForURL('**/detail?id=1091#freetest');
    await panel.getByLabel('Contact email').fill('ada@example.com');
    await panel.getByRole('button', { name: 'Submit application' }).click();
    await panel.getByText('Tell us why you’d like to test it.').first().waitFor();
    await panel.getByLabel('Why you?').fill('I play four evenings a week.');
    await panel.getByRole('button', { name: 'Submit application' }).click();
    await panel.getByText('Under review').waitFor();
    expect(await mock.calls.count('applyForFreeTest')).toBe(1);
  },
);

test('[DET-01] on a phone the lower sections load when scrolled near', async ({ shopper }) => {
  const { page, open, mock } = await shopper({ width: 'phone' });
  await open('/detail?id=1011');
  await page.getByRole('button', { name: 'Add to cart', exact: true }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(await mock.calls.count('listComments')).toBe(0);
  await scrollUntilThere(page, page.getByRole('heading', { name: 'You might also like' }));
  await expect.poll(() => mock.calls.count('listComments')).toBe(1);
});

test('[DET-01] [ERR-01] a turn whose code fails to load says so, and turns on another try', async ({
  shopper,
}) => {
  const { page, open, allow } = await shopper();
  allow(/turn-view|ERR_FAILED|dynamically imported/);
  await page.route('**/assets/**/turn-view-*.js', (route) => route.abort());
  await open('/detail?id=2021');
  await page.getByRole('radio', { name: 'Turn it around' }).check();
  const alert = page.getByRole('main').getByRole('alert');
  await alert.waitFor();
  await page.unroute('**/assets/**/turn-view-*.js');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('slider', { name: /from all sides/ }).waitFor();
});

test('[DET-01] a card becomes its product page: the picture moves there, name and price show while the data loads', async ({
  shopper,
}) => {
  const { page, open } = await shopper({ motion: 'welcome' });
  await open('/product');
  const main = page.getByRole('main');
  const link = main.getByRole('link', { name: 'G9000 Dual Wireless Headset' }).first();
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/goods/getGoodsById*', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await link.hover();
  // The code of the product page loads on hover.
  await page.waitForLoadState('networkidle');
  await Promise.all([page.waitForFunction(isStageMoving), link.click()]);
  await page.getByRole('heading', { level: 1, name: 'G9000 Dual Wireless Headset' }).waitFor();
  await expect.poll(() => main.getByText(/^\$149\.90/).count()).toBe(1);
  expect(await main.getByRole('button', { name: 'Add to cart', exact: true }).count()).toBe(0);
  answer.resolve();
  await main.getByRole('button', { name: 'Add to cart', exact: true }).waitFor();
});

/** Runs in the page: only a picture that both pages name has an old and a new image. */
function isStageMoving(): boolean {
  const animated = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement);
  return ['old', 'new'].every((image) => animated.includes(`::view-transition-${image}(goods)`));
}

test('[DET-01] the stars scroll to the reviews, wherever they are', async ({ shopper }) => {
  const { page, open } = await shopper({ width: 'phone' });
  await open('/detail?id=1011');
  await page.getByRole('main').getByRole('link', { name: /stars/ }).first().click();
  const top = () =>
    page.getByRole('heading', { name: 'Reviews' }).evaluate((node) => node.getBoundingClientRect().top);
  await page.getByRole('heading', { name: 'Reviews' }).waitFor();
  await expect.poll(top).toBeLessThan(450);
});

test.for(widths)(
  '[NAV-05] RedeemPoints: at %s points goods are exchanged on their own page, in a separate cart',
  async (width, { shopper }) => {
    const { page, open } = await shopper({ width, scenarios: ['points.9999'] });
    await openPointsGoods(page, open);
    await page.getByRole('button', { name: 'Log in to redeem' }).click();
    await page.waitForURL(/\/login\/login\?redirect=/);
    await logIn(page);
    await page.waitForURL('**/detail?id=*&integral=1');
    await page.getByText('You have 9,999 points.').waitFor();
    await page.getByRole('button', { name: 'Redeem' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Redeem' }).click();
    await page.waitForURL('**/car?cartype=2');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page
      .getByText(/points?$/)
      .first()
      .waitFor();
  },
);

test('[NAV-05] too few points show a message', async ({ shopper }) => {
  const { page, open } = await shopper({ scenarios: ['points.120'] });
  await open('/login/login');
  await logIn(page);
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
  await openPointsGoods(page, open);
  await page.getByText(/^You need .* more points\.$/).waitFor();
  expect(await page.getByRole('button', { name: 'Redeem' }).count()).toBe(0);
});

test.for(widths)(
  '[BEY-04] at %s a visitor requests a mail for the start of a sale',
  async (width, { shopper }) => {
    const { page, open, mock } = await shopper({ width });
    await open('/detail?id=1202');
    await page.getByText('1-year warranty').first().scrollIntoViewIfNeeded();
    await page.getByText('Notify me about flash sales').click();
    await page.getByRole('main').getByLabel('Email', { exact: true }).fill('ada@example.com');
    await page.getByRole('button', { name: 'Notify me', exact: true }).click();
    await page.getByRole('main').getByRole('alert').waitFor();
    expect(await mock.calls.count('requestNotice')).toBe(1);
  },
);

test('[BEY-10] [X04] a product page has structured data without violating the CSP', async ({ shopper }) => {
  const { page, open } = await shopper();
  const factsOf = async (type: string) =>
    (await page.locator('script[type="application/ld+json"]').allTextContents()).filter((text) =>
      text.includes(`"@type":"${type}"`),
    );
  await open('/detail?id=1011&from=mail');
  for (const type of ['Product', 'BreadcrumbList', 'FAQPage'])
    await expect.poll(() => factsOf(type)).toHaveLength(1);
  const attribute = (selector: string, name: string) => page.locator(selector).getAttribute(name);
  expect(await attribute('link[rel="canonical"]', 'href')).toMatch(/^http:\/\/[^?]+\/detail\?id=1011$/);
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await expect.poll(() => attribute('meta[property="og:title"]', 'content')).toContain(name);
  const description = await attribute('meta[name="description"]', 'content');
  await expect.poll(() => attribute('meta[property="og:description"]', 'content')).toBe(description);
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').last().click();
  await page.waitForURL('**/product/*');
  await expect.poll(() => factsOf('Product')).toHaveLength(0);
  await expect.poll(() => factsOf('BreadcrumbList')).toHaveLength(1);
});

test.for(['#nowhere', '#<img src=x onerror=alert(1)>', '#%E0%A4%A'])(
  '[R13] HashScroll: with the hash %s the page scrolls to its target',
  async (hash, { shopper }) => {
    const { page, open } = await shopper();
    await open(`/detail?id=1011${hash}`);
    await page.getByRole('heading', { name: 'You might also like' }).waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  },
);

test.for(widths)(
  '[DET-01] [NAV-02] [BEY-12] at %s choosing a color causes no layout shift, preserves focus and quantity, and is announced',
  async (width, { shopper }) => {
    const { page, open } = await shopper({ width });
    await open('/product');
    await open('/detail?id=1011');
    await page.getByRole('spinbutton', { name: 'Quantity' }).fill('3');
    const colour = page.getByRole('navigation', { name: 'Color' }).getByRole('link', { name: 'Black' });
    await colour.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    const before = await page.evaluate(() => scrollY);
    await colour.press('Enter');
    await page
      .getByRole('status')
      .filter({ hasText: /Black.*[$]/ })
      .waitFor({ state: 'attached' });
    expect(await colour.evaluate((link) => link === document.activeElement)).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(before);
    expect(await page.getByRole('spinbutton', { name: 'Quantity' }).inputValue()).toBe('3');
    await page.goBack();
    await page.waitForURL('**/product');
  },
);
