import { expect, test } from 'vitest';
import { createShop } from '../../shop.ts';
import { plainOne } from '../../testing/goods.ts';
import { harbourAddress, harbourAddressPlace, visit, visitAsCustomer } from '../../testing/visitor.ts';

const germany = { locale: 'en', shipTo: 'DE' } as const;

test('[BEY-23] the country of delivery replaces the currency of the language, and no text', async () => {
  const shop = createShop();
  const { goodsId: id } = plainOne(shop.world('default'));
  const [dollars, yen, named] = await Promise.all([
    visit(shop, { locale: 'en' }).getGoods({ id }),
    visit(shop, { locale: 'en', shipTo: 'JP' }).getGoods({ id }),
    visit(shop, { locale: 'ja' }).getGoods({ id }),
  ]);
  expect(yen.msg.goods_price).toBe(dollars.msg.goods_price * 100);
  expect(yen.msg.goods_price).toBe(named.msg.goods_price);
  expect(yen.msg.goods_desc).toBe(dollars.msg.goods_desc);
});

test('[BEY-23] a country without delivery changes nothing', async () => {
  const shop = createShop();
  const { goodsId: id } = plainOne(shop.world('default'));
  const prices = [visit(shop, { locale: 'ja' }), visit(shop, { locale: 'ja', shipTo: 'AQ' })];
  const [plain, elsewhere] = await Promise.all(prices.map((client) => client.getGoods({ id })));
  expect(elsewhere?.msg.goods_price).toBe(plain?.msg.goods_price);
});

test('[BEY-23] filters by price, delivery prices, carts and orders are in the currency of the country', async () => {
  const shop = createShop();
  const english = await visitAsCustomer(shop, { locale: 'en' });
  const client = await visitAsCustomer(shop, { locale: 'en', shipTo: 'JP' });
  const { goodsId: id } = plainOne(shop.world('default'));
  await client.addCartItem({ id, goods_number: 1 });
  expect((await client.getCart({})).total).toBe((await english.getCart({})).total * 100);
  const { facets, total } = await client.listGoods({ price_max: 300 });
  expect(total).toBe(0);
  expect(facets.price_min).toBe((await english.listGoods({})).facets.price_min * 100);
  const quote = await client.getOrderTax(harbourAddressPlace);
  const order = { address: harbourAddress, note: '', expected_total: quote.total };
  const { ordersn } = await client.placeOrder(order);
  const placed = await visitAsCustomer(shop, germany).then((one) => one.getOrder({ ordersn }));
  expect(placed.msg).toMatchObject({ currency: 'JPY', total: quote.total });
});
