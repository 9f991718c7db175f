import { OrderStatus } from '@signal-shop/sdk/contract';
import { expect, test } from 'vitest';
import { createShop } from '../../shop.ts';
import { existing, plainOne } from '../../testing/goods.ts';
import {
  harbourAddress,
  harbourAddressPlace,
  order,
  pay,
  refusalOf,
  visit,
  visitAsCustomer,
} from '../../testing/visitor.ts';
import { demoCustomerOf } from '../account/customers.ts';
import { stockOf } from '../catalogue/stock.ts';
import { issueToken } from '../session/session.ts';
import { applyTransition } from './apply-transition.ts';
import { findOrder } from './orders.ts';

test('[PAY-01] an order reserves its goods and empties the cart', async () => {
  const shop = createShop();
  const world = shop.world('default');
  const goods = plainOne(world);
  const client = await visitAsCustomer(shop);
  await client.addCartItem({ id: goods.goodsId, goods_number: 3 });
  const ordersn = await order(client);
  expect(stockOf(world, goods)).toBe(goods.stock - 3);
  expect((await client.getCart()).number).toBe(0);
  expect(await refusalOf(client.getOrderTax(harbourAddressPlace))).toBe('cartEmpty');
  expect((await client.listOrders({ state: 'unpaid' })).msg[0]?.ordersn).toBe(ordersn);
  applyTransition(world, findOrder(world, demoCustomerOf(world), ordersn), 'cancel');
  expect(stockOf(world, goods)).toBe(goods.stock);
});

test.each([
  ['en', 'USD', 'ja'],
  ['ja', 'JPY', 'de'],
  ['zh', 'CNY', 'en'],
] as const)(
  '[PAY-04] an order placed in %s stays in %s when it is read in %s',
  async (locale, currency, later) => {
    const shop = createShop({ scenarios: 'cart.one' });
    const placing = await visitAsCustomer(shop, { locale });
    const { total } = await placing.getOrderTax(harbourAddressPlace);
    const ordersn = await order(placing);
    const reading = await visitAsCustomer(shop, { locale: later });
    expect((await reading.getOrderData({ ordersn })).msg).toMatchObject({ currency, money: total });
    expect((await reading.listOrders({ state: 'unpaid' })).msg[0]).toMatchObject({ currency, money: total });
    const { msg: read } = await reading.getOrder({ ordersn });
    const { msg: placed } = await placing.getOrder({ ordersn });
    expect(read).toMatchObject({ currency, total, tax: placed.tax });
    expect(read.lines.map(({ price }) => price)).toEqual(placed.lines.map(({ price }) => price));
    await pay(placing, ordersn);
    const { refunded } = await reading.cancelOrder({ ordersn, reason: 'other' });
    expect(refunded).toBe(total);
  },
);

test('[P08] sells the last item once under concurrent orders', async () => {
  const shop = createShop();
  const world = shop.world('default');
  const goods = plainOne(world);
  world.state.stock.set(goods.goodsId, 1);
  const buyers = Array.from({ length: 100 }, (_, index) => {
    const customer = {
      id: 5_000 + index,
      email: `b${index}@example.com`,
      password: 'volt-2026',
      nickname: 'B',
      points: 0,
    };
    world.state.customers.set(customer.id, customer);
    return visit(shop, { token: issueToken(world, customer) });
  });
  await Promise.all(buyers.map((buyer) => buyer.addCartItem({ id: goods.goodsId, goods_number: 1 })));
  const outcomes = await Promise.all(buyers.map((buyer) => refusalOf(order(buyer))));
  expect(outcomes.filter((outcome) => outcome === 'answered')).toHaveLength(1);
  expect(outcomes.filter((outcome) => outcome === 'outOfStock')).toHaveLength(99);
  expect(stockOf(world, goods)).toBe(0);
});

test('[P06] a changed price stops the order until the customer agrees', async () => {
  const shop = createShop({ scenarios: 'cart.one,cart.price-changed' });
  const client = await visitAsCustomer(shop);
  const before = await client.getOrderTax(harbourAddressPlace);
  const placeOrder = (expected_total: number) =>
    client.placeOrder({ address: harbourAddress, note: '', expected_total });
  expect(await refusalOf(placeOrder(before.total))).toBe('priceChanged');
  expect((await client.getCart()).number).toBe(1);
  const after = await client.getOrderTax(harbourAddressPlace);
  expect(after.total).toBeGreaterThan(before.total);
  expect((await placeOrder(after.total)).ordersn).toMatch(/^SG\d{14}$/);
});

test('[P07] refuses goods that sold out in the cart, and preserves the cart', async () => {
  for (const scenarios of ['stock.drops-in-cart', 'cart.one,stock.drops-in-cart']) {
    const shop = createShop({ scenarios });
    const client = await visitAsCustomer(shop);
    if (scenarios === 'stock.drops-in-cart') {
      await client.addCartItem({ id: plainOne(shop.world('default')).goodsId, goods_number: 1 });
    }
    expect(await refusalOf(order(client))).toBe('outOfStock');
    expect((await client.getCart()).number).toBe(1);
  }
});

