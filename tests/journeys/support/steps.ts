import { demoCustomer } from '@signal-shop/mock-server';
import { giftAddress, orderAddress } from '../../support/written-addresses.ts';
import type { Hands } from './hands.ts';
import type { Visit } from './visit.ts';

/** Fills the form of the log-in page and sends it. */
export async function logIn(page: Hands, { email, password } = demoCustomer): Promise<void> {
  const main = await page.within('main');
  await main.type('Email', email);
  await main.type('Password', password);
  await main.press('button', 'Log in');
}

/** Types where the order goes, beside the addresses that are known. */
export async function fillAddress(page: Hands): Promise<void> {
  await page.press('radio', 'Use another address');
  await page.type('Country or region', 'US');
  for (const [label, text] of Object.entries(orderAddress)) await page.type(label, text);
}

/** Types where a gift goes. */
export async function fillGiftAddress(form: Hands): Promise<void> {
  for (const [label, text] of Object.entries(giftAddress)) await form.type(label, text);
  await form.type('State', 'WA');
}

/** Longer than the shop waits for the next letter of an address before it asks what the order costs. */
const quietMs = 1_000;

/** Where the order goes, and the order itself at the total on the screen. */
export async function placeOrder(page: Visit): Promise<void> {
  await fillAddress(page);
  await page.pass(quietMs);
  await page.see('Total');
  await page.press('button', 'Place order');
}

export const cards = {
  success: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  askedByTheBank: '4000 0027 6000 3184',
} as const;

export async function pay(page: Hands, number: string): Promise<void> {
  await page.type('Card number', number);
  await page.type('Expiry date', '04 / 29');
  await page.type('Security code', '123');
  await page.type('Name on card', 'Ada Byte');
  await page.press('button', /^Pay /);
}
