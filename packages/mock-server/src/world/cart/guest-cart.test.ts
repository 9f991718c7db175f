import { CartType } from '@signal-shop/sdk/contract';
import { expect, test } from 'vitest';
import { createShop } from '../../shop.ts';
import { existing, plainGoods } from '../../testing/goods.ts';
import { visit, visitAsCustomer } from '../../testing/visitor.ts';
import { demoCustomerOf } from '../account/customers.ts';
import { guestLines, joinCart } from './cart.ts';

test('[CART-08] a guest’s entries belong to one of two carts, and those of the same goods are one line', async () => {
  const shop = createShop();
  const [first, second] = plainGoods(shop.world('default'), 2);
  const one = existing(first).goodsId;
  const other = existing(second).goodsId;
  const items = [
    { id: one, goods_number: 1, type: 1 },
    { id: other, goods_number: 4, type: 2 },
    { id: one, goods_number: 2, type: 1 },
  ] as const;
  const linesOf = async (cartype: 1 | 2) =>
    (await visit(shop).getCart({ items: [...items], cartype })).msg.map((item) => [
      item.goods_id,
      item.goods_number,
    ]);
  expect(await linesOf(1)).toEqual([[one, 3]]);
  expect(await linesOf(2)).toEqual([[other, 4]]);
  expect(guestLines([], CartType.cart)).toEqual([]);
});

test('[CART-08] entries of a guest that cannot be bought are skipped', async () => {
  const shop = createShop({ scenarios: 'cart.empty' });
  const world = shop.world('default');
  const [first, second] = plainGoods(world, 2);
  const withoutPieces = existing(first).goodsId;
  const gone = existing(second).goodsId;
  const unknown = 2_000_000;
  world.state.gone.add(gone);
  const entries = [
    { id: withoutPieces, goods_number: 0, type: 1 },
    { id: gone, goods_number: 1, type: 1 },
    { id: unknown, goods_number: 1, type: 1 },
  ] as const;
  expect(joinCart(world, demoCustomerOf(world), entries)).toEqual([withoutPieces, gone, unknown]);
  expect((await (await visitAsCustomer(shop)).getCart()).number).toBe(0);
});

test('[CART-08] the first goods that join sell out while stock drops in the cart', async () => {
  const shop = createShop({ scenarios: 'cart.empty,stock.drops-in-cart' });
  const client = await visitAsCustomer(shop);
  const goods = plainGoods(shop.world('default'), 2);
  await client.joinCart({ items: goods.map(({ goodsId: id }) => ({ id, goods_number: 1, type: 1 })) });
  const { msg } = await client.getCart();
  expect(msg.map(({ stock_count }) => stock_count > 0)).toEqual([false, true]);
});
