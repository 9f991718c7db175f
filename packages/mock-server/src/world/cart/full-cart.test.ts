import { expect, test } from 'vitest';
import { createShop } from '../../shop.ts';
import { existing } from '../../testing/goods.ts';
import { refusalOf, visitAsCustomer } from '../../testing/visitor.ts';
import { maximumOf } from '../catalogue/goods.ts';
import { stockOf } from '../catalogue/stock.ts';

const linesMaximum = 100;

/** A shop with an empty cart, as many goods as a cart can hold, and one more. */
async function openShop() {
  const shop = createShop({ scenarios: 'cart.empty' });
  const world = shop.world('default');
  const ids = world.shop.catalogue.goods
    .filter((goods) => Math.min(stockOf(world, goods), maximumOf(world, goods)) >= 3)
    .map(({ goodsId }) => goodsId);
  const client = await visitAsCustomer(shop);
  return { client, world, ids: ids.slice(0, linesMaximum), oneMore: existing(ids[linesMaximum]) };
}

test('[CART-06] a full cart takes more of its goods, and no others', async () => {
  const { client, ids, oneMore } = await openShop();
  const [first] = ids.map(existing);
  const items = ids.map((id) => ({ id, goods_number: 1, type: 1 }) as const);
  expect(await client.joinCart({ items })).toMatchObject({ number: linesMaximum, skipped: [] });
  expect(await refusalOf(client.addCartItem({ id: oneMore, goods_number: 1 }))).toBe('addFailed');
  expect((await client.addCartItem({ id: existing(first), goods_number: 1 })).number).toBe(linesMaximum + 1);
});

test('[CART-06] goods that left the shop take no place in a full cart', async () => {
  const { client, ids, oneMore, world } = await openShop();
  await client.joinCart({ items: ids.map((id) => ({ id, goods_number: 1, type: 1 })) });
  world.state.gone.add(existing(ids[0]));
  expect((await client.addCartItem({ id: oneMore, goods_number: 1 })).number).toBe(linesMaximum);
});

test('[CART-08] what a full cart cannot take from a guest is skipped; the buy-now item is not a part of it', async () => {
  const { client, ids, oneMore } = await openShop();
  const [first] = ids.map(existing);
  await client.joinCart({ items: ids.map((id) => ({ id, goods_number: 1, type: 1 })) });
  const joined = await client.joinCart({
    items: [
      { id: oneMore, goods_number: 1, type: 1 },
      { id: existing(first), goods_number: 3, type: 1 },
    ],
  });
  expect(joined).toMatchObject({ number: linesMaximum + 2, skipped: [oneMore] });
  expect(await client.joinCart({ items: [{ id: oneMore, goods_number: 1, type: 2 }] })).toMatchObject({
    skipped: [],
  });
  expect((await client.getCart({ cartype: 2 })).msg).toMatchObject([{ goods_id: oneMore }]);
});

test('[BEY-33] a full list of saved items takes more of its goods, and no others', async () => {
  const { client, ids, oneMore } = await openShop();
  const saved = async () => (await client.listSavedItems()).msg.map(({ goods_id }) => goods_id);
  const last = existing(ids.at(-1));
  await client.joinCart({ items: [], saved: ids.map((id) => ({ id, goods_number: 1 })) });
  expect(await saved()).toEqual(ids);
  expect(await refusalOf(client.saveForLater({ id: oneMore }))).toBe('addFailed');
  await client.saveForLater({ id: last, goods_number: 2 });
  expect(await saved()).toEqual([last, ...ids.slice(0, -1)]);
});

test('[BEY-33] what a guest has saved replaces the oldest items of a full list', async () => {
  const { client, ids, oneMore } = await openShop();
  const saved = async () => (await client.listSavedItems()).msg.map(({ goods_id }) => goods_id);
  await client.joinCart({ items: [], saved: ids.map((id) => ({ id, goods_number: 1 })) });
  await client.joinCart({ items: [], saved: [{ id: 2_000_000, goods_number: 1 }] });
  expect(await saved()).toEqual(ids);
  await client.joinCart({ items: [], saved: [{ id: oneMore, goods_number: 1 }] });
  expect(await saved()).toEqual([oneMore, ...ids.slice(0, -1)]);
});
