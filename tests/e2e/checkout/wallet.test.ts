import { describe } from 'vitest';
import type { Width } from '../support/shop-test.ts';
import { expect, test } from '../support/shop-test.ts';
import { reachPayment } from '../support/steps.ts';

const walletButton = 'Continue with Test Wallet';

// Each flow runs once per width, because reaching the payment is most of its cost.
describe.each<Width>(['desktop', 'phone'])('on a %s', (width) => {
  test('[BEY-51] PayByWallet: back, closing, canceling and a lost return of the wallet charge nothing twice', async ({
    shopper,
  }) => {
    const { page, mock } = await shopper({ width });
    await reachPayment(page);
    const number = (await page.getByText(/^Order SG/).textContent()) ?? '';
    const payment = `/pay?ordersn=${number.replace('Order ', '')}`;
    const atWallet = /\/__mock\/wallet\/ch_/;

    await page.getByRole('button', { name: walletButton }).click();
    await page.waitForURL(atWallet);
    await page.goBack();
    await page.getByText(/^Your last payment isn’t finished/).waitFor();
    await page.getByRole('button', { name: walletButton }).click();
    await page.waitForURL(atWallet);
    await page.getByRole('button', { name: 'Close without an answer' }).click();
    await page.getByText(/^The wallet is closed/).waitFor();
    expect(await mock.charges()).toHaveLength(0);

    await page.goto(payment);
    await page.getByRole('button', { name: walletButton }).click();
    await page.waitForURL(atWallet);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByText(/You canceled the payment in your wallet/).waitFor();
    expect(await mock.charges()).toHaveLength(0);

    await page.getByRole('link', { name: 'Try again' }).click();
    await page.getByRole('button', { name: walletButton }).click();
    await page.waitForURL(atWallet);
    await page.getByRole('button', { name: /^Approve, but/ }).click();
    await page.getByText(/^The wallet is closed/).waitFor();
    await page.goto(payment);
    await page.getByRole('heading', { name: 'This order has been paid' }).waitFor();
    expect(await mock.charges()).toHaveLength(1);
    expect(await mock.calls.count('placeOrder')).toBe(1);
  });
});