test('[PAY-01] [BEY-34] tax is added by state in the US; prices of other countries include theirs', async () => {
  const shop = createShop();
  const world = shop.world('default');
  const client = await visitAsCustomer(shop);
  const goods = plainOne(world);
  world.state.prices.set(goods.goodsId, 10_000);
  await client.addCartItem({ id: goods.goodsId, goods_number: 1 });
  const quoteIn = (state: string, region: string, postal_code: string) =>
    client.getOrderTax({ region, state, postal_code });
  const taxIn = async (state: string) => (await quoteIn(state, 'US', '94105')).tax;
  // 100.00 minus the 5.00 of its tier.
  expect(await taxIn('CA')).toBe(6.89);
  expect(await taxIn('california')).toBe(6.89);
  expect(await taxIn('Oregon')).toBe(0);
  expect(await quoteIn('', 'DE', '80331')).toMatchObject({
    tax: 0,
    included_tax: 15.17,
    tax_kind: 'vat',
    total: 95,
  });
  expect(await quoteIn('Tokyo', 'JP', '150-0001')).toMatchObject({
    tax: 0,
    included_tax: 8.64,
    tax_kind: 'consumption',
    total: 95,
  });
  expect(await quoteIn('CA', 'US', '94105')).toMatchObject({
    included_tax: 0,
    tax_kind: 'sales',
    total: 101.89,
  });
});

test('refuses an unknown state before an order is placed', async () => {
  const shop = createShop({ scenarios: 'cart.one' });
  const client = await visitAsCustomer(shop);
  const address = { ...harbourAddress, state: 'Atlantis' };
  expect(await refusalOf(client.placeOrder({ address, note: '', expected_total: 1 }))).toBe('addressInvalid');
  expect((await client.getCart()).number).toBe(1);
});

test('lists orders by state, newest first, with counts and without deleted ones', async () => {
  const shop = createShop({ scenarios: 'orders.empty,order.all' });
  const client = await visitAsCustomer(shop);
  const all = await client.listOrders({ page_size: 48 });
  expect(all.total).toBe(10);
  expect(all.counts).toEqual({
    orders: 10,
    unpaid: 1,
    paid: 2,
    shipped: 1,
    received: 1,
    completed: 1,
    cancelled: 1,
  });
  expect(all.msg.map(({ ctime }) => ctime)).toEqual(all.msg.map(({ ctime }) => ctime).sort((a, b) => b - a));
  expect(all.msg.map(({ orderstatus }) => orderstatus)).not.toContain(OrderStatus.deleted);
  for (const state of ['unpaid', 'paid', 'shipped', 'received', 'completed', 'cancelled'] as const) {
    const { total } = await client.listOrders({ state });
    expect(total).toBe(all.counts[state]);
  }
  expect((await client.listOrders({ page: 5 })).msg).toEqual([]);
});

test('[BEY-06] the order page shows the past and the coming steps', async () => {
  const shop = createShop({ scenarios: 'cart.one' });
  const world = shop.world('default');
  const client = await visitAsCustomer(shop);
  const ordersn = await order(client);
  await pay(client, ordersn);
  world.clock.advance(3_600_000);
  applyTransition(world, findOrder(world, demoCustomerOf(world), ordersn), 'ship');
  const { msg } = await client.getOrder({ ordersn });
  expect(msg.allowed_actions).toEqual(['track', 'confirmReceived']);
  expect(msg.logistics?.tracking_number).toMatch(/^NL/);
  expect(msg.timeline.map(({ orderstatus, time }) => [orderstatus, time !== null])).toEqual([
    [OrderStatus.unpaid, true],
    [OrderStatus.paid, true],
    [OrderStatus.shipped, true],
    [OrderStatus.received, false],
    [OrderStatus.complete, false],
  ]);
});

test('the demonstration customer has a history from the start', async () => {
  const client = await visitAsCustomer(createShop());
  const { counts, msg } = await client.listOrders();
  expect(counts.orders).toBeGreaterThanOrEqual(4);
  expect(new Set(msg.map(({ orderstatus }) => orderstatus)).size).toBeGreaterThanOrEqual(4);
  expect((await client.getUserInfo()).msg).toMatchObject({ is_pay: 1, nickname: 'Ada' });
  expect(existing(msg[0]).lines.length).toBeGreaterThan(0);
});

test('[BEY-53] the customer’s data name the newest order to pay, and none once all are paid or canceled', async () => {
  const client = await visitAsCustomer(createShop());
  const unpaidNumber = async () => (await client.getUserInfo()).msg.unpaid_order;
  const { msg: unpaid } = await client.listOrders({ state: 'unpaid' });
  expect(unpaid.length).toBeGreaterThan(0);
  for (const { ordersn } of unpaid) {
    expect(await unpaidNumber()).toBe(ordersn);
    await client.cancelOrder({ ordersn, reason: 'other' });
  }
  expect(await unpaidNumber()).toBeNull();
});
