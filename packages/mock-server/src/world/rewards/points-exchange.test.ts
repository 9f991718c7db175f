import type { ShopClient } from '@signal-shop/sdk';
import { CartType, OrderStatus, PayType } from '@signal-shop/sdk/contract';
import { expect, test } from 'vitest';
import { createShop } from '../../shop.ts';
import { existing } from '../../testing/goods.ts';
import {
  harbourAddress,
  harbourAddressPlace,
  order,
  refusalOf,
  visitAsCustomer,
} from '../../testing/visitor.ts';
import { demoCustomerOf } from '../account/customers.ts';
import { applyTransition } from '../orders/apply-transition.ts';

const mouseForPoints = 2201;
const mousePoints = 1_500;
const buyNowPlace = { ...harbourAddressPlace, cartype: CartType.buyNow } as const;

function exchange(client: ShopClient) {
  const request = { address: harbourAddress, note: '', cartype: CartType.buyNow, expected_total: 0 };
  return client.placeOrder(request);
}

async function hold(client: ShopClient): Promise<void> {
  await client.buyNow({ id: mouseForPoints, goods_number: 1, type: 2, is_integral: 1 });
}

test('[NAV-06] the points store lists the goods with a price in points only', async () => {
  const client = await visitAsCustomer(createShop());
  const { msg, total } = await client.listGoods({ filter: ['points'], page_size: 48 });
  expect(total).toBeGreaterThan(5);
  for (const { integral_price } of msg) expect(integral_price).toBeGreaterThan(0);
  const { total: all } = await client.listGoods();
  expect(total).toBeLessThan(all);
});

test('[PAY-02] goods for points cost no money, and the order is paid at once', async () => {
  const shop = createShop({ scenarios: 'points.9999' });
  const world = shop.world('default');
  const client = await visitAsCustomer(shop);
  const stock = existing((await client.getGoods({ id: mouseForPoints })).msg).stock_count;
  await hold(client);
  expect((await client.getCart({ cartype: 2 })).msg[0]).toMatchObject({
    is_integral: 1,
    price: 0,
    integral_price: mousePoints,
  });
  expect(await client.getOrderTax(buyNowPlace)).toMatchObject({ total: 0, tax: 0, points: mousePoints });
  const { ordersn } = await exchange(client);
  const { msg } = await client.getOrder({ ordersn });
  expect(msg).toMatchObject({
    orderstatus: OrderStatus.paid,
    paytype: PayType.points,
    money: mousePoints,
    points: mousePoints,
    total: 0,
  });
  const log = await client.listPointLog({ direction: 'spent', page_size: 1 });
  expect(log).toMatchObject({
    points: 9_999 - mousePoints,
    msg: [{ kind: 'pointsExchange', change: -mousePoints }],
  });
  expect((await client.getGoods({ id: mouseForPoints })).msg.stock_count).toBe(stock - 1);
  expect(await refusalOf(client.checkoutOrder({ ordersn, payment_token: 'test_success' }))).toBe(
    'orderAlreadyPaid',
  );
  expect(world.charges()).toEqual([]);
});

test('[PAY-02] without enough points no order is placed and no points are taken', async () => {
  const shop = createShop({ scenarios: 'pay.points-short' });
  const client = await visitAsCustomer(shop);
  const before = (await client.listPointLog()).points;
  const orders = (await client.listOrders()).total;
  expect(await refusalOf(exchange(client))).toBe('pointsShort');
  expect((await client.listPointLog()).points).toBe(before);
  expect((await client.listOrders()).total).toBe(orders);
  expect((await client.getCart({ cartype: 2 })).number).toBe(1);
});

test('[PAY-02] exactly the points of an exchange are enough, and an order for money takes none', async () => {
  const shop = createShop({ scenarios: 'cart.one' });
  const client = await visitAsCustomer(shop);
  const before = await client.listPointLog();
  await order(client);
  expect(await client.listPointLog()).toEqual(before);
  demoCustomerOf(shop.world('default')).points = mousePoints;
  await hold(client);
  await exchange(client);
  expect((await client.listPointLog()).points).toBe(0);
});

