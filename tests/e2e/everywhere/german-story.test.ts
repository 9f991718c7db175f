import { createControl } from '@signal-shop/mock-server/control';
import type { Page } from 'playwright';
import { inject } from 'vitest';
import { cardNumber } from '../../support/written-cards.ts';
import { expectAccessible } from '../support/accessible.ts';
import type { Shopper } from '../support/shop-test.ts';
import { expect, test } from '../support/shop-test.ts';

const newcomer = { email: 'mara@example.org', password: 'hörbar-2026' };
const dayAndHour = 25 * 3_600_000;
/** Accessibility is checked at each step. */
const stop = expectAccessible;

const picture = {
  name: 'hülle.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfz0AEYBxVSF+FABJADveWkH6oAAAAAElFTkSuQmCC',
    'base64',
  ),
};

async function register({ page, mock, open }: Shopper): Promise<void> {
  await open('/login/register?redirect=%2Fdetail%3Fid%3D1201');
  await page.getByLabel('E-Mail', { exact: true }).fill(newcomer.email);
  await page.getByLabel('E-Mail bestätigen').fill(newcomer.email);
  await page.getByLabel('Passwort', { exact: true }).fill(newcomer.password);
  await page.getByLabel('Passwort bestätigen').fill(newcomer.password);
  await page.getByRole('button', { name: 'Code senden' }).click();
  await page.getByText('Bestätigungscode gesendet').first().waitFor();
  const [mail] = await mock.outbox();
  await page.getByLabel('Bestätigungscode').fill(mail?.reference ?? '');
  await page.getByRole('checkbox').check();
  await stop(page);
  await page.getByRole('button', { name: 'Konto erstellen' }).click();
  await page.waitForURL('**/detail?id=1201');
}

async function buy(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Jetzt kaufen' }).waitFor();
  await stop(page);
  await page.getByRole('button', { name: 'Jetzt kaufen' }).click();
  await page.waitForURL(/\/car\?.*cartype=2/);
  await page.getByRole('button', { name: 'Zur Kasse' }).waitFor();
  await stop(page);
  await page.getByRole('button', { name: 'Zur Kasse' }).click();
  await page.getByLabel('Land oder Region', { exact: true }).selectOption('DE');
  const address = {
    Vorname: 'Mara',
    Nachname: 'Groß',
    'Straße und Hausnummer': 'Gänsemarkt 7',
    Postleitzahl: '20354',
    Ort: 'Hamburg',
    Telefon: '+49 40 555 0100',
  };
  for (const [label, text] of Object.entries(address))
    await page.getByLabel(label, { exact: true }).fill(text);
  await page
    .getByText('Gesamtsumme inkl. MwSt.', { exact: true })
    .filter({ visible: true })
    .first()
    .waitFor();
  await stop(page);
  await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click();
  await page.waitForURL(/\/pay(\?|$)/);
  await page.getByLabel('Kartennummer').fill(cardNumber('success'));
  await page.getByLabel('Gültig bis').fill('04 / 29');
  await page.getByLabel('Sicherheitscode').fill('123');
  await page.getByLabel('Name auf der Karte').fill('Mara Groß');
  await stop(page);
  await page.getByRole('button', { name: /€ bezahlen$/ }).click();
  await page.getByRole('heading', { name: 'Die Bestellung wurde erfolgreich bezahlt' }).waitFor();
  await stop(page);
}

async function receive({ page, mock }: Shopper): Promise<void> {
  await page.getByRole('link', { name: 'Zur Bestellung' }).click();
  await page.getByText('Wartet auf Versand').first().waitFor();
  await stop(page);
  await mock.clock.advance(dayAndHour);
  await page.reload();
  await page.getByText('Versandt', { exact: true }).first().waitFor();
  await page.getByRole('button', { name: 'Erhalt bestätigen' }).click();
  await page.getByRole('button', { name: 'Ja, alles' }).click();
  await page.getByText('Erhalten', { exact: true }).first().waitFor();
  await stop(page);
}

async function review(page: Page): Promise<void> {
  const order = page.url();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Bewertung schreiben/ })
    .click();
  await page.getByRole('radio', { name: /^5 Sterne/ }).check({ force: true });
  await page.getByLabel('Was sollten andere wissen?').fill('Leise, leicht und gut verarbeitet.');
  await stop(page);
  await page.getByRole('button', { name: 'Bewertung absenden' }).click();
  await page.getByText('Danke für Ihre Bewertung').first().waitFor();
  await page.goto(order);
}

async function askReturn(page: Page): Promise<string> {
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Rückgabe oder Erstattung/ })
    .click();
  await page.getByRole('button', { name: 'Ich habe den Kundenservice kontaktiert' }).click();
  const form = page.getByRole('form', { name: 'Rückgabe, Umtausch oder Erstattung anfragen' });
  await form.getByRole('radio', { name: 'Zurückgeben' }).check();
  await form.getByLabel('Grund').selectOption('defective');
  await form.getByLabel('Was ist das Problem?').fill('Links ist nichts zu hören.');
  await form.getByLabel('Foto des Artikels oder Kaufbelegs').setInputFiles(picture);
  await form.getByRole('button', { name: /^Entfernen/ }).waitFor();
  await stop(page);
  await form.getByRole('button', { name: 'Rückgabe anfragen' }).click();
  const answer = await page.getByText(/^Ihre Anfragenummer ist AS/).textContent();
  await page.getByRole('link', { name: 'Zur Anfrage' }).click();
  await page.getByRole('heading', { level: 1, name: /AS\d+/ }).waitFor();
  return /AS\w+/.exec(answer ?? '')?.[0] ?? '';
}

async function sendBack(page: Page): Promise<void> {
  const form = page.getByRole('form', { name: 'Ihr Paket' });
  await form.getByLabel('Versanddienst').selectOption({ index: 1 });
  await form.getByLabel('Sendungsnummer').fill('JJD0099887766');
  await stop(page);
  await form.getByRole('button', { name: 'Sendungsnummer senden' }).click();
  await page.getByText('Rücksendung unterwegs').first().waitFor();
}

test('[AUTH-01] [PAY-02] [USER-05] [USER-06] [REV-01] [I18N-01] [BEY-12] in German from registration to refund', async ({
  shopper,
}) => {
  const visitor = await shopper({ locale: 'de', width: 'phone', scenarios: ['order.auto-advance'] });
  const { page, mock } = visitor;
  const control = createControl({ url: inject('mockUrl') });
  await register(visitor);
  await buy(page);
  expect(await mock.charges()).toHaveLength(1);
  await receive(visitor);
  await review(page);
  const request = await askReturn(page);
  await control.moveAfterSales(mock.name, request, 'approve');
  await page.reload();
  await sendBack(page);
  await control.moveAfterSales(mock.name, request, 'refundReturned');
  await page.reload();
  await page.getByText('Erstatteter Betrag').first().waitFor();
  await stop(page);
  expect(await mock.charges()).toHaveLength(1);
});
