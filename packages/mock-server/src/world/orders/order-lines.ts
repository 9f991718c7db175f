import { OrderLineStatus, OrderStatus } from '@signal-shop/sdk/contract';
import type { Order, OrderLine } from '../state/orders.ts';
import { Refused } from '../state/refused.ts';

/** @throws Refused orderLineNotFound */
export function findLine(order: Order, lineId: number): OrderLine {
  const line = order.lines.find(({ id }) => id === lineId);
  if (line === undefined) throw new Refused('orderLineNotFound');
  return line;
}

/** Whether a refund of a line is pending: until the decision no parcel is shipped. */
export function hasPendingRefund({ lines }: Order): boolean {
  return lines.some(({ status }) => status === OrderLineStatus.pendingRefund);
}

/** When the parcel was delivered, in seconds since 1970; null before. */
export function deliveredAt(order: Order): number | null {
  const isDelivery = ({ status }: Order['events'][number]) =>
    status === OrderStatus.received || status === OrderStatus.complete;
  return order.events.find(isDelivery)?.time ?? null;
}
