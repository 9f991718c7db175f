import { OrderStatus, PayType } from '@signal-shop/sdk/contract';
import { daySeconds, hourSeconds } from '@signal-shop/sdk/rules/time';
import type { SeedAddress, SeedOrder } from '../../seed/customer-types.ts';
import { orderTotals } from '../cart/totals.ts';
import type { CatalogueIndex } from '../catalogue/catalogue-index.ts';
import { catalogueIndex } from '../catalogue/catalogue-index.ts';
import type { Customer } from '../state/account.ts';
import type { Order, OrderLine } from '../state/orders.ts';
import { seedOrderNumbers } from './seed-order-numbers.ts';
import { stepOf } from './status-facts.ts';

/** When an order reaches each status, in seconds after it was placed. */
const reachedAfter = {
  [OrderStatus.unpaid]: 0,
  [OrderStatus.pending]: 60,
  [OrderStatus.paid]: 90,
  [OrderStatus.cancelled]: hourSeconds,
  [OrderStatus.deleted]: 7_200,
  [OrderStatus.shipped]: daySeconds,
  [OrderStatus.received]: 432_000,
  [OrderStatus.refundRequested]: 518_400,
  [OrderStatus.refunded]: 691_200,
  [OrderStatus.refundRejected]: 691_200,
  [OrderStatus.complete]: 1_641_600,
} as const satisfies Record<OrderStatus, number>;

/** The orders of the seed customers in a new world. `now` in seconds since 1970. */
export function seededOrders(shop: CatalogueIndex, now: number): readonly Order[] {
  const numbers = seedOrderNumbers(shop, now);
  const numbered = (order: SeedOrder) => ({ ...order, ordersn: numbers.get(order.ordersn) ?? order.ordersn });
  return shop.site.customers.flatMap(({ id, email, address, orders }) =>
    address === null ? [] : orders.map((order) => seededOrder(numbered(order), { id, email }, address, now)),
  );
}

/** A seed order with the past events that its status implies. */
export function seededOrder(
  seed: SeedOrder,
  customer: Pick<Customer, 'id' | 'email'>,
  address: SeedAddress,
  now: number,
): Order {
  const status = OrderStatus[seed.status];
  const lines = seed.lines.map(
    ({ goodsId, quantity, priceCents }, index): OrderLine => ({
      id: index + 1,
      goodsId,
      quantity,
      priceCents,
      fromFlashSale: false,
      status: stepOf(status).line,
    }),
  );
  return {
    ordersn: seed.ordersn,
    customerId: customer.id,
    email: customer.email,
    address,
    preferences: { note: seed.note },
    lines,
    totals: orderTotals(
      lines.map(({ goodsId, quantity, priceCents }) => ({
        cents: priceCents,
        quantity,
        reduces: catalogueIndex().goods.get(goodsId)?.originalCents === priceCents,
      })),
      address,
      seed.couponCents,
    ),
    currency: 'USD',
    deliveryWay: 'standard',
    status,
    payType: PayType[seed.payType],
    events: statusHistoryOf(status, now - seed.placedSecondsAgo, now),
    logistics: seed.logistics,
    pointsPaid: seed.payType === 'points' ? pointsOf(lines) : 0,
    cancellation: status === OrderStatus.cancelled ? { reason: 'changedMind', note: '' } : null,
  };
}

/** The price of the goods in points; goods without a price in points count one point per cent. */
function pointsOf(lines: readonly OrderLine[]): number {
  return lines.reduce((sum, { goodsId, quantity, priceCents }) => {
    const points = catalogueIndex().goods.get(goodsId)?.pointsPrice ?? priceCents;
    return sum + points * quantity;
  }, 0);
}

/** When the order reached each past status, never later than now. */
export function statusHistoryOf(status: OrderStatus, placedAt: number, now: number): Order['events'] {
  return stepOf(status).past.map((step) => ({
    status: step,
    time: Math.min(now, placedAt + reachedAfter[step]),
  }));
}
