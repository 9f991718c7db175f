// Example of a reorder: buys one goods again and pays exactly once, also with network failures.
// node reorder.ts http://localhost:4010 2011
import type { ShopClient, ShopError } from '@signal-shop/sdk';
import { createIdempotencyKey, createShopClient, isShopError } from '@signal-shop/sdk';
import { OrderStatus } from '@signal-shop/sdk/contract';
import { formatMoney } from '@signal-shop/sdk/rules/price';

const [baseUrl = 'http://localhost:4010', goodsId = '2011'] = process.argv.slice(2);
const shop = createShopClient({ baseUrl });
const address = {
  first_name: 'Ada',
  last_name: 'Byron',
  address: '12 Analytical Street',
  address_two: '',
  postal_code: '94105',
  city: 'San Francisco',
  state: 'CA',
  region: 'US',
  phone: '+1 415 555 0134',
};

try {
  await shop.logIn({ email: 'ada@example.com', password: 'volt-2026' });
  const ordersn = await order(shop);
  print(`Ordered ${ordersn}.`);
  print(await pay(shop, ordersn));
} catch (error) {
  if (!isShopError(error)) throw error;
  print(`${error.message} (${error.kind}, ${error.outcome})`);
  process.exitCode = 1;
}

async function order(client: ShopClient): Promise<string> {
  await client.buyNow({ id: Number(goodsId), goods_number: 1, type: 2 });
  const { region, state, postal_code } = address;
  const { total } = await client.getOrderTax({ cartype: 2, region, state, postal_code });
  print(`It costs ${formatMoney(total, 'en')}.`);
  // A retry with the same idempotency key returns the same order. The shop refuses any price other than
  // `expected_total`.
  const idempotencyKey = createIdempotencyKey();
  const placeOrder = () =>
    client.placeOrder({ cartype: 2, address, note: '', expected_total: total }, { idempotencyKey });
  const { ordersn } = await placeOrder().catch((error: unknown) => {
    if (isShopError(error) && error.outcome === 'unknown') return placeOrder();
    throw error;
  });
  return ordersn;
}

async function pay(client: ShopClient, ordersn: string): Promise<string> {
  const { charge_id } = await client.checkoutOrder({ ordersn, payment_token: 'test_success' });
  // The SDK derives the idempotency key of a confirmation from order and charge.
  const confirmation = await client.confirmCharge({ ordersn, charge_id }).safe();
  if (confirmation.status === 'ok') return 'Paid.';
  if (confirmation.error.outcome !== 'unknown') throw confirmation.error;
  return afterLostAnswer(client, ordersn, confirmation.error);
}

/** After an unknown outcome, ask the shop whether the payment succeeded. Never pay again. */
async function afterLostAnswer(client: ShopClient, ordersn: string, error: ShopError): Promise<string> {
  print(`No answer to the payment (${error.kind}); asking what happened.`);
  const { orderstatus } = await client.verifyOrder({ ordersn });
  return orderstatus === OrderStatus.paid ? 'Paid, once.' : 'Not paid: the customer may try again.';
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
