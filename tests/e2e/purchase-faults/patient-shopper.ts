import { demoCustomer } from '@signal-shop/mock-server';
import type { BrowserContext, Locator, Page } from 'playwright';
import { cardNumber, writtenCard } from '../../support/written-cards.ts';
import { quietWatch } from './quiet-watch.ts';

/** A shopper who presses the buttons that the page offers until the order is paid, and reloads a page without any. */
export interface PatientShopper {
  /** Looks at the page and presses its next button. Resolves with true once the order is paid. */
  readonly look: () => Promise<boolean>;
  /** Presses the last button again, if it is still there. */
  readonly pressAgain: () => Promise<void>;
  /** The buttons that were pressed, in order. */
  readonly presses: readonly string[];
  /** Fields that are empty although the shopper filled them in on this page. */
  readonly lost: ReadonlySet<string>;
}

/** The city that the shopper writes into a saved address. */
export const editedCity = 'Oakland';

/** Looks at a page that offers nothing before the shopper reloads it. */
const patience = 15;

type Offer = readonly [Locator, Readonly<Record<string, string>>?];

export function patientShopper(context: BrowserContext, page: Page, edits: boolean): PatientShopper {
  const main = page.getByRole('main');
  const done = main.getByRole('heading', { name: /The order payment succeeded|This order has been paid/ });
  const place = main.getByRole('button', { name: /^Order and pay/ });
  const isQuiet = quietWatch(context, page);
  const { fill, lost } = formFiller(page);
  const offers = offersOf(page, place);
  const presses: string[] = [];
  let last: Locator | null = null;
  let isEdited = !edits;
  let idleLooks = 0;

  const press = async ([target, fields]: Offer) => {
    idleLooks = 0;
    if (fields !== undefined) await fill(fields);
    presses.push((await target.textContent()) ?? '');
    last = target;
    await target.click();
  };
  const wait = async () => {
    idleLooks += 1;
    if (idleLooks % patience !== 0) return;
    presses.push('Reload');
    await page.reload();
  };
  const look = async () => {
    if (await done.isVisible()) return true;
    if (!(await isQuiet())) return false;
    if (!isEdited && (await place.isVisible())) {
      isEdited = true;
      await editAddress(page);
    }
    const offer = await firstVisible(offers);
    await (offer === undefined ? wait() : press(offer));
    return false;
  };
  const pressAgain = async () => {
    await last?.click({ force: true, timeout: 1_000 }).catch(() => undefined);
  };
  return { look, pressAgain, presses, lost };
}

/** The buttons of all pages with the fields before them, the most urgent first. */
function offersOf(page: Page, place: Locator): readonly Offer[] {
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const again = main.getByRole('button', { name: 'Try again' });
  return [
    [dialog.getByRole('button', { name: 'Save address' })],
    [dialog.getByRole('button', { name: 'Checkout' })],
    [again.or(main.getByRole('link', { name: 'Try again' })).first()],
    [
      main.getByRole('button', { name: 'Log in', exact: true }),
      { Email: demoCustomer.email, Password: demoCustomer.password },
    ],
    [place],
    [main.getByRole('button', { name: /^Pay (?!with)/ }), writtenCard(cardNumber('success'))],
    [main.getByRole('button', { name: 'Checkout' })],
    [main.getByRole('button', { name: 'Add to cart', exact: true })],
  ];
}

async function firstVisible(offers: readonly Offer[]): Promise<Offer | undefined> {
  for (const offer of offers) if (await offer[0].isVisible()) return offer;
  return undefined;
}

async function editAddress(page: Page): Promise<void> {
  const edit = page.getByRole('main').getByRole('button', { name: /^Edit .*address$/ });
  await edit.first().click();
  await page.getByRole('dialog').getByLabel('City', { exact: true }).fill(editedCity);
}

/** Fills in empty fields, and remembers those that it has filled in before in the same document. */
function formFiller(page: Page) {
  const filled = new Map<string, number>();
  const lost = new Set<string>();
  const fill = async (fields: Readonly<Record<string, string>>) => {
    const document = await page.evaluate(() => performance.timeOrigin);
    for (const [label, text] of Object.entries(fields)) {
      const field = page.getByRole('main').getByLabel(label, { exact: true });
      if ((await field.inputValue()) !== '') continue;
      const name = `${label} at ${page.url()}`;
      if (filled.get(name) === document) lost.add(name);
      filled.set(name, document);
      await field.fill(text);
    }
  };
  return { fill, lost };
}
