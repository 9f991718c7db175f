import type { Width } from '../support/shop-test.ts';
import { expect, test } from '../support/shop-test.ts';
import { scrollUntilThere } from '../support/steps.ts';

const widths: Width[] = ['desktop', 'phone'];
const shippedOrder = 'SG20260111000027';
const email = 'ada@example.com';

test.for(widths)(
  '[NAV-07] [NAV-08] [SUP-01] [SUP-02] [BEY-07] ContactForm: at %s a guest tracks an order, contacts support and withdraws',
  async (width, { shopper }) => {
    const { page, open, mock } = await shopper({ width, scenarios: ['withdrawal.everywhere'] });
    await open('/support');
    await page.waitForURL('**/support/faq');
    await page
      .getByRole('navigation', { name: 'Support pages' })
      .getByRole('link', { name: 'Track an order' })
      .click();
    await page.getByLabel('Order number').fill(shippedOrder.toLowerCase());
    await page.getByLabel('Email used for the order').fill(email);
    await page.getByRole('button', { name: 'Track order' }).click();
    await page.waitForURL(`**/support/trackOrder/order/${shippedOrder}`);
    await page.getByText('1Z5550142000327').waitFor();

    await page.getByRole('link', { name: 'Problem with your order? Contact us' }).click();
    await page.getByLabel('Your name').fill('Ada Brennan');
    await page.getByLabel('How can we help?').fill('My mouse is still not here.');
    await page.getByRole('button', { name: 'Send message' }).click();
    // With the email missing, the form is preserved.
    await page.getByLabel('Your email').fill(email);
    await expect
      .poll(() => page.getByLabel('How can we help?').inputValue())
      .toBe('My mouse is still not here.');
    await page.getByRole('button', { name: 'Send message' }).click();
    await page.getByText(/Your reference number is MSG-/).waitFor();

    const withdraw = page.getByRole('contentinfo').getByRole('link', { name: 'Withdraw from contract here' });
    await scrollUntilThere(page, withdraw);
    await withdraw.click();
    await page.getByLabel('Order number').fill(shippedOrder);
    await page.getByLabel('Email used for the order').fill(email);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Confirm withdrawal' }).click();
    await page.getByRole('heading', { name: 'We’ve received your withdrawal' }).waitFor();
    // The print view contains it a second time.
    const receipt = await page
      .getByText(/^WD[0-9A-Z]{10}$/)
      .first()
      .textContent();
    const mails = await mock.outbox();
    expect(mails.map(({ text }) => text).join('\n')).toContain(receipt);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  },
);

test('[SUP-01] a link to a question opens it, and a search is in the URL', async ({ shopper }) => {
  const { page, open } = await shopper({ width: 'desktop' });
  await open('/support/faq#refund-time');
  await page.getByText(/Within five business days after your package/).waitFor();
  await page.getByRole('main').getByRole('searchbox').fill('repair warranty');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/support/faq?keywords=repair+warranty');
  await page.getByText('1 answer for “repair warranty”').waitFor();
});
