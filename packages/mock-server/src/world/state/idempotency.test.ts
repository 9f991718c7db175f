import { dayMs } from '@signal-shop/sdk/rules/time';
import { expect, test } from 'vitest';
import type { Shop } from '../../shop.ts';
import { createShop } from '../../shop.ts';
import { plainOne } from '../../testing/goods.ts';
import { harbourAddress, visitAsCustomer } from '../../testing/visitor.ts';
import { demoToken } from '../account/customers.ts';
import { capacity } from './capacity.ts';
import type { WorldState } from './state.ts';

const key = 'intention-0001';

function send(
  shop: Shop,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return shop.fetch(`http://shop.test${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: {
      'content-type': 'application/json',
      authorization: demoToken(shop.world('default')),
      'idempotency-key': key,
      ...headers,
    },
  });
}

test('[N01] a retry with the same key has no second effect and the same answer', async () => {
  const shop = createShop();
  const { goodsId } = plainOne(shop.world('default'));
  const add = () =>
    send(shop, '/api/product/addCart', { id: goodsId, goods_number: 2 }).then((answer) => answer.text());
  const [first, second] = [await add(), await add()];
  expect(second).toBe(first);
  expect((await send(shop, '/api/product/addCart', { id: goodsId, goods_number: 2 })).headers).toSatisfy(
    (headers: Headers) => headers.get('idempotent-replayed') === 'true',
  );
  expect((await (await visitAsCustomer(shop)).getCart()).number).toBe(2);
});

test('an order sent twice with one key is one order', async () => {
  const shop = createShop({ scenarios: 'cart.one,orders.empty' });
  const client = await visitAsCustomer(shop);
  const { total } = await client.getOrderTax({ region: 'US', state: 'WA', postal_code: '98101' });
  const placeOrder = () =>
    send(shop, '/api/product/order', { address: harbourAddress, note: '', expected_total: total }).then(
      (answer) => answer.text(),
    );
  expect(await placeOrder()).toBe(await placeOrder());
  expect((await client.listOrders()).total).toBe(1);
});

test('a key reused for another request is refused with 9007 and changes nothing', async () => {
  const shop = createShop();
  const { goodsId } = plainOne(shop.world('default'));
  await send(shop, '/api/product/addCart', { id: goodsId, goods_number: 1 });
  const conflict = await send(shop, '/api/product/addCart', { id: goodsId, goods_number: 2 });
  expect(conflict.status).toBe(422);
  expect(await conflict.json()).toMatchObject({ code: 9007 });
  expect((await (await visitAsCustomer(shop)).getCart()).number).toBe(1);
});

test('without a key each request has its effect', async () => {
  const shop = createShop();
  const client = await visitAsCustomer(shop);
  const { goodsId } = plainOne(shop.world('default'));
  await client.addCartItem({ id: goodsId, goods_number: 1 });
  await client.addCartItem({ id: goodsId, goods_number: 1 });
  expect((await client.getCart()).number).toBe(2);
});

test('an answer to an expired login is not stored under the key', async () => {
  const shop = createShop();
  const { goodsId } = plainOne(shop.world('default'));
  const body = { id: goodsId, goods_number: 1 };
  const endedAnswer = await send(shop, '/api/product/addCart', body, {
    authorization: 'tok_of_yesterday_00',
  });
  expect(await endedAnswer.json()).toMatchObject({ code: 1000 });
  expect(await (await send(shop, '/api/product/addCart', body)).json()).toMatchObject({ code: 1 });
});

test('keys of different customers do not collide', async () => {
  const shop = createShop({ scenarios: 'auth.new' });
  const { goodsId } = plainOne(shop.world('default'));
  const body = { id: goodsId, goods_number: 1 };
  await send(shop, '/api/product/addCart', body);
  const other = await send(
    shop,
    '/api/product/addCart',
    { ...body, goods_number: 2 },
    {
      authorization: 'tok_newcomer_of_the_demonstration',
    },
  );
  expect(await other.json()).toMatchObject({ code: 1, number: 2 });
});

/** Adds one item to the cart under a key. */
function addWith(shop: Shop, idempotencyKey: string): Promise<Response> {
  const { goodsId } = plainOne(shop.world('default'));
  const headers = { 'idempotency-key': idempotencyKey };
  return send(shop, '/api/product/addCart', { id: goodsId, goods_number: 1 }, headers);
}

/** Repeats the stored answer until the session remembers as many as it can. */
function fillAnswers({ answers }: WorldState): void {
  const [entry] = answers.values();
  for (let count = answers.size; count < capacity.answers && entry !== undefined; count += 1)
    answers.set(`other ${count}`, entry);
}

test('a key is remembered for 24 hours, however many writes follow it', async () => {
  const shop = createShop();
  const { clock, state } = shop.world('default');
  const client = await visitAsCustomer(shop);
  const numberInCart = async () => (await client.getCart()).number;
  await addWith(shop, key);
  fillAnswers(state);
  const refused = await addWith(shop, 'intention-0002');
  expect(refused.status).toBe(429);
  await addWith(shop, key);
  expect(await numberInCart()).toBe(1);
  clock.advance(dayMs + 1_000);
  await addWith(shop, 'intention-0002');
  expect(state.answers.size).toBe(1);
  expect(await numberInCart()).toBe(2);
});

test('writes of guests leave room for those of customers', async () => {
  const shop = createShop();
  const { state } = shop.world('default');
  await addWith(shop, key);
  const [entry] = state.answers.values();
  for (let count = 0; count < capacity.answers * 0.8 && entry !== undefined; count += 1)
    state.answers.set(`guest ${count}`, entry);
  const ofGuest = await shop.fetch('http://shop.test/api/goods/getLang', {
    method: 'POST',
    body: JSON.stringify({ lang: 'de' }),
    headers: { 'content-type': 'application/json', 'idempotency-key': 'intention-0003' },
  });
  expect(ofGuest.status).toBe(429);
  expect((await addWith(shop, 'intention-0002')).status).toBe(200);
});

test('after the clock was set back, answers of a later time make room in a full session', async () => {
  const shop = createShop();
  const { clock, state } = shop.world('default');
  await addWith(shop, key);
  clock.set(clock.now() - dayMs);
  await addWith(shop, 'intention-0002');
  expect(state.answers.size).toBe(2);
  fillAnswers(state);
  expect((await addWith(shop, 'intention-0003')).status).toBe(200);
  expect(state.answers.size).toBe(2);
  await addWith(shop, 'intention-0002');
  expect((await (await visitAsCustomer(shop)).getCart()).number).toBe(3);
});
