import { locales } from '@signal-shop/sdk/constants';
import { ChargeStatus, OrderStatus } from '@signal-shop/sdk/contract';
import { expect, test } from 'vitest';
import { createShop } from '../../shop.ts';
import { existing, plainOne } from '../../testing/goods.ts';
import { refusalOf, visit, visitAsCustomer } from '../../testing/visitor.ts';
import { demoCustomerOf } from '../../world/account/customers.ts';
import { cartOf } from '../../world/cart/cart.ts';
import { createWorld } from './create-world.ts';

const fixedTime = { now: '2026-01-15T12:00:00Z' } as const;

test.each(locales)('lang.%s sets the language of calls without a language', async (locale) => {
  const shop = createShop({ scenarios: `lang.${locale}` });
  const ask = async (headers: HeadersInit) =>
    (await shop.fetch('http://shop.test/api/index/getCategoryList', { method: 'POST', headers })).text();
  const plain = { 'content-type': 'application/json' };
  expect(await ask(plain)).toBe(await ask({ ...plain, 'accept-language': locale }));
});

test('lang.switch-failed does not change the language', async () => {
  const shop = createShop({ scenarios: 'lang.fr,lang.switch-failed' });
  expect(await refusalOf(visit(shop).setLanguage({ lang: 'de' }))).toBe('failed');
  expect(shop.world('default').state.locale).toBe('fr');
});

test('detail.points sells all goods for points: a point per cent', async () => {
  const shop = createShop({ ...fixedTime, scenarios: 'detail.points,points.9999' });
  const client = await visitAsCustomer(shop);
  const { goodsId, priceCents } = plainOne(shop.world('default'));
  expect((await client.getGoods({ id: goodsId })).msg.integral_price).toBe(priceCents);
  await client.buyNow({ id: goodsId, goods_number: 1, type: 2, is_integral: 1 });
  expect((await client.getCart({ cartype: 2 })).msg).toMatchObject([
    { is_integral: 1, integral_price: priceCents },
  ]);
});

test('data.nulls answers null in nullable fields', async () => {
  const shop = createShop({ scenarios: 'data.nulls' });
  const client = await visitAsCustomer(shop);
  const { goodsId } = plainOne(shop.world('default'));
  expect((await client.getGoods({ id: goodsId })).msg).toMatchObject({
    integral_price: null,
    free_test: null,
  });
  expect((await client.getProfile()).msg).toMatchObject({ country: null, state: null, city: null });
  for (const { name, cname } of (await client.listReviews()).msg) {
    expect(name).toBeNull();
    expect(cname).toMatch(/\S/);
  }
  const orders = (await client.listOrders({ page_size: 48 })).msg;
  expect(new Set(orders.flatMap(({ lines }) => lines.map(({ line_status }) => line_status)))).toEqual(
    new Set([null]),
  );
});

test('cart.slow-edit delays only the saving of quantities', () => {
  expect(createWorld({ scenarios: 'cart.slow-edit' }).state.faults).toEqual([
    { operationId: 'checkoutCart', kind: 'latency', ms: 3_000 },
  ]);
});

test('sse.503 is an alias of sse.refused', () => {
  const refusedState = createWorld({ ...fixedTime, scenarios: 'sse.refused' }).state;
  const { state } = createWorld({ ...fixedTime, scenarios: 'sse.503' });
  expect({ ...state, scenarios: refusedState.scenarios }).toEqual(refusedState);
});

test('faq.failed refuses the questions', async () => {
  expect(await refusalOf(visit(createShop({ scenarios: 'faq.failed' })).listQuestions())).toBe('failed');
});

test('cart.one is the best-seller alone, and no cart of a tier is', () => {
  const linesOf = (name: string) => {
    const world = createWorld({ ...fixedTime, scenarios: name });
    return cartOf(world, demoCustomerOf(world)).lines;
  };
  expect(linesOf('cart.one')).toMatchObject([{ quantity: 1 }]);
  expect(linesOf('cart.tier-180')).not.toEqual(linesOf('cart.one'));
});

test('pay.denied denies the payment of the newest order when none waits', async () => {
  const shop = createShop({ ...fixedTime, scenarios: 'pay.denied' });
  const [charge] = shop.world('default').state.charges.values();
  expect(charge).toMatchObject({ status: ChargeStatus.failed, failure: 'paymentNotAuthenticated' });
  const client = await visitAsCustomer(shop);
  const { ordersn } = existing(charge);
  expect((await client.getOrder({ ordersn })).msg).toMatchObject({ orderstatus: OrderStatus.unpaid });
});
