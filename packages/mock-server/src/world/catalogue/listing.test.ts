import { locales } from '@signal-shop/sdk/constants';
import type { ArgumentOf } from '@signal-shop/sdk/contract';
import { expect, test } from 'vitest';
import { createShop } from '../../shop.ts';
import { existing } from '../../testing/goods.ts';
import { visit, visitAsCustomer } from '../../testing/visitor.ts';

type Choices = ArgumentOf<'listGoods'>;

async function total(choices: Choices): Promise<number> {
  return (await visit(createShop()).listGoods(choices)).total;
}

test('[BEY-01] filters goods by price and by rating', async () => {
  const client = visit(createShop());
  const { msg } = await client.listGoods({ price_min: 30, price_max: 60, rating_min: 4, page_size: 48 });
  expect(msg.length).toBeGreaterThan(3);
  for (const { goods_price, rating } of msg) {
    expect(goods_price).toBeGreaterThanOrEqual(30);
    expect(goods_price).toBeLessThanOrEqual(60);
    expect(rating).toBeGreaterThanOrEqual(4);
  }
});

test('[BEY-01] price limits are inclusive, in every currency', async () => {
  for (const locale of locales) {
    const client = visit(createShop(), { locale });
    const { goods_price, goods_id } = existing((await client.listGoods({ sort: 'priceDown' })).msg[0]);
    const same = await client.listGoods({ price_min: goods_price, price_max: goods_price });
    expect(same.msg.map((goods) => goods.goods_id)).toContain(goods_id);
  }
});

test.each<Choices>([
  {},
  { filter: ['inStock'] },
  { filter: ['new', 'inStock'] },
  { keywords: 'wireless', rating_min: 4 },
  { category_id: 2, price_max: 50 },
  { filter: ['deal'], price_min: 20, price_max: 90, rating_min: 3 },
  { attributes: ['color.black', 'platform.console'] },
  { category_id: 2, attributes: ['weight.80', 'grip.right', 'grip.both'], filter: ['inStock'] },
])('[BEY-01] each facet of %j counts the results of selecting it', async (choices) => {
  const { facets } = await visit(createShop()).listGoods(choices);
  for (const { filter, count } of facets.filters) {
    const selectedFilters = [...new Set([...(choices.filter ?? []), filter])];
    expect([filter, count]).toEqual([filter, await total({ ...choices, filter: selectedFilters })]);
  }
  for (const { attribute, count } of facets.attributes) {
    const [kind = ''] = attribute.split('.');
    const others = (choices.attributes ?? []).filter((other) => !other.startsWith(`${kind}.`));
    expect([attribute, count]).toEqual([
      attribute,
      await total({ ...choices, attributes: [...others, attribute] }),
    ]);
  }
  for (const { rating_min, count } of facets.ratings) {
    expect([rating_min, count]).toEqual([rating_min, await total({ ...choices, rating_min })]);
  }
  const { price_min, price_max, ...unpriced } = choices;
  for (const { count, ...range } of existing(facets.prices)) {
    expect([range, count]).toEqual([range, await total({ ...unpriced, ...range })]);
  }
});

test('[BEY-01] the price ranges are in the currency of the reader, and goods of one price have none', async () => {
  const client = visit(createShop(), { locale: 'ja' });
  const { facets } = await client.listGoods();
  const ranges = existing(facets.prices);
  expect(ranges.every(({ price_max }) => price_max === undefined || price_max % 100 === 0)).toBe(true);
  expect(existing(ranges.at(-1)).price_min).toBeLessThan(facets.price_max);
  const nothing = await client.listGoods({ keywords: 'none' });
  expect(nothing.facets.prices).toBeUndefined();
});

test('[BEY-01] attributes of one kind are alternatives, of different kinds conditions', async () => {
  const attributes = ['color.black', 'color.white'] as const;
  const [black, white, either] = await Promise.all([
    total({ attributes: ['color.black'] }),
    total({ attributes: ['color.white'] }),
    total({ attributes: [...attributes] }),
  ]);
  expect(either).toBeGreaterThan(Math.max(black, white));
  const { msg } = await visit(createShop()).listGoods({
    attributes: [...attributes, 'connection.bluetooth'],
  });
  expect(msg.length).toBeGreaterThan(0);
  for (const { goods_color } of msg) expect(['black', 'white']).toContain(goods_color);
});

