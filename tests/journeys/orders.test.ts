import { OrderStatus } from '@signal-shop/sdk/contract';
import { expect, test } from 'vitest';
import { enterShop, logIn, openCharge, orderOneThing } from './support/shopper.ts';

const states = ['unpaid', 'paid', 'shipped', 'received', 'completed', 'cancelled'] as const;

test('[USER-04] each list has as many orders as its count, and together no more than all', async () => {
  const shopper = enterShop('orders.many');
  await logIn(shopper);
  const { counts, total } = await shopper.shop.listOrders();
  expect(total).toBe(counts.orders);
  const lists = await Promise.all(states.map((state) => shopper.shop.listOrders({ state })));
  expect(lists.map((list) => list.total)).toEqual(states.map((state) => counts[state]));
  expect(lists.reduce((sum, list) => sum + list.total, 0)).toBeLessThanOrEqual(total);
});

test('[USER-04] the pages contain every order once, newest first', async () => {
  const shopper = enterShop('orders.many');
  await logIn(shopper);
  const { total } = await shopper.shop.listOrders();
  expect(total).toBeGreaterThan(20);
  const pages = Array.from({ length: Math.ceil(total / 10) }, (_, index) =>
    shopper.shop.listOrders({ page: index + 1, page_size: 10 }),
  );
  const orders = (await Promise.all(pages)).flatMap(({ msg }) => msg);
  expect(new Set(orders.map(({ ordersn }) => ordersn)).size).toBe(total);
  const times = orders.map(({ ctime }) => ctime);
  expect(times).toEqual([...times].sort((one, other) => other - one));
});

test('[USER-04] the list of all contains every order status except deleted', async () => {
  const shopper = enterShop('orders.empty,order.all');
  await logIn(shopper);
  const { msg } = await shopper.shop.listOrders({ page_size: 48 });
  const statuses = new Set(msg.map(({ orderstatus }) => orderstatus));
  const expected = Object.values(OrderStatus).filter((status) => status !== OrderStatus.deleted);
  expect([...statuses].sort((one, other) => one - other)).toEqual(expected.sort((one, other) => one - other));
});

test('[USER-05] an unpaid order can be paid, a paid one cannot', async () => {
  const shopper = enterShop();
  const ordersn = await orderOneThing(shopper);
  const actions = async () => (await shopper.shop.getOrder({ ordersn })).msg.allowed_actions;
  expect(await actions()).toContain('pay');
  await shopper.shop.confirmCharge(await openCharge(shopper, ordersn));
  expect(await actions()).not.toContain('pay');
  expect((await shopper.shop.listOrders()).counts.paid).toBeGreaterThan(0);
});

test('[USER-04] a customer without orders sees empty lists and nothing else', async () => {
  const shopper = enterShop('orders.empty');
  await logIn(shopper);
  const { msg, counts } = await shopper.shop.listOrders();
  expect(msg).toEqual([]);
  expect(Object.values(counts)).toEqual(Object.values(counts).map(() => 0));
});
