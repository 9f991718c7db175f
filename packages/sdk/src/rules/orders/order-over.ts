import { OrderStatus } from '../../generated/codes.ts';

const { complete, cancelled, refunded, refundRejected } = OrderStatus;
const over: ReadonlySet<OrderStatus> = new Set([complete, cancelled, refunded, refundRejected]);

/** Whether an order is final: the list of completed orders contains it (spec §2). */
export function isOrderOver(status: OrderStatus): boolean {
  return over.has(status);
}
