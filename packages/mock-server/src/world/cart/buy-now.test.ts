import { expect, test } from 'vitest';
import { createShop } from '../../shop.ts';
import { existing, plainGoods, plainOne } from '../../testing/goods.ts';
import {
  harbourAddress,
  harbourAddressPlace,
  order,
  refusalOf,
  visit,
  visitAsCustomer,
} from '../../testing/visitor.ts';

test('[CART-09] buy now does not change the cart', async () => {
  const shop = createShop({ scenarios: 'cart.one' });
  const client = await visitAsCustomer(shop);
  const [, second, third] = plainGoods(shop.world('default'), 3).map(existing);
  await client.buyNow({ id: existing(second).goodsId, goods_number: 1, type: 2 });
  await client.buyNow({ id: existing(third).goodsId, goods_number: 2, type: 2 });
  expect((await client.getCart()).number).toBe(1);
  const { msg } = await client.getCart({ cartype: 2 });
  expect(msg.map(({ goods_id, goods_number }) => [goods_id, goods_number])).toEqual([
    [existing(third).goodsId, 2],
  ]);
});

test('[CART-09] an order of the buy-now item leaves the cart, and an order of the cart empties it', async () => {
  const shop = createShop({ scenarios: 'cart.one' });
  const client = await visitAsCustomer(shop);
  const { msg } = await client.getCart();
  const { goods_id: id } = existing(msg[0]);
  await client.buyNow({ id, goods_number: 1, type: 2 });
  const { total } = await client.getOrderTax({ ...harbourAddressPlace, cartype: 2 });
  await client.placeOrder({ address: harbourAddress, note: '', cartype: 2, expected_total: total });
  expect((await client.getCart({ cartype: 2 })).number).toBe(0);
  expect((await client.getCart()).number).toBe(1);
  await order(client);
  expect((await client.exportPersonalData()).msg.cart).toEqual([]);
});

test('[CART-09] a guest’s buy-now item is checked as the customer’s is', async () => {
  const shop = createShop();
  const world = shop.world('default');
  const { goodsId } = plainOne(world);
  const buy = () => refusalOf(visit(shop).buyNow({ id: goodsId, goods_number: 1, type: 2 }));
  expect(await buy()).toBe('answered');
  world.state.stock.set(goodsId, 0);
  expect(await buy()).toBe('outOfStock');
});
