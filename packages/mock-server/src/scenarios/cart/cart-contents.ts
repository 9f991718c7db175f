import { bundles } from '../../seed/rewards/bundles.ts';
import type { SeedGoods } from '../../seed/types.ts';
import { priceLines } from '../../world/cart/cart-pricing.ts';
import { subtotalOf } from '../../world/cart/totals.ts';
import { maximumOf, regularPrice } from '../../world/catalogue/goods.ts';
import { stockOf } from '../../world/catalogue/stock.ts';
import { flashOffer } from '../../world/flash-sale/flash-sale.ts';
import type { CartLine } from '../../world/state/cart.ts';
import type { World } from '../../world/state/world.ts';

/** The best-selling goods that count towards the reduction, one per model. */
export function countingGoods(world: World, count: number): readonly SeedGoods[] {
  const models = new Set<string>();
  return world.shop.byPopularity
    .filter((goods) => {
      const isNew = !models.has(goods.model) && isEligible(world, goods);
      if (isNew) models.add(goods.model);
      return isNew;
    })
    .slice(0, count);
}

/** All parts of the first bundle, and the first part of the second. */
export function linesOfBundles(world: World): readonly CartLine[] {
  const [whole, started] = bundles;
  return [...(whole?.parts ?? []), ...(started?.parts.slice(0, 1) ?? [])].flatMap((model) =>
    lineOf(
      world.shop.byPopularity.find((one) => one.model === model && isEligible(world, one)),
      'bought',
    ),
  );
}

/** A line for each kind that does not count: a gift, points, a rebate, the flash sale. */
export function linesThatDoNotCount(world: World): readonly CartLine[] {
  const goods = world.shop.byPopularity.filter((one) => isAvailable(world, one));
  const flash = goods.find((one) => flashOffer(world, one.goodsId) !== null);
  const rebate = goods.find((one) => one !== flash && regularPrice(world, one).rebate.kind !== 'none');
  const points = goods.find((one) => one !== flash && one !== rebate && one.pointsPrice !== null);
  const gift = goods.find((one) => ![flash, rebate, points].includes(one));
  return [
    ...lineOf(flash, 'bought'),
    ...lineOf(rebate, 'bought'),
    ...lineOf(points, 'points'),
    ...lineOf(gift, 'gift'),
  ];
}

/**
 * Lines that count towards the reduction and are worth at least `from` and less than `below` US cents; never only the
 * best-seller, which is what `cart.one` shows.
 * @throws Error when no goods of this world add up to that
 */
export function linesWorth(world: World, from: number, below: number): readonly CartLine[] {
  const goods = countingGoods(world, 40);
  const [alone] = goods;
  const singles = goods
    .flatMap((one) => multiples(world, one))
    .filter(({ goodsId, quantity }) => quantity > 1 || goodsId !== alone?.goodsId);
  for (const line of singles) if (isWorth(world, [line], from, below)) return [line];
  for (const [index, first] of singles.entries()) {
    for (const second of singles.slice(index + 1)) {
      const isPair = second.goodsId !== first.goodsId;
      if (isPair && isWorth(world, [first, second], from, below)) return [first, second];
    }
  }
  throw new Error(`No lines that count are worth ${from / 100} to ${below / 100} dollars`);
}

function isEligible(world: World, goods: SeedGoods): boolean {
  return (
    isAvailable(world, goods) && priceLines(world, [line(goods.goodsId, 1)]).every(({ reduces }) => reduces)
  );
}

function isAvailable(world: World, goods: SeedGoods): boolean {
  return !world.state.gone.has(goods.goodsId) && stockOf(world, goods) > 0;
}

function multiples(world: World, goods: SeedGoods): readonly CartLine[] {
  const most = Math.min(stockOf(world, goods), maximumOf(world, goods), 6);
  return Array.from({ length: Math.max(0, most) }, (_, index) => line(goods.goodsId, index + 1));
}

function isWorth(world: World, lines: readonly CartLine[], from: number, below: number): boolean {
  const worth = subtotalOf(priceLines(world, lines));
  return worth >= from && worth < below;
}

function lineOf(goods: SeedGoods | undefined, kind: CartLine['kind']): readonly CartLine[] {
  return goods === undefined ? [] : [{ goodsId: goods.goodsId, quantity: 1, kind }];
}

function line(goodsId: number, quantity: number): CartLine {
  return { goodsId, quantity, kind: 'bought' };
}
