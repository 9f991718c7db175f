import { OrderStatus } from '@signal-shop/sdk/contract';
import { expect, test } from 'vitest';
import { createShop } from '../../shop.ts';
import { existing, plainGoods } from '../../testing/goods.ts';
import { order, visitAsCustomer } from '../../testing/visitor.ts';
import { demoCustomerOf } from '../account/customers.ts';
import { deadlineOf } from './order-deadlines.ts';
import { hasEverPaid } from './order-list.ts';

/** A customer without earlier orders, and two products. */
async function openShop() {
  const shop = createShop({ scenarios: 'cart.empty' });
  const world = shop.world('default');
  const client = await visitAsCustomer(shop);
  const customer = demoCustomerOf(world);
  for (const { ordersn, customerId } of world.state.orders.values())
    if (customerId === customer.id) world.state.orders.delete(ordersn);
  const buy = async (...ids: readonly number[]) => {
    for (const id of ids) await client.addCartItem({ id, goods_number: 1 });
    return order(client);
  };
  const [first, second] = plainGoods(world, 2);
  return { world, client, customer, buy, first: existing(first), second: existing(second) };
}

test('orders of the same second are listed by their numbers, newest first', async () => {
  const { client, buy, first } = await openShop();
  const placed = [await buy(first.goodsId), await buy(first.goodsId), await buy(first.goodsId)];
  const { msg } = await client.listOrders();
  expect(msg.map(({ ordersn }) => ordersn)).toEqual(placed.toReversed());
});

test('a search finds an order by the words of one of its goods, in any order and with any spaces', async () => {
  const { client, buy, first, second } = await openShop();
  const ordersn = await buy(first.goodsId, second.goodsId);
  const found = async (keyword: string) =>
    (await client.listOrders({ keyword })).msg.map((one) => one.ordersn);
  const words = first.name.en.split(' ');
  expect(await found(`  ${words.toReversed().join('   ').toUpperCase()} `)).toEqual([ordersn]);
  expect(await found(second.name.en)).toEqual([ordersn]);
  expect(await found(`${words[0]} nonsense`)).toEqual([]);
  expect(await found(ordersn.slice(2).toLowerCase())).toEqual([ordersn]);
});

test('a customer with an unpaid order has never paid', async () => {
  const { world, customer, buy, first } = await openShop();
  expect(hasEverPaid(world, customer)).toBe(false);
  const ordersn = await buy(first.goodsId);
  expect(hasEverPaid(world, customer)).toBe(false);
  existing(world.state.orders.get(ordersn)).payType = 1;
  expect(hasEverPaid(world, customer)).toBe(true);
});

test('an unpaid order can be canceled until it expires, a paid one without a deadline', async () => {
  const { world, buy, first } = await openShop();
  const placed = existing(world.state.orders.get(await buy(first.goodsId)));
  expect(deadlineOf(world, placed, 'cancel')).toBeGreaterThan(world.clock.seconds());
  expect(deadlineOf(world, placed, 'pay')).toBe(deadlineOf(world, placed, 'cancel'));
  placed.status = OrderStatus.paid;
  expect(deadlineOf(world, placed, 'cancel')).toBeNull();
});
