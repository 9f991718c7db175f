import type { CartItem, FullReduction, Locale, ResultOf } from '@signal-shop/sdk/contract';
import { Flag, RebateKind } from '@signal-shop/sdk/contract';
import type { PricedCartLine } from '../../world/cart/cart-pricing.ts';
import { reductionOf, subtotalOf } from '../../world/cart/totals.ts';
import { maximumOf, pointsPriceOf } from '../../world/catalogue/goods.ts';
import { stockOf } from '../../world/catalogue/stock.ts';
import { toWire } from '../../world/state/money.ts';
import type { World } from '../../world/state/world.ts';
import { toDrawing, toFlag, toLowestPrice } from './goods-views.ts';

/** A cart as the drawer and the cart page show it. */
export function toCartAnswer(
  world: World,
  lines: readonly PricedCartLine[],
  locale: Locale,
): ResultOf<'getCart'> {
  const pay = subtotalOf(lines);
  const reduction = reductionOf(lines);
  return {
    msg: lines.map((line) => toCartItem(world, line, locale)),
    pay: toWire(pay, locale),
    total: toWire(pay - reduction.reduce, locale),
    number: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    rebate: toFlag(reduction.reduce > 0),
    msgData: toFullReduction(reduction, locale),
  };
}

function toFullReduction(reduction: ReturnType<typeof reductionOf>, locale: Locale): FullReduction {
  return {
    begin: toWire(reduction.begin, locale),
    pay: toWire(reduction.pay, locale),
    over: toWire(reduction.over, locale),
    kg: Flag.yes,
    reduce: toWire(reduction.reduce, locale),
    poor: toWire(reduction.poor, locale),
  };
}

function toCartItem(world: World, { line, goods, price, cents }: PricedCartLine, locale: Locale): CartItem {
  const isBought = line.kind === 'bought';
  return {
    ...toDrawing(world, goods, locale),
    goods_id: goods.goodsId,
    goods_number: line.quantity,
    price: toWire(cents, locale),
    original_price: toWire(price.originalCents, locale),
    lowest_price_30_days: isBought ? toLowestPrice(world, goods, price, locale) : null,
    is_free: toFlag(line.kind === 'gift'),
    is_integral: toFlag(line.kind === 'points'),
    is_rebate: isBought ? RebateKind[price.rebate.kind] : RebateKind.none,
    is_seckill: toFlag(isBought && price.flash !== null),
    stock_count: stockOf(world, goods),
    maximum: maximumOf(world, goods),
    integral_price: line.kind === 'points' ? pointsPriceOf(world, goods) : null,
  };
}
