import { expect, test } from 'vitest';
import { scenarioList } from '../../scenarios/create/apply-scenarios.ts';
import { createWorld } from '../../scenarios/create/create-world.ts';
import { problemOf } from '../../server/control/try-state.ts';
import { createShop } from '../../shop.ts';
import { existing } from '../../testing/goods.ts';
import { order, pay, visit, visitAsCustomer } from '../../testing/visitor.ts';
import { catalogueIndex } from '../catalogue/catalogue-index.ts';

const largest = 40;

test('the tiny shop has few goods, all of them from the regular shop', () => {
  const { goods } = catalogueIndex('tiny').catalogue;
  const own = catalogueIndex().goods;
  expect(goods.length).toBeGreaterThan(10);
  expect(goods.length).toBeLessThan(largest);
  for (const { goodsId, fullName } of goods) expect(own.get(goodsId)?.fullName).toEqual(fullName);
});

test('its lists reference existing goods only', () => {
  const { catalogue, goods } = catalogueIndex('tiny');
  const namedGoods = [
    ...catalogue.hotLists.flat(),
    ...catalogue.flashSale.flatMap(({ items }) => items.map(({ goodsId }) => goodsId)),
    ...catalogue.goods.flatMap(({ siblings }) => siblings),
  ];
  expect(namedGoods.filter((id) => !goods.has(id))).toEqual([]);
});

test('every scenario works in it, and its answers match the contract', () => {
  const names = scenarioList.map(({ name }) => name).filter((name) => !name.includes(':'));
  for (const scenarios of names)
    expect(problemOf(createWorld({ size: 'tiny', scenarios }).snapshot()), scenarios).toBeNull();
});

test('goods can be bought in it', async () => {
  const shop = createShop({ size: 'tiny' });
  const client = await visitAsCustomer(shop);
  const { msg, total } = await client.listGoods({ filter: ['inStock'], page_size: 5 });
  expect(total).toBeLessThan(largest);
  await client.addCartItem({ id: existing(msg[0]).goods_id, goods_number: 1 });
  const payment = await pay(client, await order(client));
  expect(payment.orderstatus).toBeGreaterThan(0);
  expect((await visit(shop).listHotProducts()).msg.length).toBeGreaterThan(0);
});
