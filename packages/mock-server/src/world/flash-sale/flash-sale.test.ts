import { expect, test } from 'vitest';
import { createShop } from '../../shop.ts';
import { existing } from '../../testing/goods.ts';
import { order, refusalOf, visit, visitAsCustomer } from '../../testing/visitor.ts';

test('[FLASH-03] a flash price is valid while the shop’s clock is inside the window', async () => {
  const shop = createShop({ scenarios: 'flash.opens-10s' });
  const world = shop.world('default');
  const client = visit(shop);
  const item = existing(world.shop.catalogue.flashSale[0]?.items[0]);
  const price = async () => (await client.getGoods({ id: item.goodsId })).msg.goods_price;
  const regular = existing(world.shop.goods.get(item.goodsId)).priceCents / 100;
  expect(await price()).toBe(regular);
  expect((await client.getFlashSale()).msg).toEqual([]);
  world.clock.advance(9_999);
  expect(await price()).toBe(regular);
  world.clock.advance(1);
  expect(await price()).toBe(item.seckillCents / 100);
  const { activity_over_time, server_time, msg } = await client.getFlashSale();
  expect(existing(msg[0]).time).toBeLessThanOrEqual(activity_over_time - server_time);
  world.clock.advance((activity_over_time - server_time) * 1_000);
  expect(await price()).toBe(regular);
});

test('[FLASH-05] the strikethrough price beside a flash price is the same everywhere, and is the price after the sale', async () => {
  const client = visit(createShop());
  const items = (await client.getFlashSale()).msg.flatMap(({ goods }) => goods);
  const pages = await Promise.all(items.map(({ id }) => client.getGoods({ id })));
  expect(pages.map(({ msg }) => msg.original_price)).toEqual(items.map(({ goods_price }) => goods_price));
});

test('the price in the cart changes when the sale ends', async () => {
  const shop = createShop({ scenarios: 'flash.closes-10s' });
  const world = shop.world('default');
  const item = existing(world.shop.catalogue.flashSale[0]?.items[0]);
  const client = await visitAsCustomer(shop);
  await client.addCartItem({ id: item.goodsId, goods_number: 1 });
  expect((await client.getCart()).msg[0]).toMatchObject({ is_seckill: 1, price: item.seckillCents / 100 });
  world.clock.advance(10_000);
  const after = existing((await client.getCart()).msg[0]);
  expect(after.is_seckill).toBe(0);
  expect(after.price).toBeGreaterThan(item.seckillCents / 100);
});

test('[FLASH-05] sales at the flash price reduce the stock and raise the share sold', async () => {
  const shop = createShop();
  const world = shop.world('default');
  const item = existing(world.shop.catalogue.flashSale[0]?.items.find(({ stock }) => stock > 2));
  const client = await visitAsCustomer(shop);
  const offer = async () =>
    existing(
      (await client.getFlashSale()).msg.flatMap(({ goods }) => goods).find(({ id }) => id === item.goodsId),
    );
  const before = await offer();
  await client.addCartItem({ id: item.goodsId, goods_number: 2 });
  const ordersn = await order(client);
  const after = await offer();
  expect(after.seckill_count).toBe(before.seckill_count - 2);
  expect(after.percent).toBeGreaterThanOrEqual(before.percent);
  await client.cancelOrder({ ordersn, reason: 'other' });
  expect(await offer()).toEqual(before);
});

test('the quantity at the flash price is limited to the stock of the sale', async () => {
  const shop = createShop({ scenarios: 'flash.almost-gone' });
  const item = existing(
    shop.world('default').shop.catalogue.flashSale[0]?.items.find(({ stock }) => stock > 2),
  );
  const client = await visitAsCustomer(shop);
  expect(await refusalOf(client.addCartItem({ id: item.goodsId, goods_number: 3 }))).toBe(
    'quantityExceedsMaximum',
  );
  expect((await client.addCartItem({ id: item.goodsId, goods_number: 2 })).number).toBe(2);
});

test('goods sold out in the sale have the regular price', async () => {
  const shop = createShop({ scenarios: 'flash.sold-out' });
  const client = visit(shop);
  const { msg } = await client.getFlashSale();
  const goods = msg.flatMap((list) => list.goods);
  expect(goods.every(({ seckill_count, percent }) => seckill_count === 0 && percent === 100)).toBe(true);
  expect((await client.getGoods({ id: existing(goods[0]).id })).msg.is_seckill).toBe(0);
});

test('[FLASH-01] subscribers are notified once per change, by the clock and by the control API', () => {
  const world = createShop({ scenarios: 'flash.opens-10s' }).world('default');
  const activities: number[] = [];
  const stop = world.onActivity((activity) => activities.push(activity));
  expect(world.activity).toBe(0);
  expect(world.millisecondsUntilActivityChange()).toBe(10_000);
  world.clock.advance(10_000);
  world.clock.advance(1_000);
  world.setActivity(0);
  world.setActivity(0);
  world.setActivity(1);
  stop();
  world.setActivity(0);
  expect(activities).toEqual([1, 0, 1]);
});

test('[FLASH-03] the stream can announce an open sale after the window has passed', async () => {
  const shop = createShop({ scenarios: 'flash.outside-window' });
  expect(shop.world('default').activity).toBe(1);
  const { msg, activity_over_time, server_time } = await visit(shop).getFlashSale();
  expect(activity_over_time).toBeLessThan(server_time);
  expect(msg).toEqual([]);
});

test.each([
  ['sse.kai', 'event: kai\ndata: 1\n\n'],
  ['sse.guan', 'event: guan\ndata: 0\n\n'],
  ['flash.closed', 'event: guan\ndata: 0\n\n'],
  ['sse.drop', 'event: kai\ndata: 1\n\n'],
])('[FLASH-01] in %s the first event of the stream is %j', async (scenario, text) => {
  const shop = createShop({ scenarios: scenario });
  const response = await shop.fetch('http://shop.test/api/index/getActivityTime');
  const reader = existing(response.body ?? undefined).getReader();
  const { value } = await reader.read();
  expect(new TextDecoder().decode(value)).toBe(text);
  await reader.cancel();
});
