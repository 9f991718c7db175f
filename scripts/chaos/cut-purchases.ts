import { logNothing, startMockServer } from '@signal-shop/mock-server/server';
import type { Call, ShopClient } from '@signal-shop/sdk';
import { createIdempotencyKey, createShopClient, memorySession } from '@signal-shop/sdk';
import { anAddress } from '@signal-shop/sdk/testing';
import { startCuttingProxy } from './cutting-proxy.ts';

export interface CutPurchases {
  readonly purchases: number;
  /** Attempts at the four writes of each purchase. */
  readonly attempts: number;
  readonly cutRequests: number;
  readonly cutAnswers: number;
  /** Purchases without exactly one order of one item and one charge, or with something left in the cart. */
  readonly wrong: readonly string[];
}

const address = anAddress({ region: 'US', state: 'CA', postal_code: '94105' });
const goodsId = 1201;
/** A call that is cut this often has another problem. */
const mostAttempts = 200;

/** Buys one item again and again over connections that are cut, and repeats each write with its key until it is answered. */
export async function cutPurchases(count: number, random: () => number): Promise<CutPurchases> {
  const server = await startMockServer({ port: 0, log: logNothing, scenario: ['cart.empty'] });
  const proxy = await startCuttingProxy(server.url, random);
  const wrong: string[] = [];
  let attempts = 0;
  const onAttempt = () => {
    attempts += 1;
  };
  try {
    for (let number = 1; number <= count; number += 1) {
      const session = `cut-${number}`;
      const problem = await buyOnce({ server: server.url, proxy: proxy.url, session, onAttempt });
      if (problem !== null) wrong.push(`${session}: ${problem}`);
      await fetch(new URL(`/__mock/sessions/${session}`, server.url), { method: 'DELETE' });
    }
  } finally {
    await proxy.close();
    await server.close();
  }
  const { cutRequests, cutAnswers } = proxy;
  return { purchases: count, attempts, cutRequests: cutRequests(), cutAnswers: cutAnswers(), wrong };
}

interface Purchase {
  readonly server: string;
  readonly proxy: string;
  readonly session: string;
  readonly onAttempt: () => void;
}

/** @returns what is wrong with the purchase; null for nothing */
async function buyOnce({ server, proxy, session, onAttempt }: Purchase): Promise<string | null> {
  const headers = { 'x-mock-session': session };
  const sure = createShopClient({ baseUrl: server, headers });
  const { data } = await sure.logIn({ email: 'ada@example.com', password: 'volt-2026' });
  const before = await sure.listOrders();
  const cut = createShopClient({
    ...{ baseUrl: proxy, headers, retry: { limit: 0 } },
    session: memorySession(data.token),
  });
  const write = <Result>(call: (key: string) => Call<Result>) => untilAnswered(call, onAttempt);

  await write((idempotencyKey) => cut.addCartItem({ id: goodsId, goods_number: 1 }, { idempotencyKey }));
  const { total } = await sure.getOrderTax({ region: 'US', state: 'CA', postal_code: '94105' });
  const order = { address, note: '', expected_total: total };
  const { ordersn } = await write((idempotencyKey) => cut.placeOrder(order, { idempotencyKey }));
  const payment = { ordersn, payment_token: 'test_success' };
  const { charge_id } = await write((idempotencyKey) => cut.checkoutOrder(payment, { idempotencyKey }));
  await write((idempotencyKey) => cut.confirmCharge({ ordersn, charge_id }, { idempotencyKey }));
  return problemOf(sure, server, session, ordersn, before.total);
}

async function untilAnswered<Result>(
  call: (key: string) => Call<Result>,
  onAttempt: () => void,
): Promise<Result> {
  const key = createIdempotencyKey();
  for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
    onAttempt();
    const outcome = await call(key).safe();
    if (outcome.status === 'ok') return outcome.result;
    if (outcome.error.kind !== 'network') throw outcome.error;
  }
  throw new Error(`A write had no answer in ${mostAttempts} attempts.`);
}

async function problemOf(
  shop: ShopClient,
  server: string,
  session: string,
  ordersn: string,
  ordersBefore: number,
): Promise<string | null> {
  const { total } = await shop.listOrders();
  if (total !== ordersBefore + 1) return `${total - ordersBefore} orders`;
  const { msg } = await shop.getOrder({ ordersn });
  const pieces = msg.lines.reduce((sum, line) => sum + line.goodsnumber, 0);
  if (pieces !== 1) return `${pieces} pieces in the order`;
  const { number } = await shop.getCart();
  if (number !== 0) return `${number} pieces left in the cart`;
  const response = await fetch(new URL(`/__mock/ledger?session=${session}`, server));
  const { charges }: { charges: readonly { readonly ordersn: string }[] } = await response.json();
  const paid = charges.filter((charge) => charge.ordersn === ordersn).length;
  return paid === 1 ? null : `${paid} charges`;
}
