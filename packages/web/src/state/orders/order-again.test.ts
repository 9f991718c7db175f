// @vitest-environment node
import { applyScenarios } from '@signal-shop/mock-server';
import { expect, test } from 'vitest';
import type { Between } from '../../../testing/broken-answers.ts';
import { losing } from '../../../testing/broken-answers.ts';
import { readyCart, toastIds } from '../../../testing/shown-cart.ts';
import { member, openTestShop } from '../../../testing/test-shop.ts';
import { cartAtoms } from '../cart/cart.ts';
import { navigate } from '../core/location.ts';
import { orderAtom } from './order.ts';
import { orderOutcomeAtom } from './order-actions.ts';
import { orderAgain, repeatedOrderAtom } from './order-again.ts';
import { ordersAtom } from './orders.ts';

function open(between: Between = (server) => server) {
  const scenarios = 'auth.customer,orders.empty,order.complete,cart.empty';
  const shop = openTestShop({ ...member, scenarios, between });
  const order = [...shop.world.state.orders.values()].at(-1);
  if (order === undefined) throw new Error('There is no order.');
  const quantities = new Map(order.lines.map(({ goodsId, quantity }) => [goodsId, quantity]));
  return { ...shop, order, quantities, again: () => shop.store.set(orderAgain, order.ordersn) };
}

async function openDetails(between?: Between) {
  const shop = open(between);
  shop.store.set(navigate, `/user/order/details/${shop.order.ordersn}`);
  await shop.settled(orderAtom);
  return shop;
}

const inCart = async (shop: Parameters<typeof readyCart>[0]) =>
  new Map((await readyCart(shop)).lines.map(({ item, quantity }) => [item.goods_id, quantity]));

test('[BEY-22] the details of an order add all its goods to the cart', async () => {
  const shop = await openDetails();
  const request = shop.again();
  expect(shop.store.get(repeatedOrderAtom)).toBe(shop.order.ordersn);
  await request;
  expect(await inCart(shop)).toEqual(shop.quantities);
  const added = [...shop.quantities.values()].reduce((sum, quantity) => sum + quantity, 0);
  expect(shop.store.get(orderOutcomeAtom)).toMatchObject({ kind: 'again', added, missing: [] });
});

test('[BEY-22] the list of orders adds the goods, too', async () => {
  const shop = open();
  shop.store.set(navigate, '/user/order/orders');
  await shop.settled(ordersAtom);
  await shop.again();
  expect(await inCart(shop)).toEqual(shop.quantities);
});

test('[BEY-22] goods that cannot be bought are named', async () => {
  const shop = await openDetails();
  applyScenarios(shop.world, 'stock.out');
  await shop.again();
  expect(shop.store.get(orderOutcomeAtom)).toMatchObject({
    kind: 'again',
    added: 0,
    missing: Array(shop.quantities.size).fill(expect.stringContaining('(')),
  });
  expect(await shop.settled(cartAtoms.cart)).toEqual({ status: 'empty' });
});

test('[BEY-22] a retry after a lost answer adds nothing twice', async () => {
  const shop = await openDetails(losing('/api/product/addCart', 'answer'));
  await shop.again();
  expect(shop.store.get(orderOutcomeAtom)).toBeNull();
  expect(toastIds(shop)).toHaveLength(1);
  await shop.again();
  expect(await inCart(shop)).toEqual(shop.quantities);
});
