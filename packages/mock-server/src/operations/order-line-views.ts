import type { Locale, OrderLine } from '@signal-shop/sdk/contract';
import { toWire } from '../world/money.ts';
import { reviewOf } from '../world/reviews.ts';
import type { Order, OrderLine as WorldLine } from '../world/state.ts';
import { registrationOf, warrantyDays } from '../world/warranty.ts';
import type { World } from '../world/world.ts';
import { toGoodsLook } from './goods-look.ts';

export function toOrderLines(world: World, order: Order, locale: Locale): OrderLine[] {
  return order.lines.map((line) => toOrderLine(world, order, line, locale));
}

export function toOrderLine(world: World, order: Order, line: WorldLine, locale: Locale): OrderLine {
  const warranty = registrationOf(world, order, line);
  return {
    id: line.id,
    ...toGoodsLook(world, line.goodsId, locale),
    goodsnumber: line.quantity,
    goodscolor: world.shop.goods.get(line.goodsId)?.colourName[locale] ?? '',
    price: toWire(line.priceCents, locale),
    line_status: line.status,
    cid: reviewOf(world, order, line)?.id ?? null,
    qtime: warranty?.registeredAt ?? null,
    baotime: warranty === null ? null : warrantyDays,
    baoday: warranty?.claim?.time ?? null,
  };
}
