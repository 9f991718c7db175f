import { startingTokens } from '@signal-shop/mock-server';
import { uploadMaximumBytes } from '@signal-shop/sdk/constants';
import { dayMs } from '@signal-shop/sdk/rules/time';
import type { Page } from 'playwright';
import { inject } from 'vitest';
import type { Shopper, Width } from '../support/shop-test.ts';
import { expect, test } from '../support/shop-test.ts';

const widths: Width[] = ['desktop', 'phone'];
/** A picture of one red pixel. */
const picture = {
  name: 'headset.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};
const words = 'Leicht, und das Mikrofon hört nur mich.';

/** Opens a path as the demo customer. */
async function enter({ context, open }: Shopper, path: string): Promise<void> {
  await context.addCookies([{ name: 'token', value: startingTokens.customer, url: inject('shopUrl') }]);
  await open(path);
}

async function write(page: Page): Promise<void> {
  await page.getByRole('radio', { name: '1 Stern: schlecht' }).focus();
  await page.keyboard.press('ArrowLeft');
  await page.getByText('5 Sterne: hervorragend').waitFor();
  await page.getByLabel('Was sollten andere wissen?').fill(words);
  await page.reload();
  await expect.poll(() => page.getByLabel('Was sollten andere wissen?').inputValue()).toBe(words);
  const field = page.locator('input[type=file]').first();
  await field.setInputFiles({ ...picture, buffer: Buffer.alloc(uploadMaximumBytes + 1) });
  await page.getByText('Bitte laden Sie ein Foto mit höchstens 2 MB hoch.').waitFor();
  await field.setInputFiles(picture);
  await page.getByRole('button', { name: 'Entfernen' }).waitFor();
  await page.getByLabel('Link zur geteilten Bewertung').fill('https://community.example.com/detail/41');
}

test.for(widths)(
  '[REV-01] [NAV-12] [BEY-05] ReviewWithin30Days: at %s in German a delivered headset is reviewed within thirty days, for points',
  async (width, { shopper }) => {
    const visit = await shopper({ width, locale: 'de', scenarios: ['auth.customer', 'review.ok'] });
    const { page } = visit;
    await enter(visit, '/comment');
    const choices = page.getByRole('link', { name: / bewerten$/ });
    await choices.first().waitFor();
    const count = await choices.count();
    await choices.first().click();
    await page.getByRole('button', { name: 'Bewertung absenden' }).click();
    await page.getByRole('link', { name: 'Bitte vergeben Sie Sterne.' }).waitFor();
    await write(page);
    await page.getByRole('button', { name: 'Bewertung absenden' }).click();
    await page.getByText(/^Sie haben 50 Punkte fürs Teilen erhalten/).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    await page.getByRole('link', { name: 'Zum Produkt' }).click();
    await page.getByText(words).waitFor();
    await page.goto('/comment');
    await expect.poll(() => choices.count()).toBe(count - 1);
    await choices.last().click();
    await page.getByLabel('Was sollten andere wissen?').fill(words);
    await visit.mock.clock.advance(25 * dayMs);
    await page.reload();
    await page.getByText(/^Eine Bestellung können Sie bis 30 Tage nach der Lieferung bewerten/).waitFor();
    await page.getByText(words).waitFor();
  },
);

const german = {
  Vorname: 'Ada',
  Nachname: 'Byte',
  'E-Mail-Adresse': 'ada@example.com',
  Telefon: '+1 206 555 0177',
  'Straße und Hausnummer': '1 Signal Way',
  Ort: 'Seattle',
  Postleitzahl: '98101',
} as const;

test.for(widths)(
  '[REV-02] [USER-08] RegisterGift: at %s in German an order is registered from the points page, for a gift with an address',
  async (width, { shopper }) => {
    const visit = await shopper({ width, locale: 'de', scenarios: ['auth.customer'] });
    const { page } = visit;
    await enter(visit, '/points');
    await page.getByRole('link', { name: 'Bestellung registrieren' }).click();
    await page.getByRole('radio', { name: /^Meine Bewertung eines Produkts/ }).check();
    const order = page.getByLabel('Bestellnummer');
    await order.fill('SG20260111000027');
    await page.getByRole('button', { name: 'Weiter' }).click();
    await page
      .getByText(/^Der Erhalt dieser Bestellung ist noch nicht bestätigt/)
      .first()
      .waitFor();
    await order.fill('SG20260102000019');
    await page.getByRole('button', { name: 'Weiter' }).click();
    await page.getByRole('button', { name: 'Registrieren und Punkte sammeln' }).click();
    await page.getByRole('link', { name: 'Bitte geben Sie den Link zu Ihrer Bewertung ein.' }).waitFor();
    await page.getByRole('link', { name: 'Zurück', exact: true }).click();
    await page.getByRole('button', { name: 'Weiter' }).click();
    await page.getByLabel('Link zu Ihrer Bewertung').fill('https://reviews.example.com/r/5521');
    await page.getByRole('button', { name: 'Registrieren und Punkte sammeln' }).click();
    await page.getByText(/^Registriert\. Sie haben \d+ Punkte erhalten/).waitFor();
    await page.reload();
    await page.getByRole('radio').first().check();
    await page.getByRole('button', { name: 'Weiter' }).click();
    for (const [label, text] of Object.entries(german))
      await page.getByLabel(label, { exact: true }).fill(text);
    await page.getByLabel('Bundesstaat').selectOption('WA');
    await page.getByRole('button', { name: 'Adresse absenden' }).click();
    await page.getByText('Ihr Geschenk ist reserviert').waitFor();
    await page.reload();
    await page.getByText('Ihr Geschenk ist reserviert').waitFor();
    await page.getByRole('link', { name: 'Alle Geschenke und Gewinne' }).click();
    await page.getByText('1 Signal Way, Seattle, WA 98101').waitFor();
  },
);
