import { fullReductionTiersCents } from '@signal-shop/sdk/constants';
import { expect, test } from 'vitest';
import { createShop } from '../../shop.ts';
import { existing, plainGoods, plainOne } from '../../testing/goods.ts';
import { refusalOf, visit, visitAsCustomer } from '../../testing/visitor.ts';

const tierCases = [
  [2_999, 0],
  [3_000, 200],
  [3_001, 200],
  [5_999, 200],
  [6_000, 500],
  [11_999, 500],
  [12_000, 1_000],
  [17_999, 1_000],
  [18_000, 1_500],
  [23_999, 1_500],
  [24_000, 2_000],
  [29_999, 2_000],
  [30_000, 2_500],
  [35_999, 2_500],
  [36_000, 3_000],
  [1_000_000, 3_000],
] as const;

test.each(tierCases)('[CART-07] a cart worth %i cents saves %i', async (cents, savedCents) => {
  const shop = createShop();
  const world = shop.world('default');
  const { goodsId } = plainOne(world);
  world.state.prices.set(goodsId, cents);
  const cart = await visit(shop).getCart({ items: [{ id: goodsId, goods_number: 1, type: 1 }] });
  expect(cart.pay).toBe(cents / 100);
  expect(cart.msgData.reduce).toBe(savedCents / 100);
  expect(cart.total).toBe((cents - savedCents) / 100);
  expect(cart.rebate).toBe(savedCents > 0 ? 1 : 0);
});

test('[CART-07] begin, over and poor describe the tiers; the last tier is complete', async () => {
  const shop = createShop();
  const world = shop.world('default');
  const { goodsId } = plainOne(world);
  const at = async (cents: number) => {
    world.state.prices.set(goodsId, cents);
    const { msgData } = await visit(shop).getCart({ items: [{ id: goodsId, goods_number: 1, type: 1 }] });
    return msgData;
  };
  expect(await at(0)).toEqual({ begin: 0, pay: 0, over: 30, kg: 1, reduce: 0, poor: 30 });
  expect(await at(4_550)).toEqual({ begin: 30, pay: 45.5, over: 60, kg: 1, reduce: 2, poor: 14.5 });
  expect(await at(40_000)).toEqual({ begin: 360, pay: 400, over: 360, kg: 1, reduce: 30, poor: 0 });
});

test('[CART-07] gifts, points, rebates and flash prices do not count', async () => {
  const shop = createShop({ scenarios: 'cart.ineligible' });
  const cart = await (await visitAsCustomer(shop)).getCart();
  expect(
    cart.msg.map((item) => [item.is_seckill, item.is_rebate > 0, item.is_integral, item.is_free]),
  ).toEqual([
    [1, false, 0, 0],
    [0, true, 0, 0],
    [0, false, 1, 0],
    [0, false, 0, 1],
  ]);
  expect(cart.pay).toBeGreaterThan(30);
  expect(cart.msgData).toMatchObject({ begin: 0, pay: 0, reduce: 0 });
});

test.each(fullReductionTiersCents)(
  '[PAY-04] reaches the tier over $over cents in every language',
  async (tier) => {
    const shop = createShop();
    const world = shop.world('default');
    const { goodsId } = plainOne(world);
    world.state.prices.set(goodsId, tier.over);
    const factors = { en: 1, de: 1, zh: 7, ja: 100 } as const;
    for (const locale of ['en', 'de', 'zh', 'ja'] as const) {
      const client = visit(shop, { locale });
      const { msgData, pay } = await client.getCart({ items: [{ id: goodsId, goods_number: 1, type: 1 }] });
      expect(pay).toBeCloseTo((tier.over / 100) * factors[locale], 6);
      expect(msgData.reduce).toBeCloseTo((tier.save / 100) * factors[locale], 6);
    }
  },
);

test('[CART-01] counts pieces and sums prices', async () => {
  const shop = createShop();
  const client = await visitAsCustomer(shop);
  const [first, second] = plainGoods(shop.world('default'), 2).map(existing);
  const one = existing(first);
  const other = existing(second);
  await client.addCartItem({ id: one.goodsId, goods_number: 1 });
  await client.addCartItem({ id: other.goodsId, goods_number: 2 });
  const again = await client.addCartItem({ id: one.goodsId, goods_number: 1 });
  const cart = await client.getCart();
  expect(again.number).toBe(4);
  expect(cart.number).toBe(4);
  expect(cart.pay).toBe((2 * one.priceCents + 2 * other.priceCents) / 100);
});

