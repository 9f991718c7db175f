// Clients in process, goods, pictures and known orders of the seed, for tests without a page. Only tests may import them.
import type { ShopClient, ShopClientOptions, ShopError } from '@signal-shop/sdk';
import { createShopClient, isShopError, memorySession } from '@signal-shop/sdk';
import type { Address, Locale, ResultOf } from '@signal-shop/sdk/contract';
import { ResponseCode } from '@signal-shop/sdk/contract';
import { checkAnswer } from '@signal-shop/sdk/validate';
import { isCallId } from '../operations/dispatch/call-id.ts';
import type { Shop } from '../shop.ts';
import { demoCustomer } from '../world/account/customers.ts';
import { picture } from './pictures.ts';

interface Visit {
  readonly session?: string;
  readonly locale?: Locale;
  readonly shipTo?: string;
  readonly token?: string;
  readonly hooks?: ShopClientOptions['hooks'];
}

/**
 * Creates a client of a shop in this process: the way into a mock shop for every test without a page.
 * It validates each answer against the contract and does not retry.
 */
export function visit(
  shop: Shop,
  { session = 'default', locale = 'en', shipTo, token, hooks }: Visit = {},
): ShopClient {
  return createShopClient({
    baseUrl: 'http://shop.test',
    fetch: shop.fetch,
    session: memorySession(token),
    locale,
    shipTo,
    headers: { 'x-mock-session': session },
    retry: { limit: 0 },
    checkAnswer,
    hooks,
  });
}

/** Like `visit`, logged in as the demonstration customer. */
export async function visitAsCustomer(shop: Shop, options: Visit = {}): Promise<ShopClient> {
  const client = visit(shop, options);
  await client.logIn({ email: demoCustomer.email, password: demoCustomer.password });
  return client;
}

export const harbourAddress: Address = {
  first_name: 'Ada',
  last_name: 'Brennan',
  address: '418 Harbor View Road',
  address_two: '',
  postal_code: '98101',
  city: 'Seattle',
  state: 'WA',
  region: 'US',
  phone: '+1 206 555 0134',
};

/** Places an order for the cart at the quoted price. @returns the order number */
export async function order(client: ShopClient): Promise<string> {
  const { total } = await client.getOrderTax(harbourAddressPlace);
  const order = await client.placeOrder({ address: harbourAddress, note: '', expected_total: total });
  return order.ordersn;
}

export const harbourAddressPlace = { region: 'US', state: 'WA', postal_code: '98101' } as const;

/** Opens a charge with a card of the test provider and confirms it. */
export async function pay(
  client: ShopClient,
  ordersn: string,
  paymentToken = 'test_success',
): Promise<ResultOf<'confirmCharge'>> {
  const { charge_id } = await client.checkoutOrder({ ordersn, payment_token: paymentToken });
  return client.confirmCharge({ ordersn, charge_id });
}

/**
 * The name of the code of a refused call; `answered` when the call succeeded.
 * Throws when the contract does not list the code for this call.
 */
export async function refusalOf(call: Promise<unknown>): Promise<string> {
  try {
    await call;
    return 'answered';
  } catch (error) {
    if (!isShopError(error) || error.code === undefined) throw error;
    checkRefusal(error);
    return codeNames.get(error.code) ?? String(error.code);
  }
}

function checkRefusal({ kind, operation, code, serverMessage }: ShopError): void {
  if (kind !== 'refused' || !isCallId(operation)) return;
  const problem = checkAnswer(operation, { code, msg: serverMessage });
  if (problem !== undefined) throw new Error(`${operation} may not answer ${code}: ${problem}`);
}

const codeNames = new Map<number, string>(Object.entries(ResponseCode).map(([name, code]) => [code, name]));

/** Uploads a picture as the customer. @returns its address */
export async function uploadPicture(client: ShopClient): Promise<string> {
  const { url } = await client.uploadPicture({ file: picture() });
  return url;
}
