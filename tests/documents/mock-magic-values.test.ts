import { readFileSync } from 'node:fs';
import { createShop, demoCustomer } from '@signal-shop/mock-server';
import { visit } from '@signal-shop/mock-server/testing';
import type { ShopClient } from '@signal-shop/sdk';
import { isShopError } from '@signal-shop/sdk';
import { ChargeStatus, OrderStatus, ResponseCode } from '@signal-shop/sdk/contract';
import { testCards } from '@signal-shop/sdk/rules/test-cards';
import { anAddress } from '@signal-shop/sdk/testing';
import { expect, test } from 'vitest';

const page = readFileSync('docs/mock/magic-values.md', 'utf8');
const { password } = demoCustomer;
const address = anAddress({ region: 'US', state: 'WA', postal_code: '98101' });
const destination = { region: address.region, state: address.state, postal_code: address.postal_code };
const seconds = 1_000;

test.each(rowsOf('Customers'))('the customer %s: %s', async (email = '', _who, orders, points) => {
  const { shop } = open();
  await shop.logIn({ email, password });
  expect((await shop.listOrders()).total).toBe(Number(orders));
  expect((await shop.getUserInfo()).msg.points).toBe(Number(points));
});

test.each(rowsOf('Emails'))('the email %s, %s: %s', async (email = '', where = '', _what, answer) => {
  const { shop } = open();
  const attempts: Readonly<Record<string, () => Promise<unknown>>> = {
    registering: () => register(shop, email),
    'asking for a code': () => shop.sendVerificationCode({ email, purpose: 'register' }),
    subscribing: () => shop.subscribe({ email, subscribe: 1 }),
  };
  expect(await answerOf(attempts[where]?.() ?? Promise.reject(new Error(where)))).toBe(answer);
});

test.each(rowsOf('Coupon codes'))('the coupon code %s: %s', async (coupon_code = '', _what, answer) => {
  const { shop } = open('auth.new,flash.closed,price.none');
  await shop.logIn({ email: 'new@example.com', password });
  const { msg } = await shop.listGoods({ filter: ['inStock'], sort: 'priceDown', page_size: 1 });
  await shop.addCartItem({ id: msg[0]?.goods_id ?? 0, goods_number: 1 });
  expect(await answerOf(shop.getOrderTax({ ...destination, coupon_code }))).toBe(answer);
});

test('the coupon codes take off the documented amounts', async () => {
  const { shop } = open('auth.new,flash.closed,price.none');
  await shop.logIn({ email: 'new@example.com', password });
  const { msg } = await shop.listGoods({ filter: ['inStock'], sort: 'priceDown', page_size: 1 });
  await shop.addCartItem({ id: msg[0]?.goods_id ?? 0, goods_number: 1 });
  const season = await shop.getOrderTax({ ...destination, coupon_code: 'season15' });
  expect(season.subtotal).toBeGreaterThan(120);
  expect(season.coupon).toBe(15);
  const welcome = await shop.getOrderTax({ ...destination, coupon_code: 'WELCOME10' });
  expect(welcome.coupon).toBeCloseTo(welcome.subtotal / 10, 1);
});

test.each(rowsOf('Test cards'))('the card %s, %s: %s', async (_card, payment_token = '', _what, answer) => {
  const { shop, world } = open('cart.one');
  await shop.logIn({ email: demoCustomer.email, password });
  const { total } = await shop.getOrderTax(destination);
  const { ordersn } = await shop.placeOrder({ address, note: '', expected_total: total });
  const { charge_id } = await shop.checkoutOrder({ ordersn, payment_token });
  const first = await shop
    .confirmCharge({ ordersn, charge_id })
    .then(({ charge_status }) => nameOf(ChargeStatus, charge_status), refusalName);
  if (first !== 'processing') return expect(first).toBe(answer);
  world.clock.advance(11 * seconds);
  const { charge_status } = await shop.verifyOrder({ ordersn });
  expect(`processing, then ${nameOf(ChargeStatus, charge_status)}`).toBe(answer);
});

test('every test card has a row', () => {
  const rows = rowsOf('Test cards').map(([card = '', token]) => [card.replaceAll(' ', ''), token]);
  expect(rows).toEqual(testCards.map(({ number, token }) => [number, token]));
});

test.each(rowsOf('Goods'))('the goods %s, %s', async (id, what = '', stock) => {
  const { msg } = await open().shop.getGoods({ id: Number(id) });
  expect(what.split(':')[0]).toBe(`${msg.name}, ${msg.goods_color}`);
  expect(msg.stock_count).toBe(Number(stock));
});

test.each(rowsOf('Orders'))('the order %s has the status %s %s', async (ordersn = '', code, name) => {
  const { shop } = open();
  await shop.logIn({ email: demoCustomer.email, password });
  const { orderstatus } = (await shop.getOrder({ ordersn })).msg;
  expect([String(orderstatus), nameOf(OrderStatus, orderstatus)]).toEqual([code, name]);
});

test('with the named scenario there is an order in every status', () => {
  const codes = rowsOf('Orders').map(([, code]) => Number(code));
  expect([...codes, OrderStatus.deleted].sort()).toEqual(Object.values(OrderStatus).sort());
});

test.each(rowsOf('Search words'))('the search word %s finds %s', async (keywords = '', total) => {
  expect((await open().shop.listGoods({ keywords })).total).toBe(Number(total));
});

function open(scenarios = '') {
  const mock = createShop({ scenarios, now: '2026-01-15T12:00:00Z' });
  return { shop: visit(mock), world: mock.world('default') };
}

function register(shop: ShopClient, email: string): Promise<unknown> {
  return shop.register({
    email,
    email_confirmation: email,
    password,
    password_confirmation: password,
    code: '246810',
    agree_terms: 1,
  });
}

/** Returns the cells of the table under a heading, without code marks. */
function rowsOf(heading: string): string[][] {
  const section = page.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? '';
  const [, , ...rows] = section.split('\n').filter((line) => line.startsWith('|'));
  if (rows.length === 0) throw new Error(`The page has no table under "${heading}"`);
  return rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('`', '')),
  );
}

function answerOf(call: Promise<unknown>): Promise<string> {
  return call.then(() => 'answered', refusalName);
}

function refusalName(error: unknown): string {
  if (!isShopError(error) || error.code === undefined) throw error;
  return nameOf(ResponseCode, error.code);
}

function nameOf(table: Readonly<Record<string, number>>, value: number | null | undefined): string {
  return Object.entries(table).find(([, one]) => one === value)?.[0] ?? String(value);
}
