import type { OrderSummary } from '@signal-shop/sdk/contract';
import { OrderStatus } from '@signal-shop/sdk/contract';

const inProgress: ReadonlySet<number> = new Set([
  OrderStatus.unpaid,
  OrderStatus.pending,
  OrderStatus.paid,
  OrderStatus.shipped,
  OrderStatus.refundRequested,
]);

type Ordered = Pick<OrderSummary, 'orderstatus'>;

/** Whether the customer is still waiting for something: the payment, the parcel or a refund. */
export function isInProgress({ orderstatus }: Ordered): boolean {
  return inProgress.has(orderstatus);
}

/**
 * The order that the customer is most likely looking for: an unpaid one, because it expires, then one in progress, then the
 * newest.
 * @param orders the newest first
 */
export function featuredOrder<Order extends Ordered>(orders: readonly Order[]): Order | null {
  return (
    orders.find(({ orderstatus }) => orderstatus === OrderStatus.unpaid) ??
    orders.find(isInProgress) ??
    orders[0] ??
    null
  );
}
