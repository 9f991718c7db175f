import { expect, test } from 'vitest';
import { createShop } from '../../shop.ts';
import { existing } from '../../testing/goods.ts';
import { refusalOf, visit, visitAsCustomer } from '../../testing/visitor.ts';

const k9 = 1011;
const m625 = 2011;
const soldOut = 2191;

async function openShop(scenarios = 'cart.empty') {
  const shop = createShop({ scenarios });
  const client = await visitAsCustomer(shop);
  const cart = async () => (await client.getCart()).msg.map((item) => [item.goods_id, item.goods_number]);
  const saved = async () =>
    (await client.listSavedItems()).msg.map((item) => [item.goods_id, item.goods_number]);
  return { shop, client, cart, saved, world: shop.world('default') };
}

test('[BEY-33] a line moves to the saved items with its quantity, and back', async () => {
  const { client, cart, saved } = await openShop();
  await client.addCartItem({ id: k9, goods_number: 1 });
  await client.addCartItem({ id: m625, goods_number: 3 });
  expect((await client.saveForLater({ id: m625 })).number).toBe(1);
  expect([await cart(), await saved()]).toEqual([[[k9, 1]], [[m625, 3]]]);
  expect((await client.moveToCart({ id: m625 })).number).toBe(4);
  expect([await cart(), await saved()]).toEqual([
    [
      [k9, 1],
      [m625, 3],
    ],
    [],
  ]);
});

test('[BEY-33] price and stock of saved items are current, and goods that left the shop are gone', async () => {
  const { client, world, saved } = await openShop();
  await client.saveForLater({ id: k9 });
  await client.saveForLater({ id: m625, goods_number: 2 });
  world.state.prices.set(m625, 1_234);
  world.state.stock.set(m625, 0);
  expect((await client.listSavedItems()).msg).toMatchObject([
    { goods_id: m625, price: 12.34, stock_count: 0 },
    { goods_id: k9 },
  ]);
  world.state.gone.add(k9);
  expect(await saved()).toEqual([[m625, 2]]);
});

test('[BEY-33] goods that are saved again move to the front with the larger quantity, in one line', async () => {
  const { client, saved } = await openShop();
  await client.saveForLater({ id: k9, goods_number: 3 });
  await client.saveForLater({ id: m625 });
  await client.saveForLater({ id: k9, goods_number: 2 });
  expect(await saved()).toEqual([
    [k9, 3],
    [m625, 1],
  ]);
});

test('[BEY-33] goods that are not in the shop are not saved, and do not move to the cart', async () => {
  const { client, world, saved } = await openShop();
  expect(await refusalOf(client.saveForLater({ id: 2_000_000 }))).toBe('goodsNotFound');
  await client.saveForLater({ id: k9 });
  world.state.gone.add(k9);
  expect(await refusalOf(client.moveToCart({ id: k9 }))).toBe('cartItemNotFound');
  await client.joinCart({ items: [], saved: [{ id: 2_000_000, goods_number: 1 }] });
  expect(await saved()).toEqual([]);
});

test('[BEY-33] only what can be ordered moves to the cart', async () => {
  const { client, world, cart, saved } = await openShop();
  await client.saveForLater({ id: soldOut });
  expect(await refusalOf(client.moveToCart({ id: soldOut }))).toBe('outOfStock');
  await client.saveForLater({ id: m625, goods_number: 5 });
  await client.addCartItem({ id: m625, goods_number: 8 });
  await client.moveToCart({ id: m625 });
  expect(await cart()).toEqual([[m625, 10]]);
  await client.saveForLater({ id: k9, goods_number: 2 });
  world.state.stock.set(k9, 1);
  await client.moveToCart({ id: k9 });
  expect(await cart()).toContainEqual([k9, 1]);
  expect(await saved()).toEqual([[soldOut, 1]]);
  expect(await refusalOf(client.moveToCart({ id: k9 }))).toBe('cartItemNotFound');
});

test('[BEY-33] a removal is repeated without effect, and gifts stay in the cart', async () => {
  const { client, cart, saved } = await openShop('cart.ineligible');
  const before = await cart();
  const gift = existing((await client.getCart()).msg.find((item) => item.is_free === 1));
  await client.saveForLater({ id: gift.goods_id });
  expect(await cart()).toEqual(before);
  await client.deleteSavedItem({ id: gift.goods_id });
  await client.deleteSavedItem({ id: gift.goods_id });
  expect(await saved()).toEqual([]);
});

test('[BEY-33] a guest’s saved items are priced, and join the customer’s once', async () => {
  const { shop, client, saved } = await openShop();
  const entries = [
    { id: m625, goods_number: 2 },
    { id: soldOut, goods_number: 1 },
  ];
  const guest = visit(shop);
  expect((await guest.listSavedItems({ items: entries })).msg).toMatchObject([
    { goods_id: m625, goods_number: 2 },
    { goods_id: soldOut, stock_count: 0 },
  ]);
  expect((await guest.listSavedItems()).msg).toEqual([]);
  await client.saveForLater({ id: m625, goods_number: 4 });
  await client.saveForLater({ id: k9 });
  for (const _ of [1, 2]) await client.joinCart({ items: [], saved: [...entries, ...entries] });
  expect(await saved()).toEqual([
    [m625, 4],
    [soldOut, 1],
    [k9, 1],
  ]);
  expect((await client.exportPersonalData()).msg.saved_items).toHaveLength(3);
});

test('[AUTH-04] changing the saved items requires a login', async () => {
  const { shop } = await openShop();
  const guest = visit(shop);
  const calls = [
    guest.saveForLater({ id: k9 }),
    guest.moveToCart({ id: k9 }),
    guest.deleteSavedItem({ id: k9 }),
  ];
  expect(new Set(await Promise.all(calls.map(refusalOf)))).toEqual(new Set(['loginRequired']));
});
