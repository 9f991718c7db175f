// A bot that reports every change of a customer's orders: node packages/sdk/examples/track-orders.ts http://localhost:4010
// It ends with Ctrl-C, or after so many rounds: … track-orders.ts <shop> <rounds> <seconds between two rounds>
import { setTimeout as pause } from 'node:timers/promises';
import type { ShopClient } from '@signal-shop/sdk';
import { createShopClient, isShopError } from '@signal-shop/sdk';
import { OrderStatus } from '@signal-shop/sdk/contract';

const [baseUrl = 'http://localhost:4010', rounds = 'Infinity', seconds = '60'] = process.argv.slice(2);
const statusNames = Object.fromEntries(Object.entries(OrderStatus).map(([name, code]) => [code, name]));
// One signal stops everything: the call under way, its repetitions, and the pause between two rounds.
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort());

const shop = createShopClient({ baseUrl });
const known = new Map<string, number>();

try {
  await logIn(shop);
  for (let round = 1; round <= Number(rounds); round += 1) {
    await report(await allOrders(shop));
    if (round < Number(rounds)) await pause(Number(seconds) * 1000, undefined, { signal: stopping.signal });
  }
} catch (error) {
  if (!stopping.signal.aborted) throw error;
}
print('Stopped.');

async function report(orders: Awaited<ReturnType<typeof allOrders>>): Promise<void> {
  if (known.size === 0) print(`Watching ${orders.length} orders.`);
  for (const { ordersn, orderstatus } of orders) {
    const before = known.get(ordersn);
    known.set(ordersn, orderstatus);
    if (before === undefined || before === orderstatus) continue;
    print(`${ordersn}: ${statusNames[before]} became ${statusNames[orderstatus]}`);
  }
}

/** Every page; a shop that is down for a minute ends nothing, the next round asks again. */
async function allOrders({ listOrders }: ShopClient) {
  const orders: Awaited<ReturnType<ShopClient['listOrders']>>['msg'] = [];
  for (let page = 1; ; page += 1) {
    const outcome = await listOrders({ state: 'orders', page }, { signal: stopping.signal }).safe();
    if (outcome.status === 'failed') {
      await recover(outcome.error);
      return orders;
    }
    orders.push(...outcome.result.msg);
    if (orders.length >= outcome.result.total || outcome.result.msg.length === 0) return orders;
  }
}

async function recover(error: Error): Promise<void> {
  if (!isShopError(error) || error.kind === 'aborted') throw error;
  print(`${error.message} (${error.kind})`);
  if (error.kind === 'session') await logIn(shop);
}

async function logIn(client: ShopClient): Promise<void> {
  const { SHOP_EMAIL: email = 'ada@example.com', SHOP_PASSWORD: password = 'volt-2026' } = process.env;
  await client.logIn({ email, password }, { signal: stopping.signal });
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
