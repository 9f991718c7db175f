import { OrderStatus, PayType } from '../../generated/codes.ts';

/** Whether an order can be paid. */
export type PayableStatus = 'payable' | 'paid' | 'gone';

const statuses: Readonly<Record<OrderStatus, PayableStatus>> = {
  [OrderStatus.unpaid]: 'payable',
  [OrderStatus.pending]: 'payable',
  [OrderStatus.paid]: 'paid',
  [OrderStatus.cancelled]: 'gone',
  [OrderStatus.shipped]: 'paid',
  [OrderStatus.complete]: 'paid',
  [OrderStatus.deleted]: 'gone',
  [OrderStatus.refundRequested]: 'paid',
  [OrderStatus.refunded]: 'paid',
  [OrderStatus.received]: 'paid',
  [OrderStatus.refundRejected]: 'paid',
};

/** Whether an order in this status has been paid, refunded orders included. */
export function isPaid(status: OrderStatus): boolean {
  return statuses[status] === 'paid';
}

/** Whether an order can be paid. A free test costs nothing, also before its release. */
export function payableStatusOf(order: {
  readonly orderstatus: OrderStatus;
  readonly paytype: PayType;
}): PayableStatus {
  const status = statuses[order.orderstatus] ?? 'gone';
  return status === 'payable' && order.paytype === PayType.freeTest ? 'paid' : status;
}
