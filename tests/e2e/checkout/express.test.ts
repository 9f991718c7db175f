import { describe } from 'vitest';
import type { Width } from '../support/shop-test.ts';
import { expect, test } from '../support/shop-test.ts';
import { reachPayment } from '../support/steps.ts';

const button = 'Pay with this device';

describe.each<Width>(['desktop', 'phone'])('on a %s', (width) => {
  test('[BEY-52] PayWithDevice: closing, canceling and a decline charge nothing, and an approval with a lost answer pays once', async ({
    shopper,
  }) => {
    const { page, context, mock, allow } = await shopper({ width });
    await reachPayment(page);
    const number = (await page.getByText(/^Order SG/).textContent())?.replace('Order ', '') ?? '';
    const openSheet = async () => {
      const [sheet] = await Promise.all([
        context.waitForEvent('page'),
        page.getByRole('button', { name: button }).click(),
      ]);
      await sheet.getByRole('heading', { name: `signal ${number}` }).waitFor();
      await page.getByRole('heading', { name: 'Confirm on this device' }).waitFor();
      return sheet;
    };

    const closed = await openSheet();
    await closed.close({ runBeforeUnload: true });
    await page.getByText(/^You haven’t been charged\. You closed the payment/).waitFor();

    const canceled = await openSheet();
    await canceled.getByRole('button', { name: 'Cancel' }).click();
    await page.getByText(/^You haven’t been charged\. You closed the payment/).waitFor();
    await expect.poll(() => canceled.isClosed()).toBe(true);
    expect(await mock.calls.count('checkoutOrder')).toBe(0);

    const declined = await openSheet();
    await declined.getByRole('button', { name: 'Decline' }).click();
    await page.getByText(/^You haven’t been charged\. The payment was declined/).waitFor();
    await expect.poll(() => declined.isClosed()).toBe(true);
    expect(await mock.charges()).toHaveLength(0);

    const approved = await openSheet();
    allow(/confirmCharge|Failed to load resource/);
    let isLost = false;
    await page.route('**/api/product/confirmCharge', async (route) => {
      if (isLost) return route.continue();
      isLost = true;
      await route.fetch();
      await route.abort('connectionreset');
    });
    await approved.getByRole('button', { name: 'Approve' }).click();
    await page.getByRole('heading', { name: 'The order payment succeeded' }).waitFor();
    await expect.poll(() => approved.isClosed()).toBe(true);
    expect(await mock.charges()).toHaveLength(1);
    expect(await mock.calls.count('placeOrder')).toBe(1);
  });
});

test('[BEY-52] the sheet of the browser comes first, and pays the order', async ({ shopper }) => {
  const { page, context, mock } = await shopper();
  await context.addInitScript(() => {
    const shown: unknown[] = [];
    class Request {
      readonly parts: unknown[];
      constructor(...parts: unknown[]) {
        this.parts = parts;
      }
      canMakePayment = async () => true;
      show = async () => {
        shown.push(this.parts);
        return {
          details: { token: 'test_success' },
          complete: async (result: string) => void shown.push(result),
        };
      };
    }
    Object.assign(globalThis, { PaymentRequest: Request, shown });
  });
  await reachPayment(page);
  await page.getByRole('button', { name: button }).click();
  await page.getByRole('heading', { name: 'The order payment succeeded' }).waitFor();
  expect(await page.evaluate(() => JSON.stringify(Reflect.get(globalThis, 'shown')))).toMatch(
    /\/api\/test-sheet.*"label":"signal SG\w+".*"currency":"USD".*"success"/,
  );
  expect(await mock.charges()).toHaveLength(1);
});
