import type { CartItem, FullReduction, ResultOf } from '@signal-shop/sdk/contract';
import { Flag, RebateKind } from '@signal-shop/sdk/contract';
import type { OfferedBundle } from '../../world/cart/bundles.ts';
import type { PricedCartLine } from '../../world/cart/cart-pricing.ts';
import { bundleSavingOf, reducedSubtotalOf, reductionOf, subtotalOf } from '../../world/cart/totals.ts';
import { maximumOf, pointsPriceOf } from '../../world/catalogue/goods.ts';
import { stockOf } from '../../world/catalogue/stock.ts';
import type { Market } from '../../world/state/money.ts';
import { inCurrency } from '../../world/state/money.ts';
import type { World } from '../../world/state/world.ts';
import { toBundle } from './bundle-views.ts';
import { toDrawing, toFlag, toLowestPrice } from './goods-views.ts';

/** A cart as the drawer and the cart page show it. `unfinished` has the bundles that it can complete. */
export function toCartAnswer(
  world: World,
  lines: readonly PricedCartLine[],
  market: Market,
  unfinished: readonly OfferedBundle[] = [],
): ResultOf<'getCart'> {
  const pay = subtotalOf(lines);
  const bundle = bundleSavingOf(lines);
  const reduction = reductionOf(lines);
  return {
    msg: lines.map((line) => toCartItem(world, line, market)),
    pay: inCurrency(pay, market.currency),
    total: inCurrency(reducedSubtotalOf(lines), market.currency),
    number: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    rebate: toFlag(reduction.reduce > 0),
    msgData: toFullReduction(reduction, market),
    ...(bundle > 0 && { bundle: inCurrency(bundle, market.currency) }),
    ...(unfinished.length > 0 && { bundles: unfinished.map((one) => toBundle(world, one, market)) }),
  };
}

function toFullReduction(reduction: ReturnType<typeof reductionOf>, { currency }: Market): FullReduction {
  return {
    begin: inCurrency(reduction.begin, currency),
    pay: inCurrency(reduction.pay, currency),
    over: inCurrency(reduction.over, currency),
    kg: Flag.yes,
    reduce: inCurrency(reduction.reduce, currency),
    poor: inCurrency(reduction.poor, currency),
  };
}

export function toCartItem(
  world: World,
  { line, goods, price, cents }: PricedCartLine,
  market: Market,
): CartItem {
  const isBought = line.kind === 'bought';
  return {
    ...toDrawing(world, goods, market.locale),
    goods_id: goods.goodsId,
    goods_number: line.quantity,
    price: inCurrency(cents, market.currency),
    original_price: inCurrency(price.originalCents, market.currency),
    lowest_price_30_days: isBought ? toLowestPrice(world, goods, price, market) : null,
    is_free: toFlag(line.kind === 'gift'),
    is_integral: toFlag(line.kind === 'points'),
    is_rebate: isBought ? RebateKind[price.rebate.kind] : RebateKind.none,
    is_seckill: toFlag(isBought && price.flash !== null),
    stock_count: stockOf(world, goods),
    maximum: maximumOf(world, goods),
    integral_price: line.kind === 'points' ? pointsPriceOf(world, goods) : null,
  };
}
