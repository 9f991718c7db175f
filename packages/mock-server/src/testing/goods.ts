import type { SeedGoods } from '../seed/types.ts';
import { stockOf } from '../world/catalogue/stock.ts';
import { flashOffer } from '../world/flash-sale/flash-sale.ts';
import type { World } from '../world/state/world.ts';

/** Best-selling goods without any reduction that are in stock, one per model. */
export function plainGoods(world: World, count: number): readonly SeedGoods[] {
  const models = new Set<string>();
  return world.shop.byPopularity
    .filter((goods) => {
      const isPlain =
        goods.rebate.kind === 'none' &&
        flashOffer(world, goods.goodsId) === null &&
        stockOf(world, goods) > 5;
      const isNew = isPlain && !models.has(goods.model);
      if (isNew) models.add(goods.model);
      return isNew;
    })
    .slice(0, count);
}

/** The best-selling goods without any reduction. */
export function plainOne(world: World): SeedGoods {
  return existing(plainGoods(world, 1)[0]);
}

export function existing<Thing>(value: Thing | undefined): Thing {
  if (value === undefined) throw new Error('The seed lacks what this test needs');
  return value;
}
