import { expect, test } from 'vitest';
import { createWorld } from '../../scenarios/create/create-world.ts';
import { createShop } from '../../shop.ts';
import { visit } from '../../testing/visitor.ts';
import { runningFlashLists } from '../flash-sale/flash-sale.ts';
import type { World } from '../state/world.ts';
import { stockOf, takeFromStock } from './stock.ts';

function offersOf(world: World) {
  return runningFlashLists(world)
    .flatMap(({ offers }) => offers)
    .map(({ item, stock, percent }) => {
      const goods = world.shop.goods.get(item.goodsId);
      if (goods === undefined) throw new Error(`${item.goodsId} is no longer sold`);
      return { goods, stock, percent, shelf: stockOf(world, goods) };
    });
}

test.each(['', 'stock.in', 'stock.low', 'stock.out', 'flash.almost-gone', 'flash.sold-out'])(
  'in the shop %j the sale offers no more than the regular stock',
  (scenarios) => {
    const offers = offersOf(createWorld({ scenarios }));
    expect(offers.length).toBeGreaterThan(0);
    for (const { stock, shelf } of offers) expect(stock).toBeLessThanOrEqual(shelf);
  },
);

test('stock.out empties the flash sale, too', async () => {
  const { msg } = await visit(createShop({ scenarios: 'stock.out' })).getFlashSale();
  const items = msg.flatMap(({ goods }) => goods);
  expect(items.length).toBeGreaterThan(0);
  expect(new Set(items.map(({ percent }) => percent))).toEqual(new Set([100]));
});

test('sales at the regular price reduce the stock of the sale', () => {
  const world = createWorld();
  const [first] = offersOf(world).filter(({ stock }) => stock > 0);
  if (first === undefined) throw new Error('Everything is sold out');
  takeFromStock(world, first.goods, first.shelf - 1);
  expect(offersOf(world).find(({ goods }) => goods === first.goods)).toMatchObject({ stock: 1 });
});
