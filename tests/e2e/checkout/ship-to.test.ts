import { describe } from 'vitest';
import { cardNumber } from '../../support/written-cards.ts';
import type { Width } from '../support/shop-test.ts';
import { expect, test } from '../support/shop-test.ts';
import { logIn, pay, scrollUntilThere } from '../support/steps.ts';

describe.each<Width>(['desktop', 'phone'])('on a %s', (width) => {
  test('[BEY-23] [BEY-34] [BEY-70] ShipToCountry: an English visitor has goods sent to Germany and pays in euros, and the order keeps them', async ({
    shopper,
  }) => {
    const { page, open, context } = await shopper({ width });
    await open('/detail?id=1202');
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Deliver to: United States (USD)' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Germany EUR' }).click();
    await main.getByRole('button', { name: 'Deliver to: Germany (EUR)' }).waitFor();
    await scrollUntilThere(page, main.getByText(/^Arrives /));
    await main.getByText(/^€\d/).first().waitFor();
    await open('/login/login');
    await logIn(page);
    await page.waitForURL((url) => !url.pathname.startsWith('/login'));
    await open('/detail?id=1202');
    await page.getByRole('button', { name: 'Buy now' }).first().click();
    await page.waitForURL(/\/car\?.*cartype=2/);
    await page.getByRole('button', { name: 'Checkout' }).click();
    await page.waitForURL(/step=address/);
    const another = page.getByRole('radio', { name: 'Use another address' });
    await another.or(page.getByLabel('Country or region')).first().waitFor();
    if (await another.isVisible()) await another.check();
    expect(await page.getByLabel('Country or region').inputValue()).toBe('DE');
    for (const [label, text] of Object.entries(germanAddress))
      await page.getByLabel(label, { exact: true }).fill(text);
    await page.getByLabel('ZIP or postal code', { exact: true }).fill('8033');
    await page.getByRole('button', { name: 'Order and pay' }).click();
    await page
      .getByText(/^Enter a postal code like /)
      .first()
      .waitFor();
    await page.getByLabel('ZIP or postal code', { exact: true }).fill(germanAddress['ZIP or postal code']);
    await page.getByText('Total (incl. VAT)', { exact: true }).filter({ visible: true }).first().waitFor();
    await page.getByRole('button', { name: 'Order and pay' }).click();
    await page.waitForURL(/\/pay(\?|$)/);
    await page.getByRole('button', { name: /^Pay €/ }).waitFor();
    await pay(page, cardNumber('success'));
    await page.getByRole('link', { name: 'View order' }).click();
    await page.getByText(/^€\d/).first().waitFor();
    // Another country changes the prices of goods only.
    await context.clearCookies({ name: 'ship_to' });
    await page.reload();
    await page.getByText(/^€\d/).first().waitFor();
  });

  test('[BEY-24] MarketOffer: a German browser is offered German and euros once', async ({ shopper }) => {
    const { page, open, context } = await shopper({ width });
    await context.clearCookies({ name: 'locale' });
    await context.addInitScript(() => {
      Object.defineProperty(navigator, 'languages', { value: ['de-DE', 'en'] });
    });
    await open('/product/1');
    const offer = page.getByRole('region', { name: 'Auf Deutsch einkaufen? Deutschland, EUR' });
    await offer.getByRole('button', { name: 'Nein, danke' }).click();
    await offer.waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Headsets' }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await offer.count()).toBe(0);
    await context.clearCookies({ name: 'ship_to' });
    await page.reload();
    await offer.getByRole('button', { name: 'Wechseln' }).click();
    await page.locator('html[lang="de"]').waitFor();
    await page.getByRole('main').getByText(/\d\s€/).filter({ visible: true }).first().waitFor();
  });
});

const germanAddress = {
  'First name': 'Ada',
  'Last name': 'Brennan',
  'Street address': 'Signalweg 1',
  'ZIP or postal code': '80331',
  City: 'München',
  Phone: '+49 89 555 0134',
};
