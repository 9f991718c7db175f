import { demoCustomer } from '@signal-shop/mock-server';
import type { Hands } from './hands.ts';

/** Fills the form of the log-in page and sends it. */
export async function logIn(page: Hands, { email, password } = demoCustomer): Promise<void> {
  const main = await page.within('main');
  await main.type('Email', email);
  await main.type('Password', password);
  await main.press('button', 'Log in');
}

const address = {
  'First name': 'Ada',
  'Last name': 'Byte',
  'Street and number': '1 Signal Way',
  'Postal code': '94110',
  City: 'San Francisco',
  'State or province': 'California',
  Phone: '+1 415 555 0100',
} as const;

/** Types where the order goes, beside the addresses that are known. */
export async function fillAddress(page: Hands): Promise<void> {
  await page.press('radio', 'Use another address');
  await page.type('Country or region', 'US');
  for (const [label, text] of Object.entries(address)) await page.type(label, text);
}

/** Where the order goes, and the order itself at the total on the screen. */
export async function placeOrder(page: Hands): Promise<void> {
  await fillAddress(page);
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