test('[PAY-02] canceling an exchange refunds its points', async () => {
  const shop = createShop({ scenarios: 'points.9999' });
  const world = shop.world('default');
  const client = await visitAsCustomer(shop);
  await hold(client);
  const { ordersn } = await exchange(client);
  applyTransition(world, existing(world.state.orders.get(ordersn)), 'cancel');
  expect((await client.getUserInfo()).msg.points).toBe(9_999);
});

test('[PAY-02] changing the quantity preserves the payment in points', async () => {
  const client = await visitAsCustomer(createShop({ scenarios: 'points.9999' }));
  await hold(client);
  await client.checkoutCart({ params: [{ goods_id: mouseForPoints, goods_number: 3 }], cartype: 2 });
  expect(await client.getOrderTax(buyNowPlace)).toMatchObject({ total: 0, points: 3 * mousePoints });
});

test('[NAV-05] goods without a price in points cannot be exchanged', async () => {
  const shop = createShop();
  const client = await visitAsCustomer(shop);
  const { goodsId } = existing(
    shop.world('default').shop.byPopularity.find(({ pointsPrice }) => pointsPrice === null),
  );
  const call = client.buyNow({ id: goodsId, goods_number: 1, type: 2, is_integral: 1 });
  expect(await refusalOf(call)).toBe('notForPoints');
});

test('an empty points store shows its goods as sold out', async () => {
  const client = await visitAsCustomer(createShop({ scenarios: 'pointstore.sold-out' }));
  const { msg } = await client.listGoods({ filter: ['points'] });
  expect(msg.every(({ stock_count }) => stock_count === 0)).toBe(true);
  const call = client.buyNow({ id: mouseForPoints, goods_number: 1, type: 2, is_integral: 1 });
  expect(await refusalOf(call)).toBe('outOfStock');
});

test('[USER-04] an order paid in points has no cost in money, and has its points', async () => {
  const client = await visitAsCustomer(createShop());
  const { msg } = await client.getOrder({ ordersn: 'SG20251203000008' });
  expect(msg).toMatchObject({ paytype: PayType.points, money: 1_500, points: 1_500, total: 0, tax: 0 });
  const other = await visitAsCustomer(createShop({ scenarios: 'order.paid,paytype.2' }));
  const newest = (await other.listOrders()).msg.find(({ paytype }) => paytype === PayType.points);
  expect(newest?.money).toBeGreaterThan(0);
});

test('[PAY-02] in a mixed order only exchanged lines have points', async () => {
  const shop = createShop({ scenarios: 'cart.ineligible,points.9999' });
  const client = await visitAsCustomer(shop);
  const { total } = await client.getOrderTax(harbourAddressPlace);
  const { ordersn } = await client.placeOrder({ address: harbourAddress, note: '', expected_total: total });
  const { points, lines } = (await client.getOrder({ ordersn })).msg;
  expect(points).toBeGreaterThan(0);
  expect(lines.filter((line) => line.price > 0 && line.points > 0)).toEqual([]);
  expect(lines.reduce((sum, line) => sum + line.points * line.goodsnumber, 0)).toBe(points);
});

test('[PAY-02] a line stores the points of its exchange, independent of later prices', async () => {
  const shop = createShop({ scenarios: 'points.9999' });
  const world = shop.world('default');
  const client = await visitAsCustomer(shop);
  world.state.display.detail = 'points';
  const onlyNow = existing(
    world.shop.byPopularity.find(({ pointsPrice, priceCents }) => pointsPrice === null && priceCents < 9_999),
  );
  await client.buyNow({ id: onlyNow.goodsId, goods_number: 1, type: 2, is_integral: 1 });
  const { ordersn } = await exchange(client);
  const pointsOf = async () => (await client.getOrder({ ordersn })).msg.lines.map(({ points }) => points);
  const before = await pointsOf();
  expect(before[0]).toBeGreaterThan(0);
  world.state.display.detail = 'rich';
  expect(await pointsOf()).toEqual(before);
});
