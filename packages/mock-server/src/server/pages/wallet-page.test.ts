import { createShopClient } from '@signal-shop/sdk';
import { OrderStatus } from '@signal-shop/sdk/contract';
import { hourMs } from '@signal-shop/sdk/rules/time';
import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { order } from '../../testing/visitor.ts';
import { demoCustomer } from '../../world/account/customers.ts';
import type { MockServer } from '../start-mock-server.ts';
import { get, post, startTestServer } from '../testing/testing-server.ts';

async function openWallet() {
  const server = await startTestServer({ scenario: ['cart.one'] });
  const client = createShopClient({ baseUrl: server.url });
  await client.logIn({ email: demoCustomer.email, password: demoCustomer.password });
  const ordersn = await order(client);
  const { redirect_url } = await client.checkoutOrder({ ordersn, payment_token: 'test_wallet' });
  const path = redirect_url ?? '';
  const buttons = await buttonsOf(server, path);
  const press = (label: string) => send(server, buttons.get(label) ?? 'no such button');
  const chargeCount = async () => {
    const { body } = await get(server, '/__mock/ledger');
    return isLedger(body) ? body.charges.length : Number.NaN;
  };
  return { server, client, ordersn, path, press, chargeCount };
}

function isLedger(body: unknown): body is { readonly charges: readonly unknown[] } {
  return typeof body === 'object' && body !== null && 'charges' in body && Array.isArray(body.charges);
}

function send(server: MockServer, path: string, method = 'POST'): Promise<Response> {
  return fetch(new URL(path, server.url), { method, redirect: 'manual' });
}

/** The addresses of the page's buttons by their labels. */
async function buttonsOf(server: MockServer, path: string): Promise<ReadonlyMap<string, string>> {
  const page = load(await (await send(server, path, 'GET')).text());
  const forms = page('form').toArray();
  return new Map(forms.map((form) => [page(form).text(), page(form).attr('action') ?? '']));
}

function wayBack(response: Response): string | null {
  expect(response.status).toBe(303);
  return response.headers.get('location');
}

test.each([
  ['Approve', OrderStatus.paid, undefined],
  ['Cancel', OrderStatus.unpaid, 'canceled'],
  ['Decline', OrderStatus.unpaid, 'declined'],
  ['Take too long', OrderStatus.unpaid, 'timedOut'],
])('[BEY-51] %s returns to the result with the order number only', async (label, orderstatus, failure) => {
  const { client, ordersn, press } = await openWallet();
  expect(wayBack(await press(label))).toBe(`/pay_result?ordersn=${ordersn}`);
  const answer = await client.verifyOrder({ ordersn });
  expect(answer).toMatchObject({ orderstatus });
  expect(answer.wallet_failure).toBe(failure);
});

test.each([
  ['Approve, but don’t return to the shop', OrderStatus.paid, 1],
  ['Close without an answer', OrderStatus.unpaid, 0],
])('[BEY-51] %s: no way leads back', async (label, orderstatus, count) => {
  const { client, ordersn, press, chargeCount } = await openWallet();
  const response = await press(label);
  expect(response.status).toBe(200);
  const page = load(await response.text());
  expect(page('a, form')).toHaveLength(0);
  expect(await client.verifyOrder({ ordersn })).toMatchObject({ orderstatus });
  expect(await chargeCount()).toBe(count);
});

test('[BEY-51] the second answer and the second visit lead to the result, and charge nothing more', async () => {
  const { server, ordersn, path, press, chargeCount } = await openWallet();
  await press('Approve');
  expect(wayBack(await press('Approve'))).toBe(`/pay_result?ordersn=${ordersn}`);
  expect(wayBack(await press('Cancel'))).toBe(`/pay_result?ordersn=${ordersn}`);
  expect(wayBack(await send(server, path, 'GET'))).toBe(`/pay_result?ordersn=${ordersn}`);
  expect(await chargeCount()).toBe(1);
});

test('[BEY-51] the page of the bank cannot answer for the wallet', async () => {
  const { server, client, ordersn, path, press, chargeCount } = await openWallet();
  const bank = path.replace('/wallet/', '/pay/');
  for (const answer of ['allow', 'deny'])
    expect((await send(server, bank.replace('?', `/${answer}?`))).status).toBe(404);
  expect(await chargeCount()).toBe(0);
  await press('Approve');
  expect(await client.verifyOrder({ ordersn })).toMatchObject({ orderstatus: OrderStatus.paid });
});

test('[BEY-51] an approval after the time to pay charges nothing', async () => {
  const { server, client, ordersn, press, chargeCount } = await openWallet();
  await post(server, '/__mock/clock', { advance: 25 * hourMs });
  expect(wayBack(await press('Approve'))).toBe(`/pay_result?ordersn=${ordersn}`);
  expect(await chargeCount()).toBe(0);
  expect(await client.verifyOrder({ ordersn })).toMatchObject({ orderstatus: OrderStatus.cancelled });
});

test('[BEY-51] shows the amount, and a look charges nothing', async () => {
  const { server, client, ordersn, path, chargeCount } = await openWallet();
  const { msg } = await client.getOrderData({ ordersn });
  const response = await send(server, path, 'GET');
  expect(load(await response.text())('p').text()).toContain(`$${msg.money.toFixed(2)}`);
  const approval = path.replace('?', '/approve?');
  expect((await send(server, approval, 'GET')).status).toBe(405);
  expect(await chargeCount()).toBe(0);
});

test.each([
  ['/__mock/wallet/ch_unknown', 404],
  ['/__mock/wallet/ch_unknown/approve', 404],
])('%s is no payment', async (path, status) => {
  expect((await send(await startTestServer(), path)).status).toBe(status);
});
