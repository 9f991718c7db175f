// Example of a bot that reports every change of a customer's orders. Ends with Ctrl-C or after a number of
// rounds.
// node track-orders.ts http://localhost:4010
// node track-orders.ts <shop> <rounds> <poll interval in seconds>
import { setTimeout as pause } from 'node:timers/promises';
import type { ShopClient } from '@signal-shop/sdk';
import { createShopClient, isShopError } from '@signal-shop/sdk';
import { listOrders } from '@signal-shop/sdk/calls';
import type { OrderSummary } from '@signal-shop/sdk/contract';
import { OrderStatus } from '@signal-shop/sdk/contract';
import { paginate } from '@signal-shop/sdk/paginate';

const [baseUrl = 'http://localhost:4010', rounds = 'Infinity', seconds = '60'] = process.argv.slice(2);
const statusNames = Object.fromEntries(Object.entries(OrderStatus).map(([name, code]) => [code, name]));
// One signal stops the call, its retries and the pause between two rounds.
const shutdown = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => shutdown.abort());

const shop = createShopClient({ baseUrl });
const statuses = new Map<string, number>();

try {
  await logIn(shop);
  for (let round = 1; round <= Number(rounds); round += 1) {
    await report(await allOrders(shop));
    if (round < Number(rounds)) await pause(Number(seconds) * 1000, undefined, { signal: shutdown.signal });
  }
} catch (error) {
  if (!shutdown.signal.aborted) throw error;
}
print('Stopped.');

async function report(orders: readonly OrderSummary[]): Promise<void> {
  if (statuses.size === 0) print(`Watching ${orders.length} orders.`);
  for (const { ordersn, orderstatus } of orders) {
    const before = statuses.get(ordersn);
    statuses.set(ordersn, orderstatus);
    if (before === undefined || before === orderstatus) continue;
    print(`${ordersn}: ${statusNames[before]} became ${statusNames[orderstatus]}`);
  }
}

/** If the shop is down, skips this round; the next one tries again. */
async function allOrders(client: ShopClient): Promise<readonly OrderSummary[]> {
  const orders: OrderSummary[] = [];
  try {
    const list = paginate(listOrders, client, { state: 'orders' }, { signal: shutdown.signal });
    for await (const order of list) orders.push(order);
  } catch (error) {
    await recover(error);
  }
  return orders;
}

async function recover(error: unknown): Promise<void> {
  if (!isShopError(error) || error.kind === 'aborted') throw error;
  print(`${error.message} (${error.kind})`);
  if (error.kind === 'session') await logIn(shop);
}

async function logIn(client: ShopClient): Promise<void> {
  const { SHOP_EMAIL: email = 'ada@example.com', SHOP_PASSWORD: password = 'volt-2026' } = process.env;
  await client.logIn({ email, password }, { signal: shutdown.signal });
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
