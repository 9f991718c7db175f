import { createShopClient, memorySession } from '@signal-shop/sdk';
import { isWebhookError, verifyWebhook } from '@signal-shop/sdk/webhooks';
import { expect, test, vi } from 'vitest';
import { order } from '../../testing/visitor.ts';
import { startingTokens } from '../../world/account/customers.ts';
import { StartFailure } from '../start-failure.ts';
import type { MockServer } from '../start-mock-server.ts';
import { startReceiver } from '../testing/testing-receiver.ts';
import { post, startTestServer } from '../testing/testing-server.ts';

async function startShop(...scenario: readonly string[]) {
  const receiver = await startReceiver(204);
  const server = await startTestServer({ scenario: [...scenario], webhook: { url: receiver.url } });
  const client = createShopClient({ baseUrl: server.url, session: memorySession(startingTokens.customer) });
  const events = () => receiver.requests.map(({ body }) => JSON.parse(body));
  return { receiver, server, client, events };
}

const advance = (server: MockServer, ordersn: string) =>
  post(server, `/__mock/orders/${ordersn}/advance`, { session: 'default' });

test('[BEY-65] a paid order reaches the receiver as a signed event without personal data', async () => {
  const { receiver, server, client } = await startShop('auth.customer', 'cart.one');
  const ordersn = await order(client);
  const { charge_id } = await client.checkoutOrder({ ordersn, payment_token: 'test_success' });
  await client.confirmCharge({ ordersn, charge_id });
  await vi.waitFor(() => expect(receiver.requests).toHaveLength(1));
  const [request] = receiver.requests;
  const webhook = { body: request?.body ?? '', headers: request?.headers ?? {} };
  const event = await verifyWebhook({ ...webhook, secret: server.webhookSecret ?? '' });
  const { id, ...rest } = event;
  expect(rest).toEqual({ type: 'order.paid', time: 1_768_478_400, data: { ordersn, orderstatus: 2 } });
  expect(id).toBe(request?.headers['webhook-id']);
  const forged: unknown = await verifyWebhook({
    ...webhook,
    secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  }).catch((error: unknown) => error);
  expect(isWebhookError(forged) && forged.reason).toBe('signature');
});

test('[BEY-65] each further step of an order and of an after-sales request is an event', async () => {
  const { server, events } = await startShop('auth.customer', 'return.requested', 'order.unpaid');
  const { body } = await post(
    server,
    '/api/order/index',
    { state: 'unpaid' },
    {
      authorization: startingTokens.customer,
    },
  );
  const ordersn: string = Object(body).msg[0].ordersn;
  for (const _step of ['paid', 'shipped', 'delivered']) await advance(server, ordersn);
  await post(server, '/__mock/sessions/default/after-sales', { id: 'AS20260115000001', step: 'approve' });
  await vi.waitFor(() => expect(events()).toHaveLength(4));
  const steps = events().filter(({ data }) => data.ordersn === ordersn);
  expect(steps.map(({ type }) => type)).toEqual(['order.paid', 'order.shipped', 'order.delivered']);
  // Of another order, so it may arrive before them.
  expect(events()).toContainEqual(
    expect.objectContaining({
      type: 'afterSales.changed',
      data: expect.objectContaining({ id: 'AS20260115000001', kind: 'return', status: 'awaitingParcel' }),
    }),
  );
});

test('[BEY-65] an order that expires by the clock of its session is canceled at that time', async () => {
  const { server, client, events } = await startShop('auth.customer', 'cart.one');
  const ordersn = await order(client);
  await post(server, '/__mock/clock', { session: 'default', advance: 48 * 3_600_000 });
  expect(events()).toEqual([]);
  await client.listOrders({ state: 'orders' });
  await vi.waitFor(() => expect(events().map(({ data }) => data.ordersn)).toContain(ordersn));
  const event = events().find(({ data }) => data.ordersn === ordersn);
  expect(event).toMatchObject({ type: 'order.cancelled', time: 1_768_478_400 + 24 * 3_600 });
});

test('[BEY-65] a receiver that does not answer delays no call, and no stop', async () => {
  const receiver = await startReceiver(0);
  const scenario = ['auth.customer', 'order.unpaid'];
  const lines: string[] = [];
  const server = await startTestServer({
    ...{ scenario, webhook: { url: receiver.url, timeoutMs: 60_000 } },
    log: (line) => void lines.push(line),
  });
  const client = createShopClient({ baseUrl: server.url, session: memorySession(startingTokens.customer) });
  const { msg: orders } = await client.listOrders({ state: 'unpaid' });
  expect((await advance(server, orders[0]?.ordersn ?? '')).status).toBe(200);
  await vi.waitFor(() => expect(receiver.requests).toHaveLength(1));
  expect((await client.listOrders({ state: 'unpaid' })).msg).toHaveLength(orders.length - 1);
  await server.close();
  expect(lines).toContain('Webhooks dropped, because the server stops: 1.');
});

test('the header x-mock-session names the session of an event, which is not part of the event', async () => {
  const { receiver, server, events } = await startShop('auth.customer', 'order.unpaid');
  const team = { 'x-mock-session': 'team', authorization: startingTokens.customer };
  const { body } = await post(server, '/api/order/index', { state: 'unpaid' }, team);
  const ordersn: string = Object(body).msg[0].ordersn;
  await post(server, `/__mock/orders/${ordersn}/advance`, { session: 'team' });
  await vi.waitFor(() => expect(receiver.requests).toHaveLength(1));
  expect(receiver.requests[0]?.headers['x-mock-session']).toBe('team');
  expect(Object.keys(events()[0])).toEqual(['id', 'type', 'time', 'data']);
});

test('the scenarios of a new session send nothing, because they describe the past', async () => {
  const { server, events, client } = await startShop('auth.customer', 'return.requested');
  await post(server, '/__mock/sessions/default/scenario', { scenarios: ['auth.customer', 'order.unpaid'] });
  const { msg: orders } = await client.listOrders({ state: 'unpaid' });
  await advance(server, orders[0]?.ordersn ?? '');
  await vi.waitFor(() => expect(events().map(({ type }) => type)).toEqual(['order.paid']));
});

test.each([
  [{ url: 'ftp://127.0.0.1/' }, '"ftp://127.0.0.1/" is not a URL for webhooks'],
  [{ url: 'localhost:80' }, 'is not a URL for webhooks'],
  [{ url: 'http://name:password@127.0.0.1/' }, 'contains a name or password'],
  [{ url: 'http://127.0.0.1/', secret: 'secret' }, 'Webhooks: The secret is not whsec_'],
])('a server with the webhook %j does not start', async (webhook, message) => {
  const start = startTestServer({ webhook });
  await expect(start).rejects.toThrow(StartFailure);
  await expect(start).rejects.toThrow(message);
});
