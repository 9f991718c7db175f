import { bundleSets } from '@signal-shop/sdk/rules/bundles';
import { bundles } from '../../seed/rewards/bundles.ts';
import type { SeedGoods } from '../../seed/types.ts';
import { stockOf } from '../catalogue/stock.ts';
import type { World } from '../state/world.ts';
import type { PricedCartLine } from './cart-pricing.ts';
import { priceLines } from './cart-pricing.ts';
import { bundlePieces } from './totals.ts';

/** A bundle with the goods to buy for it. */
export interface OfferedBundle {
  readonly id: number;
  readonly goods: readonly SeedGoods[];
  readonly savingCents: number;
}

/** The bundles that these goods are a part of, themselves first; none while a part cannot be bought at its usual price. */
export function bundlesWith(world: World, goods: SeedGoods): readonly OfferedBundle[] {
  if (world.state.display.detail === 'bare' || !isSellable(world, goods)) return [];
  return bundles
    .filter(({ parts }) => parts.includes(goods.model))
    .flatMap((bundle) => offer(world, bundle, [goods]))
    .map((bundle) => ({ ...bundle, goods: [goods, ...bundle.goods.filter((part) => part !== goods)] }));
}

/** The bundles of which the cart has parts and no whole set. */
export function unfinishedBundles(world: World, lines: readonly PricedCartLine[]): readonly OfferedBundle[] {
  const counting = lines.filter(({ reduces }) => reduces);
  const present = counting.map(({ goods }) => goods);
  const finished = new Set(bundleSets(bundles, bundlePieces(counting)).map(({ id }) => id));
  return bundles
    .filter(({ id, parts }) => !finished.has(id) && present.some(({ model }) => parts.includes(model)))
    .flatMap((bundle) => offer(world, bundle, present));
}

/** Chooses a color of each part, the preferred goods first and then the best-selling ones. */
function offer(
  world: World,
  { id, parts, savingCents }: (typeof bundles)[number],
  preferred: readonly SeedGoods[],
): readonly OfferedBundle[] {
  const goods = parts.flatMap((model) => {
    const colors = world.shop.byPopularity.filter((one) => one.model === model && isSellable(world, one));
    return colors.find((one) => preferred.includes(one)) ?? colors[0] ?? [];
  });
  return goods.length === parts.length ? [{ id, goods, savingCents }] : [];
}

/** Whether a piece is in stock, and neither reduced nor in a flash sale. */
function isSellable(world: World, goods: SeedGoods): boolean {
  const [line] = priceLines(world, [{ goodsId: goods.goodsId, quantity: 1, kind: 'bought' }]);
  return line?.reduces === true && stockOf(world, goods) > 0;
}
