// Example of a reorder: buys one goods again and pays exactly once, also with network failures.
// node reorder.ts http://localhost:4010 2011 test_three_d_secure
import { setTimeout } from 'node:timers/promises';
import type { ShopClient } from '@signal-shop/sdk';
import { createIdempotencyKey, createShopClient, isShopError } from '@signal-shop/sdk';
import { CartType } from '@signal-shop/sdk/contract';
import type { PaymentOutcome } from '@signal-shop/sdk/rules/payment';
import { payOrder, verifyPayment } from '@signal-shop/sdk/rules/payment';
import { formatMoney } from '@signal-shop/sdk/rules/price';

const [baseUrl = 'http://localhost:4010', goodsId = '2011', token = 'test_success'] = process.argv.slice(2);
/** How long a customer may take to confirm the payment at the bank. */
const patienceMs = 600_000;
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
  await client.buyNow({ id: Number(goodsId), goods_number: 1, type: CartType.buyNow });
  const { region, state, postal_code } = address;
  const { total } = await client.getOrderTax({ cartype: CartType.buyNow, region, state, postal_code });
  print(`It costs ${formatMoney(total, 'en')}.`);
  // A retry with the same idempotency key returns the same order. The shop refuses any price other than
  // `expected_total`.
  const idempotencyKey = createIdempotencyKey();
  const placeOrder = () =>
    client.placeOrder(
      { cartype: CartType.buyNow, address, note: '', expected_total: total },
      { idempotencyKey },
    );
  const { ordersn } = await placeOrder().catch((error: unknown) => {
    if (isShopError(error) && error.outcome === 'unknown') return placeOrder();
    throw error;
  });
  return ordersn;
}

/** The payment runner of the SDK charges once: after a lost answer it asks the shop what happened, and never pays again. */
async function pay(client: ShopClient, ordersn: string): Promise<string> {
  const deadline = Date.now() + patienceMs;
  const polling = {
    ordersn,
    pause: (delayMs: number) => setTimeout(delayMs),
    onVerify: () => print('No final answer yet; asking the shop.'),
    shouldContinue: () => Date.now() < deadline,
  };
  // The bank of the mock server is at its own origin; name the origins of your payment provider.
  const outcome = await payOrder(client, { ...polling, token, redirectOrigins: [new URL(baseUrl).origin] });
  switch (outcome.status) {
    case 'redirect':
      print(`Confirm the payment at ${new URL(outcome.address, baseUrl).href}`);
      return sentenceOf(await verifyPayment(client, polling));
    default:
      return sentenceOf(outcome);
  }
}

function sentenceOf(outcome: PaymentOutcome): string {
  if (outcome.status !== 'paid') process.exitCode = 1;
  switch (outcome.status) {
    case 'paid':
      return 'Paid, once.';
    case 'declined':
      return `Declined, nothing was charged: ${outcome.message}`;
    case 'notCharged':
      return 'Nothing was charged: the customer may try again.';
    default:
      return `Not paid: ${outcome.status}`;
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
