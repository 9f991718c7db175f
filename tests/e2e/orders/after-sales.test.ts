import { startingTokens } from '@signal-shop/mock-server';
import { createControl } from '@signal-shop/mock-server/control';
import { uploadMaximumBytes } from '@signal-shop/sdk/constants';
import type { Page } from 'playwright';
import { inject } from 'vitest';
import type { Shopper, Width } from '../support/shop-test.ts';
import { expect, test } from '../support/shop-test.ts';

const widths: Width[] = ['desktop', 'phone'];

/** Two lines, delivered three weeks ago. */
const order = 'SG20251220000034';
const picture = {
  name: 'kabel.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

async function enter({ context, open }: Shopper, path: string): Promise<void> {
  const url = inject('shopUrl');
  await context.addCookies([{ name: 'token', value: startingTokens.customer, url }]);
  await open(path);
}

/** During the upload a picture can be canceled; afterwards it can be viewed and removed. */
async function waitForRequestPage(page: Page): Promise<void> {
  const form = page.getByRole('form', { name: 'Rückgabe, Umtausch oder Erstattung anfragen' });
  await form.getByText('kabel.png').waitFor();
  await form.locator('img').waitFor();
  await form.getByRole('button', { name: 'Entfernen' }).waitFor();
}

async function fillIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ich habe den Kundenservice kontaktiert' }).click();
  await page.getByRole('radio', { name: /^Zurückgeben/ }).check();
  await page.getByRole('button', { name: 'Rückgabe anfragen' }).click();
  await page.getByRole('region', { name: 'Bitte prüfen Sie 3 Felder' }).waitFor();
  await page.getByLabel('Grund').selectOption({ label: 'Artikel defekt' });
  await page.getByLabel('Was ist das Problem?').fill('Die linke Seite ist stumm.');
  const field = page.getByLabel('Foto des Artikels oder Kaufbelegs');
  await field.setInputFiles({ ...picture, buffer: Buffer.alloc(uploadMaximumBytes + 1) });
  await page.getByText('Bitte laden Sie ein Foto mit höchstens 2 MB hoch.').waitFor();
  const first = page.getByLabel('Foto 1');
  await first.setInputFiles({ ...picture, buffer: Buffer.from('<svg onload="alert(1)"/>') });
  await page.getByText('Ungültiges Bildformat').waitFor();
  await first.setInputFiles(picture);
  await waitForRequestPage(page);
  await page.getByLabel('Weiteres Foto hinzufügen').waitFor({ state: 'attached' });
}

/** Opens the request that was just sent. @returns its number */
async function openRequest(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'Zur Anfrage' }).click();
  const title = await page.getByRole('heading', { level: 1, name: /AS\d+/ }).textContent();
  return /(AS\d+)/.exec(title ?? '')?.[1] ?? '';
}

async function fillParcel(page: Page): Promise<void> {
  await page.getByLabel('Versanddienst').selectOption('UPS');
  await page.getByLabel('Sendungsnummer').fill('1Z5550142000999');
  await page.getByRole('button', { name: 'Sendungsnummer senden' }).click();
  await page.getByText('Vielen Dank. Wir achten auf Ihr Paket.').waitFor();
}

test.for(widths)(
  '[USER-06] [U01] [U02] [ERR-01] RequestRefund, AddReturnTracking: at %s in German a return is requested with a picture, survives a reload, is sent back and refunded',
  async (width, { shopper }) => {
    const visit = await shopper({ width, locale: 'de', scenarios: ['auth.customer'] });
    const { page, mock } = visit;
    const control = createControl({ url: inject('mockUrl') });
    await enter(visit, `/user/order/details/${order}?after-sales=1`);
    await page.getByRole('heading', { level: 1, name: 'Rückgabe, Umtausch oder Erstattung' }).waitFor();
    await fillIn(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );

    await page.reload();
    await waitForRequestPage(page);
    expect(await page.getByLabel('Was ist das Problem?').inputValue()).toBe('Die linke Seite ist stumm.');
    await page.getByRole('button', { name: 'Rückgabe anfragen' }).click();
    const id = await openRequest(page);

    await control.moveAfterSales(mock.name, id, 'approve');
    await page.reload();
    await fillParcel(page);
    await page
      .getByRole('listitem')
      .filter({ hasText: 'Rücksendung unterwegs' })
      .getByText('Ihr Paket ist auf dem Weg zu uns')
      .waitFor();

    await control.moveAfterSales(mock.name, id, 'refundReturned');
    await page.reload();
    await page.getByText('Erstatteter Betrag').waitFor();
    await page.getByRole('link', { name: 'Alle Anfragen' }).click();
    await page.getByRole('link', { name: 'Abgeschlossen' }).click();
    await page.getByRole('link', { name: `Anfrage ${id}` }).waitFor();
  },
);

test.for(widths)(
  '[USER-06] at %s in German an exchange is requested, sent back, and the replacement ships',
  async (width, { shopper }) => {
    const visit = await shopper({ width, locale: 'de', scenarios: ['auth.customer'] });
    const { page, mock } = visit;
    const control = createControl({ url: inject('mockUrl') });
    await enter(visit, `/user/order/details/${order}?after-sales=1`);
    await page.getByRole('button', { name: 'Ich habe den Kundenservice kontaktiert' }).click();
    await page.getByRole('radio', { name: /^Umtauschen/ }).check();
    await page.getByLabel('Grund').selectOption({ label: 'Teile fehlen' });
    await page.getByLabel('Was ist das Problem?').fill('Das Ladekabel fehlt.');
    await page.getByLabel('Foto des Artikels oder Kaufbelegs').setInputFiles(picture);
    await waitForRequestPage(page);
    await page.getByRole('button', { name: 'Umtausch anfragen' }).click();
    const id = await openRequest(page);

    await control.moveAfterSales(mock.name, id, 'approve');
    await page.reload();
    await fillParcel(page);

    await control.moveAfterSales(mock.name, id, 'replaceReturned');
    await page.reload();
    await page.getByText('Ersatz unterwegs', { exact: true }).first().waitFor();
    const replacement = page.getByRole('region', { name: 'Ersatz' });
    await replacement.getByText('Northline Parcel', { exact: true }).waitFor();
    await replacement.getByText(/^NL[0-9A-F]+$/).waitFor();
    await replacement.getByRole('button', { name: /^Nummer NL[0-9A-F]+ kopieren$/ }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  },
);
