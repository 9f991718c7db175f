import { locales } from '@signal-shop/sdk/constants';
import { OrderStatus } from '@signal-shop/sdk/contract';
import { expect, test } from 'vitest';
import { buildLargeCatalogue, largeGoodsCount } from '../../seed/large/large-catalogue.ts';
import { createShop } from '../../shop.ts';
import { existing } from '../../testing/goods.ts';
import { order, pay, visit, visitAsCustomer } from '../../testing/visitor.ts';
import { catalogueIndex } from '../catalogue/catalogue-index.ts';
import { fileAt } from '../catalogue/downloads.ts';

test('the large shop has 5,000 goods with unique ids, the regular goods among them', () => {
  const { goods } = catalogueIndex('large').catalogue;
  const ids = new Set(goods.map(({ goodsId }) => goodsId));
  expect(goods).toHaveLength(largeGoodsCount);
  expect(ids.size).toBe(largeGoodsCount);
  for (const { goodsId } of catalogueIndex().catalogue.goods) expect(ids).toContain(goodsId);
  expect(new Set(goods.map(({ popularity }) => popularity)).size).toBe(largeGoodsCount);
});

test('its goods fulfil the invariants of cards and prices', () => {
  for (const goods of catalogueIndex('large').catalogue.goods) {
    expect(goods.priceCents).toBeGreaterThan(0);
    expect(goods.priceCents).toBeLessThanOrEqual(goods.originalCents);
    if (goods.priceCents < goods.originalCents)
      expect(goods.lowestBeforeCents).toBeGreaterThanOrEqual(goods.priceCents);
    for (const locale of locales) expect(goods.fullName[locale].length).toBeLessThanOrEqual(70);
  }
});

test('its comments have many authors in every language, and are deterministic', () => {
  const { comments } = buildLargeCatalogue();
  expect(buildLargeCatalogue().comments).toEqual(comments);
  expect(comments.length).toBeGreaterThan(5_000);
  for (const locale of locales) {
    const own = comments.filter((comment) => comment.locale === locale);
    expect(new Set(own.map(({ author }) => author)).size, locale).toBeGreaterThan(150);
  }
});

test('500 orders of one customer have as many recipients, deterministically', async () => {
  const readListing = async () => {
    const client = await visitAsCustomer(
      createShop({ now: '2026-01-15T12:00:00Z', scenarios: 'orders.years' }),
    );
    return (await client.listOrders({ page_size: 48 })).msg.map(({ buyeraddress }) => buyeraddress);
  };
  const addresses = await readListing();
  expect(new Set(addresses).size).toBeGreaterThan(40);
  expect(await readListing()).toEqual(addresses);
});

test('[BEY-01] lists, searches, filters, sorts and pages thousands of goods', async () => {
  const client = visit(createShop({ scenarios: 'catalog.large' }));
  const all = await client.listGoods();
  expect(all.total).toBeGreaterThan(2_000);
  const listing = await client.listGoods({
    category_id: 1,
    keywords: 'wireless headset',
    filter: ['inStock'],
    price_min: 20,
    price_max: 150,
    rating_min: 3,
    sort: 'priceUp',
    page: 2,
    page_size: 48,
  });
  const prices = listing.msg.map(({ goods_price }) => goods_price);
  expect(listing.msg).toHaveLength(48);
  expect(prices).toEqual([...prices].sort((one, other) => one - other));
  expect(listing.total).toBeLessThan(all.total);
});

test('goods of the large shop can be viewed, compared, downloaded and bought', async () => {
  const shop = createShop({ size: 'large' });
  const client = await visitAsCustomer(shop);
  const { msg } = await client.listGoods({ keywords: 'MK7', filter: ['inStock'], page_size: 2 });
  const ids = msg.map(({ goods_id }) => goods_id);
  const id = existing(ids[0]);
  expect((await client.getGoods({ id })).msg.specifications.length).toBeGreaterThan(3);
  expect((await client.compareGoods({ ids })).rows.length).toBeGreaterThan(3);
  const { msg: models } = await client.listDownloads({ keywords: 'MK7', page_size: 1 });
  const link = existing(models[0]?.files[0]).link;
  expect(fileAt(shop.world('default').shop, link)).toMatchObject({ contentType: 'application/pdf' });
  await client.addCartItem({ id, goods_number: 1 });
  const ordersn = await order(client);
  expect((await pay(client, ordersn)).orderstatus).toBe(OrderStatus.paid);
});

test('each session has the size it chose, and its snapshot contains it', async () => {
  const shop = createShop();
  const total = async (session: string) => (await visit(shop, { session }).listGoods()).total;
  shop.applyScenarios('large', 'catalog.large');
  expect(await total('large')).toBeGreaterThan((await total('small')) * 10);
  const snapshot = shop.world('large').snapshot();
  shop.world('small').restore(snapshot);
  expect(await total('small')).toBe(await total('large'));
});