test('[CART-06] refuses sold-out goods, too large quantities and quantities below one', async () => {
  const shop = createShop();
  const client = await visitAsCustomer(shop);
  const world = shop.world('default');
  const goods = plainOne(world);
  const id = goods.goodsId;
  expect(await refusalOf(client.addCartItem({ id, goods_number: 0 }))).toBe('quantityBelowOne');
  expect(await refusalOf(client.addCartItem({ id, goods_number: goods.maximum + 1 }))).toBe(
    'quantityExceedsMaximum',
  );
  world.state.stock.set(id, 2);
  await client.addCartItem({ id, goods_number: 1 });
  expect(await refusalOf(client.addCartItem({ id, goods_number: 2 }))).toBe('quantityExceedsMaximum');
  world.state.stock.set(id, 0);
  expect(await refusalOf(client.addCartItem({ id, goods_number: 1 }))).toBe('outOfStock');
  expect(await refusalOf(client.addCartItem({ id: 2_000_000, goods_number: 1 }))).toBe('goodsNotFound');
  expect((await client.getCart()).number).toBe(1);
});

test('[CART-06] adding no piece is refused for goods in the cart, too', async () => {
  const shop = createShop({ scenarios: 'cart.one' });
  const client = await visitAsCustomer(shop);
  const { msg } = await client.getCart();
  const id = existing(msg[0]).goods_id;
  expect(await refusalOf(client.addCartItem({ id, goods_number: 0 }))).toBe('quantityBelowOne');
});

test('only the first product that is added sells out while stock drops in the cart', async () => {
  const shop = createShop({ scenarios: 'cart.empty,stock.drops-in-cart' });
  const client = await visitAsCustomer(shop);
  for (const { goodsId } of plainGoods(shop.world('default'), 2)) {
    await client.addCartItem({ id: goodsId, goods_number: 1 });
  }
  const { msg } = await client.getCart();
  expect(msg.map(({ stock_count }) => stock_count)).toEqual([0, expect.toSatisfy((count) => count > 0)]);
});

test('sets quantities in the chosen cart and leaves the other one', async () => {
  const shop = createShop({ scenarios: 'cart.many' });
  const client = await visitAsCustomer(shop);
  const quantities = async (cartype: 1 | 2) =>
    (await client.getCart({ cartype })).msg.map(({ goods_id, goods_number }) => [goods_id, goods_number]);
  const before = await quantities(1);
  const [id] = existing(before[0]);
  await client.buyNow({ id: existing(id), goods_number: 1, type: 2 });
  await client.checkoutCart({ params: [{ goods_id: existing(id), goods_number: 2 }] });
  expect(await quantities(1)).toEqual([[id, 2], ...before.slice(1)]);
  expect(await quantities(2)).toEqual([[id, 1]]);
  await client.checkoutCart({ params: [{ goods_id: existing(id), goods_number: 3 }], cartype: 2 });
  expect(await quantities(1)).toEqual([[id, 2], ...before.slice(1)]);
  expect(await quantities(2)).toEqual([[id, 3]]);
});

test('sets no quantity of goods that are not in the cart, and none in an empty cart', async () => {
  const shop = createShop({ scenarios: 'cart.one' });
  const client = await visitAsCustomer(shop);
  const { msg } = await client.getCart();
  const inCart = existing(msg[0]).goods_id;
  const other = existing(plainGoods(shop.world('default'), 2).find(({ goodsId }) => goodsId !== inCart));
  const params = [{ goods_id: other.goodsId, goods_number: 1 }];
  expect(await refusalOf(client.checkoutCart({ params }))).toBe('cartItemNotFound');
  await client.deleteCartItem({ id: inCart });
  expect(await refusalOf(client.checkoutCart({ params }))).toBe('cartEmpty');
});

