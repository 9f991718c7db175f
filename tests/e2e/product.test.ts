import type { Width } from './support/shop-test.ts';
import { expect, test } from './support/shop-test.ts';
import { logIn } from './support/steps.ts';

const widths: Width[] = ['desktop', 'phone'];

test.for(widths)(
  '[DET-04] at %s a guest who wants to test goods logs in, applies and reads what became of it',
  async (width, { shopper }) => {
    const { page, open, mock } = await shopper({ width, scenarios: ['freetest.open'] });
    await open('/detail?id=1091#freetest');
    const panel = page.getByRole('region', { name: 'Test it for nothing' });
    await panel.getByRole('button', { name: 'Log in to apply' }).click();
    await page.getByText('You have not login yet, please login').first().waitFor();
    await page.waitForURL(/\/login\/login\?redirect=/);
    await logIn(page);
    await page.waitForURL('**/detail?id=1091#freetest');
    await panel.getByLabel('Contact email').fill('ada@example.com');
    await panel.getByRole('button', { name: 'Send application' }).click();
    await panel.getByText('Tell us why you would like to test it.').first().waitFor();
    await panel.getByLabel('Why you?').fill('I play four evenings a week.');
    await panel.getByRole('button', { name: 'Send application' }).click();
    await panel.getByText('Under review').waitFor();
    expect(await mock.calls.count('applyForFreeTest')).toBe(1);
  },
);

test('[DET-01] on a phone what is below is asked for when somebody comes near it', async ({ shopper }) => {
  const { page, open, mock } = await shopper({ width: 'phone' });
  await open('/detail?id=1011');
  await page.getByRole('button', { name: 'Add to cart' }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(await mock.calls.count('listComments')).toBe(0);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.getByRole('heading', { name: 'Goes well with it' }).waitFor();
  expect(await mock.calls.count('listComments')).toBe(1);
});

test('[DET-01] the stars lead to the reviews, wherever they are by then', async ({ shopper }) => {
  const { page, open } = await shopper({ width: 'phone' });
  await open('/detail?id=1011');
  await page.getByRole('main').getByRole('link', { name: /stars/ }).first().click();
  const top = () =>
    page.getByRole('heading', { name: 'Reviews' }).evaluate((node) => node.getBoundingClientRect().top);
  await page.getByRole('heading', { name: 'Reviews' }).waitFor();
  await expect.poll(top, { timeout: 5_000 }).toBeLessThan(450);
});