test('[BEY-01] attributes say what the technical data says', async () => {
  const client = visit(createShop());
  for (const attribute of ['weight.60', 'microphone.detachable', 'grip.left', 'battery.100'] as const) {
    const { msg } = await client.listGoods({ attributes: [attribute], page_size: 48 });
    expect(msg.length).toBeGreaterThan(0);
    for (const { goods_id } of msg) {
      const { specifications } = (await client.getGoods({ id: goods_id })).msg;
      const textOf = (topic: string) => specifications.find((row) => row.topic === topic)?.value ?? '';
      if (attribute === 'weight.60') expect(Number.parseInt(textOf('weight'), 10)).toBeLessThanOrEqual(60);
      if (attribute === 'microphone.detachable') expect(textOf('microphone')).toBe('Boom, detachable');
      if (attribute === 'grip.left') expect(textOf('hand')).toBe('Left');
      if (attribute === 'battery.100') expect(textOf('battery')).toMatch(/^\d{3} hours$|months/);
    }
  }
});

test('[BEY-01] the price range ignores the price filter and respects all others', async () => {
  const client = visit(createShop());
  const narrow = await client.listGoods({ category_id: 2, price_min: 30, price_max: 40 });
  const dearest = await client.listGoods({ category_id: 2, sort: 'priceDown', page_size: 1 });
  expect(narrow.facets.price_max).toBe(existing(dearest.msg[0]).goods_price);
  const none = await client.listGoods({ keywords: 'none' });
  expect(none.facets).toMatchObject({ price_min: 0, price_max: 0 });
  expect(none.facets.filters.every(({ count }) => count === 0)).toBe(true);
});

test('[BEY-01] the filter for points selects the goods of the points store', async () => {
  const shop = createShop();
  const { msg } = await visit(shop).listGoods({ filter: ['points'], page_size: 48 });
  const { goods } = shop.world('default').shop;
  expect(msg.length).toBeGreaterThan(0);
  for (const { goods_id } of msg) expect(existing(goods.get(goods_id)).pointsPrice).not.toBeNull();
});

test('[BEY-08] every reduced price has the lowest price of the thirty days before, and no other price has', async () => {
  const client = visit(createShop());
  const goods = [];
  for (let page = 1; page <= 3; page += 1)
    goods.push(...(await client.listGoods({ page, page_size: 48 })).msg);
  goods.push(...(await client.listHotProducts()).msg.flat());
  expect(goods.some(({ lowest_price_30_days }) => lowest_price_30_days === null)).toBe(true);
  for (const { goods_price, original_price, lowest_price_30_days: lowest } of goods) {
    if (goods_price === original_price) expect(lowest).toBeNull();
    else {
      expect(lowest).toBeGreaterThanOrEqual(goods_price);
      expect(lowest).toBeLessThanOrEqual(original_price);
    }
  }
  expect(goods.some((goods) => (goods.lowest_price_30_days ?? 0) < goods.original_price)).toBe(true);
});

test('[BEY-08] the lowest price of a flash offer is the price before the sale, rebate included', async () => {
  const client = visit(createShop());
  const offers = (await client.getFlashSale()).msg.flatMap(({ goods }) => goods);
  for (const { goods_price, seckill_price, lowest_price_30_days: lowest } of offers) {
    expect(lowest).toBeGreaterThanOrEqual(seckill_price);
    expect(lowest).toBeLessThanOrEqual(goods_price);
  }
});

test.each([
  ['price.none', null],
  ['price.percent', 1],
] as const)('[BEY-08] with %s the lowest price matches the displayed reduction', async (scenario, share) => {
  const client = visit(createShop({ scenarios: [scenario, 'flash.closed'] }));
  for (const { lowest_price_30_days, original_price } of (await client.listGoods()).msg) {
    expect(lowest_price_30_days).toBe(share === null ? null : original_price);
  }
});

test('[BEY-08] reduced lines in the cart have it, too; lines in points and gifts do not', async () => {
  const client = await visitAsCustomer(createShop({ scenarios: 'cart.ineligible' }));
  const { msg } = await client.getCart();
  for (const { price, original_price, lowest_price_30_days: lowest, is_free, is_integral } of msg) {
    const isReduced = price < original_price && is_free === 0 && is_integral === 0;
    expect(lowest === null).toBe(!isReduced);
  }
  expect(msg.some(({ lowest_price_30_days: lowest }) => lowest !== null)).toBe(true);
});
