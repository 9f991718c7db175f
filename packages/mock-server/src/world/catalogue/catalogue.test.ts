import type { GoodsSort } from '@signal-shop/sdk/contract';
import { expect, test } from 'vitest';
import { createShop } from '../../shop.ts';
import { existing, plainOne } from '../../testing/goods.ts';
import { refusalOf, visit } from '../../testing/visitor.ts';

test('[CAT-01] the tree has three levels, and every leaf lists goods', async () => {
  const client = visit(createShop());
  const { msg } = await client.listCategories();
  const leaves = msg.tree.flatMap((top) => top.children.flatMap(({ children }) => children));
  expect(leaves.length).toBeGreaterThan(3);
  for (const { id } of leaves) expect((await client.listGoods({ category_id: id })).total).toBeGreaterThan(0);
});

test('[CAT-02] a category lists the goods of all its descendants, with its path', async () => {
  const client = visit(createShop());
  const { msg } = await client.listCategories();
  const top = existing(msg.tree[0]);
  const wholeCategory = await client.listGoods({ category_id: top.id });
  const parts = await Promise.all(top.children.map(({ id }) => client.listGoods({ category_id: id })));
  expect(parts.reduce((sum, { total }) => sum + total, 0)).toBe(wholeCategory.total);
  expect(parts[0]?.category?.path.map(({ id }) => id)).toEqual([top.id, top.children[0]?.id]);
  expect(await refusalOf(client.listGoods({ category_id: 999_999 }))).toBe('categoryNotFound');
});

test('[CAT-02] pagination lists all goods exactly once', async () => {
  const client = visit(createShop());
  const { total } = await client.listGoods({ page_size: 48 });
  const ids = new Set<number>();
  for (let page = 1; page <= Math.ceil(total / 48); page += 1) {
    for (const { goods_id } of (await client.listGoods({ page, page_size: 48 })).msg) ids.add(goods_id);
  }
  expect(ids.size).toBe(total);
  expect((await client.listGoods({ page: 1_000 })).msg).toEqual([]);
});

test('[CAT-02] sorts by price, rating and age', async () => {
  const shop = createShop();
  const client = visit(shop);
  const list = async (sort: GoodsSort) => (await client.listGoods({ sort, page_size: 48 })).msg;
  const prices = (await list('priceUp')).map(({ goods_price }) => goods_price);
  expect(prices).toEqual([...prices].sort((one, other) => one - other));
  const fallingPrices = (await list('priceDown')).map(({ goods_price }) => goods_price);
  expect(fallingPrices).toEqual([...fallingPrices].sort((one, other) => other - one));
  const ratings = (await list('rating')).map(({ rating }) => rating);
  expect(ratings).toEqual([...ratings].sort((one, other) => other - one));
  const { goods } = shop.world('default').shop;
  const ages = (await list('newest')).map(({ goods_id: id }) => existing(goods.get(id)).releasedDaysAgo);
  expect(ages).toEqual([...ages].sort((one, other) => one - other));
  expect(new Set(ages).size).toBeGreaterThan(5);
});

test('[CAT-03] new releases and deals are reachable, and filters are combined', async () => {
  const client = visit(createShop({ scenarios: 'flash.closed' }));
  const fresh = await client.listGoods({ filter: ['new'], page_size: 48 });
  const deals = await client.listGoods({ filter: ['deal', 'inStock'], page_size: 48 });
  expect(fresh.total).toBeGreaterThan(0);
  expect(fresh.msg.every(({ is_new }) => is_new === 1)).toBe(true);
  expect(deals.msg.length).toBeGreaterThan(0);
  expect(deals.msg.every((goods) => goods.goods_price < goods.original_price && goods.stock_count > 0)).toBe(
    true,
  );
});

