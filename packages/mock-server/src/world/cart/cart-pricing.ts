import { countsTowardsReduction } from '@signal-shop/sdk/rules/full-reduction';
import type { SeedGoods } from '../../seed/types.ts';
import type { PriceNow } from '../catalogue/goods.ts';
import { priceNow } from '../catalogue/goods.ts';
import type { CartLine } from '../state/cart.ts';
import type { World } from '../state/world.ts';
import type { PricedLine } from './totals.ts';

/** A cart line with its current price. */
export interface PricedCartLine extends PricedLine {
  readonly line: CartLine;
  readonly goods: SeedGoods;
  readonly price: PriceNow;
}

/** Reprices lines, because sales end and prices rise. Lines of goods that left the shop are dropped. */
export function priceLines(world: World, lines: readonly CartLine[]): readonly PricedCartLine[] {
  const pricedLines: PricedCartLine[] = [];
  for (const line of lines) {
    const goods = world.shop.goods.get(line.goodsId);
    if (goods === undefined || world.state.gone.has(line.goodsId)) continue;
    const price = priceNow(world, goods);
    const cents = line.kind === 'bought' ? price.cents : 0;
    pricedLines.push({
      line,
      goods,
      price,
      cents,
      quantity: line.quantity,
      reduces: reduces(line, price, cents),
      model: goods.model,
    });
  }
  return pricedLines;
}

function reduces(line: CartLine, price: PriceNow, cents: number): boolean {
  return countsTowardsReduction({
    price: cents,
    goods_number: line.quantity,
    is_free: line.kind === 'gift' ? 1 : 0,
    is_integral: line.kind === 'points' ? 1 : 0,
    is_rebate: price.rebate.kind === 'none' ? 0 : 1,
    is_seckill: price.flash === null ? 0 : 1,
  });
}
