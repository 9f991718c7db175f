import { OrderStatus } from '../generated/codes.ts';

const { complete, cancelled, refunded, refundRejected } = OrderStatus;
const over: ReadonlySet<OrderStatus> = new Set([complete, cancelled, refunded, refundRejected]);

/** Whether nothing more happens to an order by itself: it stands in the list of what is over (spec §2). */
export function isOrderOver(status: OrderStatus): boolean {
  return over.has(status);
}
