// The main journeys in Firefox. Playwright drives its own build of Firefox only, and released ones from a version that
// Debian does not have yet, so these journeys speak WebDriver BiDi themselves.
import { demoCustomer } from '@signal-shop/mock-server';
import { createControl } from '@signal-shop/mock-server/control';
import { orderAddress } from '../../tests/support/written-addresses.ts';
import { cardNumber, writtenCard } from '../../tests/support/written-cards.ts';
import type { Verdict } from '../journeys/verdict.ts';
import type { BidiPage } from './bidi.ts';
import { openFirefox } from './bidi.ts';
import type { Visitor } from './visitor.ts';
import { visitorOf } from './visitor.ts';

interface Visit extends Visitor {
  readonly page: BidiPage;
  /** The address of the shop, which also answers calls of the control API. */
  readonly shop: string;
}

interface Journey {
  readonly name: string;
  readonly width: number;
  readonly run: (visit: Visit) => Promise<void>;
}

const desktop = 1440;
const phone = 390;
const height = 900;

const journeys: readonly Journey[] = [
  { name: 'a login, and a purchase that is charged once', width: desktop, run: purchase },
  { name: 'the same on a phone', width: phone, run: purchase },
  { name: 'a wrong password, and the right one', width: phone, run: logInTwice },
  { name: 'another language keeps the page', width: desktop, run: changeLanguage },
];

/** Each journey has its own browser with an empty profile. */
export async function runInFirefox(executable: string, shop: string): Promise<Verdict> {
  const findings: string[] = [];
  for (const { name, width, run } of journeys) {
    const page = await openFirefox(executable, width, height);
    try {
      await prepare(page, shop);
      await run({ ...visitorOf(page), page, shop });
      if (page.errors.length > 0) throw new Error(`errors in the console: ${page.errors.join('; ')}`);
    } catch (error) {
      findings.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    } finally {
      await page.close();
    }
  }
  const total = journeys.length;
  return { name: 'firefox', passed: total - findings.length, total, unit: 'journeys', findings };
}

/** English, without the question for consent and the popups. */
async function prepare(page: BidiPage, url: string): Promise<void> {
  await page.open(`${url}/robots.txt`);
  await page.call(async () => {
    await cookieStore.set('locale', 'en');
    await cookieStore.set('consent', 'denied');
    sessionStorage.setItem('fixedModal', 'false');
  });
}

async function logIn({ fill, press }: Visit, password: string): Promise<void> {
  await fill('Email', demoCustomer.email);
  await fill('Password', password);
  await press('Log in', 'main');
}

async function purchase(visit: Visit): Promise<void> {
  const { page, shop, press, fill, choose, waitForPath, waitForText } = visit;
  const control = createControl({ url: shop });
  const before = (await control.ledger('default')).charges.length;
  await page.open(`${shop}/login/login?redirect=%2Fdetail%3Fid%3D1202`);
  await logIn(visit, demoCustomer.password);
  await waitForPath(/^\/detail/);
  await press('Buy now', 'main');
  await waitForPath(/^\/car\?.*cartype=2/);
  await press('Checkout', 'main');
  await waitForPath(/step=address/);
  await press('Use another address', 'main');
  await choose('Country or region', 'US');
  for (const [label, text] of Object.entries(orderAddress)) await fill(label, text);
  await choose('State or province', 'CA');
  await waitForText('Total');
  await press('Order and pay', 'main');
  await waitForPath(/^\/pay\b/);
  for (const [label, text] of Object.entries(writtenCard(cardNumber('success')))) await fill(label, text);
  await press('Pay …', 'main');
  await waitForText('The order payment succeeded');
  const charges = (await control.ledger('default')).charges.length - before;
  if (charges !== 1) throw new Error(`the order was charged ${charges} times`);
}

async function logInTwice(visit: Visit): Promise<void> {
  const { page, shop, waitForPath, waitForText } = visit;
  await page.open(`${shop}/login/login?redirect=%2Fuser`);
  await logIn(visit, `${demoCustomer.password}-wrong`);
  await waitForText('Incorrect email or password.');
  await logIn(visit, demoCustomer.password);
  await waitForPath(/^\/user/);
  await waitForText('Your account');
}

async function changeLanguage(visit: Visit): Promise<void> {
  const { page, shop, press, waitForPath, waitForText } = visit;
  await page.open(`${shop}/support/faq`);
  await press('Language…', 'body');
  await press('Deutsch', 'body');
  await waitForText('Wie können wir helfen?');
  await waitForPath(/^\/support\/faq/);
  const language = await page.call(() => document.documentElement.lang);
  if (language !== 'de') throw new Error(`the document is in ${language}`);
}
