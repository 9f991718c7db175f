import { test as base, expect } from '@playwright/test';
import { mockFixtures } from '@signal-shop/mock-server/playwright';

const test = base.extend(mockFixtures());

test('the page shows the cart of the test', async ({ page, mock }) => {
  await page.goto('/?__mock=cart.many,auth.customer');
  await expect(page.getByRole('heading')).toHaveText(/^[1-9]\d* items$/);
  await expect(page.getByRole('button', { name: 'Check out' })).toHaveCSS('display', 'inline-grid');
  expect(await mock.violations()).toEqual([]);
});