test('a search matches the model, words of the language, and all words at once', async () => {
  const shop = createShop();
  const goods = plainOne(shop.world('default'));
  const find = async (keywords: string, locale: 'en' | 'ja' = 'en') =>
    (await visit(shop, { locale }).listGoods({ keywords, page_size: 48 })).msg;
  const models = async (keywords: string, locale?: 'ja') =>
    (await find(keywords, locale)).map(({ goods_unit }) => goods_unit);
  expect(await models(goods.model.toLowerCase())).toContain(goods.model);
  expect(await models(goods.name.ja, 'ja')).toContain(goods.model);
  const [exact] = await find(`${goods.model} ${goods.colour}`);
  expect(exact?.goods_id).toBe(goods.goodsId);
  expect(await models(`${goods.model} no-such-word`)).toEqual(await models(goods.model));
  expect(await find('none')).toEqual([]);
});

test.each(['ワイヤレスヘッドセット', 'ワイヤレス ヘッドセット', 'ヘッドセット ワイヤレス'])(
  '[CAT-02] a Japanese compound is found in one word and in two: %s',
  async (keywords) => {
    const client = visit(createShop(), { locale: 'ja' });
    const { msg } = await client.listGoods({ keywords });
    expect(msg.map(({ name }) => name).join()).toContain('ワイヤレスヘッドセット');
    const suggestions = await client.suggest({ keywords });
    expect(suggestions.msg.goods.length).toBeGreaterThan(0);
  },
);

test('[CAT-02] a list shows each model once, in its first color', async () => {
  const { msg } = await visit(createShop(), {}).listGoods({ page_size: 48 });
  expect(new Set(msg.map(({ goods_unit }) => goods_unit)).size).toBe(msg.length);
});

test('[DET-01] a product has its colors, its category and related goods', async () => {
  const shop = createShop();
  const client = visit(shop);
  const id = existing(shop.world('default').shop.byPopularity[0]).goodsId;
  const { msg } = await client.getGoods({ id });
  const related = await client.listRelatedGoods({ id });
  expect(msg.colours.map(({ goods_id }) => goods_id)).toContain(id);
  expect(msg.category_path).toHaveLength(3);
  expect(related.msg.length).toBeGreaterThan(3);
  expect(new Set(related.msg.map(({ goods_unit }) => goods_unit)).size).toBe(related.msg.length);
  expect(related.msg.map(({ goods_unit }) => goods_unit)).not.toContain(msg.goods_unit);
});

test('[DET-03] comments are paginated by ten, newest first, and average and histogram agree', async () => {
  const shop = createShop();
  const client = visit(shop);
  const world = shop.world('default');
  const goods = existing(world.shop.byPopularity.find(({ commentCount }) => commentCount > 10));
  const first = await client.listComments({ id: goods.goodsId });
  const second = await client.listComments({ id: goods.goodsId, page: 2 });
  const times = [...first.msg, ...second.msg].map(({ ctime }) => ctime);
  expect(first.msg).toHaveLength(10);
  expect(first).toMatchObject({ page: 1, page_size: 10 });
  const third = await client.listComments({ id: goods.goodsId, page: 3, page_size: 4 });
  expect(third).toMatchObject({ page: 3, page_size: 4, total: first.total });
  expect(third.msg[0]).toEqual(first.msg[8]);
  expect(times).toEqual([...times].sort((one, other) => other - one));
  expect(first.histogram.reduce((sum, count) => sum + count, 0)).toBe(first.total);
  const stars = first.histogram.reduce((sum, count, index) => sum + count * (index + 1), 0);
  expect(first.average).toBeCloseTo(stars / first.total, 1);
  expect((await client.getGoods({ id: goods.goodsId })).msg.rating).toBe(first.average);
});

test('goods that left the shop are found nowhere', async () => {
  const shop = createShop();
  const world = shop.world('default');
  const client = visit(shop);
  const id = existing(world.shop.catalogue.hotLists[0][0]);
  world.state.gone.add(id);
  expect(await refusalOf(client.getGoods({ id }))).toBe('goodsNotFound');
  expect((await client.listHotProducts()).msg.flat().map((goods) => goods.id)).not.toContain(id);
});
