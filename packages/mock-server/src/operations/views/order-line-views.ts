import type { Locale, OrderLine } from '@signal-shop/sdk/contract';
import { messagesOf } from '../../messages/messages.ts';
import { requestAbout } from '../../world/after-sales/after-sales-request.ts';
import type { LineWarranty } from '../../world/after-sales/warranty.ts';
import { daysToClaim, warrantyOf } from '../../world/after-sales/warranty.ts';
import { pieceCents, piecePoints } from '../../world/checkout/order-cost.ts';
import { allowedLineActions } from '../../world/orders/order-deadlines.ts';
import { reviewOf } from '../../world/reviews/reviews.ts';
import type { AfterSalesRequest } from '../../world/state/after-sales.ts';
import { inCurrency } from '../../world/state/money.ts';
import type { Order, OrderLine as WorldLine } from '../../world/state/orders.ts';
import type { World } from '../../world/state/world.ts';
import { toGoodsThumbnail } from './goods-thumbnail.ts';

export function toOrderLines(world: World, order: Order, locale: Locale): OrderLine[] {
  return order.lines.map((line) => toOrderLine(world, order, line, locale));
}

export function toOrderLine(world: World, order: Order, line: WorldLine, locale: Locale): OrderLine {
  const request = requestAbout(world, order, line);
  return {
    id: line.id,
    ...toGoodsThumbnail(world, line.goodsId, locale),
    goodsnumber: line.quantity,
    goodscolor: capital(world.shop.goods.get(line.goodsId)?.colourName[locale] ?? ''),
    price: inCurrency(pieceCents(order, line), order.currency),
    points: piecePoints(world, order, line),
    line_status: line.status,
    cid: reviewOf(world, order, line)?.id ?? null,
    ...toWarrantyTimes(world, warrantyOf(world, order, line)),
    after_sales_id: request?.id ?? null,
    after_sales_rejection: request === null ? null : rejectionOf(request, locale),
    allowed_actions: [...allowedLineActions(world, order, line)],
  };
}

/** Capitalizes a color that is not part of a name, so that the cart and orders have the same spelling. */
function capital(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}

/** Why the shop rejected a request: it depends on the reason that the customer gave. */
export function rejectionOf({ status, reason }: AfterSalesRequest, locale: Locale): string | null {
  // A withdrawal is a legal right and is never rejected.
  if (status !== 'rejected' || reason === 'withdrawal') return null;
  return messagesOf(locale).rejections[reason];
}

/** When it was registered, when it ends, and how many days are left to claim it. */
export function toWarrantyTimes(
  world: World,
  warranty: LineWarranty | null,
): Pick<OrderLine, 'qtime' | 'baotime' | 'baoday'> {
  const registration = warranty?.registration ?? null;
  if (warranty === null || registration === null) return { qtime: null, baotime: null, baoday: null };
  return {
    qtime: registration.registeredAt,
    baotime: warranty.endsAt,
    baoday: daysToClaim(world, warranty),
  };
}