test('sets all quantities or none', async () => {
  const shop = createShop({ scenarios: 'cart.many' });
  const client = await visitAsCustomer(shop);
  const before = await client.getCart();
  const [first, second] = before.msg;
  const params = [
    { goods_id: existing(first).goods_id, goods_number: 2 },
    { goods_id: existing(second).goods_id, goods_number: 100_000 },
  ];
  expect(await refusalOf(client.checkoutCart({ params }))).toBe('quantityExceedsMaximum');
  expect(await client.getCart()).toEqual(before);
  expect(await refusalOf(client.checkoutCart({ params: [{ goods_id: 2_000_000, goods_number: 1 }] }))).toBe(
    'cartItemNotFound',
  );
  expect(await refusalOf(client.checkoutCart({ params: [] }))).toBe('cartEmpty');
});

test('[CART-05] removes a line once', async () => {
  const shop = createShop({ scenarios: 'cart.one' });
  const client = await visitAsCustomer(shop);
  const { msg } = await client.getCart();
  const id = existing(msg[0]).goods_id;
  expect((await client.deleteCartItem({ id })).number).toBe(0);
  expect(await refusalOf(client.deleteCartItem({ id }))).toBe('cartItemNotFound');
});

test('[CART-05] removes only the chosen line, and none for goods that are not in the cart', async () => {
  const shop = createShop({ scenarios: 'cart.many' });
  const client = await visitAsCustomer(shop);
  const ids = async () => (await client.getCart()).msg.map(({ goods_id }) => goods_id);
  const [first, ...others] = await ids();
  await client.deleteCartItem({ id: existing(first) });
  expect(await ids()).toEqual(others);
  expect(await refusalOf(client.deleteCartItem({ id: existing(first) }))).toBe('cartItemNotFound');
  expect(await ids()).toEqual(others);
});

test('[CART-08] [C18] joining a guest cart is idempotent and takes the larger quantity', async () => {
  const shop = createShop();
  const client = await visitAsCustomer(shop);
  const world = shop.world('default');
  const [first, second, third] = plainGoods(world, 3).map(existing);
  const [one, other, gone] = [existing(first), existing(second), existing(third)].map(
    ({ goodsId }) => goodsId,
  );
  world.state.stock.set(existing(gone), 0);
  world.state.stock.set(existing(one), 50);
  await client.addCartItem({ id: existing(one), goods_number: 2 });
  const items = [
    { id: existing(one), goods_number: 1, type: 1 },
    { id: existing(other), goods_number: 99, type: 1 },
    { id: existing(gone), goods_number: 1, type: 1 },
    { id: existing(other), goods_number: 1, type: 2 },
  ] as const;
  const joinAnswer = await client.joinCart({ items: [...items] });
  const cart = await client.getCart();
  expect(joinAnswer.skipped).toEqual([gone]);
  expect(
    cart.msg.map(({ goods_number, maximum, stock_count }) => [goods_number, Math.min(maximum, stock_count)]),
  ).toEqual([
    [2, expect.any(Number)],
    [cart.msg[1]?.goods_number, cart.msg[1]?.goods_number],
  ]);
  await client.joinCart({ items: [...items] });
  expect(await client.getCart()).toEqual(cart);
  expect((await client.getCart({ cartype: 2 })).number).toBe(1);
});

test('[CART-08] prices the entries of a guest and drops goods that left the shop', async () => {
  const shop = createShop();
  const goods = plainOne(shop.world('default'));
  const { msg, pay } = await visit(shop).getCart({
    items: [
      { id: goods.goodsId, goods_number: 2, type: 1 },
      { id: 2_000_000, goods_number: 1, type: 1 },
    ],
  });
  expect(msg).toHaveLength(1);
  expect(pay).toBe((2 * goods.priceCents) / 100);
});

test('drops a line whose goods left the shop, and does not count it', async () => {
  const shop = createShop({ scenarios: 'cart.many' });
  const client = await visitAsCustomer(shop);
  const world = shop.world('default');
  const [left, kept, ...others] = (await client.getCart()).msg.map(({ goods_id }) => goods_id);
  world.state.gone.add(existing(left));
  expect((await client.getCart()).msg.map(({ goods_id }) => goods_id)).toEqual([kept, ...others]);
  const added = await client.addCartItem({ id: existing(kept), goods_number: 1 });
  expect(added.number).toBe(others.length + 2);
  expect(await refusalOf(client.deleteCartItem({ id: existing(left) }))).toBe('cartItemNotFound');
});
