// Example of a returns desk in a store: takes goods back and waits until the refund is sent.
// node returns-desk.ts http://localhost:4010 <poll interval in seconds>
import { setTimeout as pause } from 'node:timers/promises';
import type { ShopClient } from '@signal-shop/sdk';
import { createIdempotencyKey, createShopClient, isShopError } from '@signal-shop/sdk';
import { Flag } from '@signal-shop/sdk/contract';
import { formatMoney } from '@signal-shop/sdk/rules/price';
import { sendPicture } from '@signal-shop/sdk/upload';

const [baseUrl = 'http://localhost:4010', seconds = '60'] = process.argv.slice(2);
const leaving = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => leaving.abort());
const { signal } = leaving;
const shop = createShopClient({ baseUrl });

try {
  await shop.logIn({ email: 'ada@example.com', password: 'volt-2026' }, { signal });
  const id = await takeBack(shop);
  if (id === undefined) print('Nothing of this customer can come back.');
  else await follow(shop, id);
} catch (error) {
  if (!isShopError(error) && !signal.aborted) throw error;
  print(signal.aborted ? 'The desk is closed; the request goes on without it.' : String(error));
  process.exitCode = signal.aborted ? 0 : 1;
}

/** Requests a return for the first order whose `allowed_actions` include after-sales. The server computes the deadlines. */
async function takeBack(client: ShopClient): Promise<string | undefined> {
  const { msg: orders } = await client.listOrders({ state: 'received' }, { signal });
  const order = orders.find(({ allowed_actions }) => allowed_actions.includes('afterSales'));
  const line = order?.lines.find(({ after_sales_id }) => after_sales_id === null);
  if (order === undefined || line === undefined) return undefined;
  print(`${line.goods_name} of ${order.ordersn} comes back.`);
  // The SDK checks size and format before the upload.
  const { url } = await sendPicture(client, photograph(), { signal });
  const { request } = await client.requestAfterSales(
    {
      kind: 'return',
      ordersn: order.ordersn,
      line_id: line.id,
      goodsnumber: 1,
      reason: 'noLongerNeeded',
      problem: 'Brought to the desk in its box.',
      credentials: [url],
      contacted: Flag.yes,
    },
    // A second press sends the same request once.
    { signal, idempotencyKey: createIdempotencyKey() },
  );
  print(`${request.id} asks for ${formatMoney(request.amount, 'en')}.`);
  return request.id;
}

/** Polls until the request is closed. Hands the goods to the carrier once the shop has approved the return. */
async function follow({ getRefundDetail, sendBackTracking }: ShopClient, id: string): Promise<void> {
  for (let last = ''; ; await pause(Number(seconds) * 1000, undefined, { signal })) {
    const { msg: request } = await getRefundDetail({ id }, { signal });
    if (request.status !== last) print(`It is ${request.status}.`);
    last = request.status;
    if (request.status === 'awaitingParcel') {
      await sendBackTracking({ id, carrier: 'ups', tracking_number: '1Z999AA10123456784' }, { signal });
    }
    if (request.status === 'refunded') print(`${formatMoney(request.amount, 'en')} are on their way.`);
    if (request.allowed_actions.length === 0 && ['refunded', 'rejected'].includes(request.status)) return;
  }
}

/** The photo from the desk's camera; here the smallest valid picture. */
function photograph(): Blob {
  const pixel =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  return new Blob([Buffer.from(pixel, 'base64')], { type: 'image/png' });
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
