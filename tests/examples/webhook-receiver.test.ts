import { createShopClient } from '@signal-shop/sdk';
import { signWebhook } from '@signal-shop/sdk/webhooks';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startShopWith } from './support/example-shop.ts';
import { startExample } from './support/run-example.ts';

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

async function startReceiver() {
  vi.stubEnv('WEBHOOK_SECRET', secret);
  onTestFinished(() => void vi.unstubAllEnvs());
  const receiver = startExample('webhook-receiver', '0');
  const [url = ''] = /http:.*/.exec(await receiver.line(/^Receiving at/)) ?? [];
  return { receiver, url };
}

async function send(url: string, type: string, signedWith = secret): Promise<number> {
  const id = 'evt_of_this_test';
  const timestamp = Math.floor(Date.now() / 1000);
  const data = { id: 'AS20260115000001', ordersn: 'SG20260115000001', kind: 'return', status: 'requested' };
  const body = JSON.stringify({ id, type, time: timestamp, data });
  const headers = {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': await signWebhook({ id, timestamp, body, secret: signedWith }),
  };
  return (await fetch(url, { method: 'POST', body, headers })).status;
}

test('[BEY-65] webhook-receiver reports an order that the mock server moves, and stops on Ctrl-C', async () => {
  const { receiver, url } = await startReceiver();
  const { url: shopUrl, control } = await startShopWith({
    scenario: ['order.unpaid'],
    webhook: { url, secret },
  });
  const shop = createShopClient({ baseUrl: shopUrl });
  await shop.logIn({ email: 'ada@example.com', password: 'volt-2026' });
  const { msg: unpaid } = await shop.listOrders({ state: 'unpaid' });
  const ordersn = unpaid[0]?.ordersn ?? '';
  await control(`orders/${ordersn}/advance`, { session: 'default' });
  expect(await receiver.line(/order\.paid/)).toBe(`${ordersn}: order.paid`);
  receiver.interrupt();
  expect((await receiver.exit).code).toBe(0);
});

test('webhook-receiver ignores a repeated event and one of a newer shop, and refuses a forged one', async () => {
  const { receiver, url } = await startReceiver();
  expect(await send(url, 'afterSales.changed')).toBe(204);
  expect(await send(url, 'afterSales.changed')).toBe(204);
  expect(await send(url, 'order.returned')).toBe(204);
  expect(await send(url, 'afterSales.changed', `whsec_${btoa('another secret of 27 bytes!')}`)).toBe(400);
  expect((await fetch(url)).status).toBe(400);
  receiver.interrupt();
  expect((await receiver.exit).lines.slice(1)).toEqual([
    'AS20260115000001: return is requested',
    'evt_of_this_test again, ignored',
    'refused: unknown-type',
    'refused: signature',
    'refused: headers',
  ]);
});
