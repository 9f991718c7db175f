import { createShopClient, memorySession } from '@signal-shop/sdk';
import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { order } from '../../testing/visitor.ts';
import { startingTokens } from '../../world/account/customers.ts';
import type { MockServer } from '../start-mock-server.ts';
import { get, post, startTestServer } from '../testing/testing-server.ts';

function visitServer(server: MockServer) {
  return createShopClient({
    baseUrl: server.url,
    session: memorySession(startingTokens.customer),
    headers: { 'x-mock-session': 'mine' },
  });
}

async function askBank() {
  const server = await startTestServer({ scenario: ['auth.customer', 'cart.one', 'pay.redirecting'] });
  const client = visitServer(server);
  const ordersn = await order(client);
  const { redirect_url, charge_id } = await client.checkoutOrder({ ordersn, payment_token: 'test_success' });
  return { server, client, ordersn, charge_id, address: new URL(redirect_url ?? '', server.url) };
}

test("[PAY-02] the bank's page accepts one answer, and redirects to the result of the payment", async () => {
  const { server, client, ordersn, address } = await askBank();
  const page = await get(server, `${address.pathname}${address.search}`);
  expect(page.status).toBe(200);
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  const action = load(page.text)('[action*="allow"]').attr('action');
  const press = () =>
    fetch(new URL(action ?? '', server.url), {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams(),
    });
  const answer = await press();
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `/pay_result?ordersn=${ordersn}`]);
  expect(await client.verifyOrder({ ordersn })).toMatchObject({ orderstatus: 2 });
  expect((await press()).status).toBe(404);
  expect((await get(server, `${address.pathname}${address.search}`)).status).toBe(404);
});

test("[PAY-02] opening the bank's page changes nothing, and another session has no such page", async () => {
  const { server, client, ordersn, charge_id } = await askBank();
  expect((await get(server, `/__mock/pay/${charge_id}/allow?session=mine`)).status).toBe(405);
  expect((await get(server, `/__mock/pay/${charge_id}?session=other`)).status).toBe(404);
  expect((await client.verifyOrder({ ordersn })).orderstatus).toBe(0);
});

test('[BEY-06] an order is advanced one step, or to a status by its name', async () => {
  const server = await startTestServer({ scenario: ['auth.customer', 'cart.one'] });
  const client = visitServer(server);
  const ordersn = await order(client);
  const advance = (body: object) =>
    post(server, `/__mock/orders/${ordersn}/advance`, { session: 'mine', ...body });
  expect((await advance({})).body).toMatchObject({
    steps: ['confirmPayment'],
    status: 'paid',
    orderstatus: 2,
  });
  expect((await advance({ to: 'complete' })).body).toMatchObject({ status: 'complete' });
  expect((await client.getOrder({ ordersn })).msg).toMatchObject({ orderstatus: 5, paytype: 1 });
  expect((await advance({ to: 'unpaid' })).status).toBe(400);
  expect((await advance({ to: 'nowhere' })).status).toBe(400);
  expect((await post(server, '/__mock/orders/SG00000000/advance', { session: 'mine' })).status).toBe(404);
});
