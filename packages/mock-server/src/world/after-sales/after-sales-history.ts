import { OrderLineStatus, OrderStatus } from '@signal-shop/sdk/contract';
import { deliveredAt } from '../orders/order-lines.ts';
import type { AfterSalesRequest, AfterSalesStatus } from '../state/after-sales.ts';
import type { Order } from '../state/orders.ts';

/** The requests of a new world: every seed order with a refund status has one. */
export function pastRequests(orders: readonly Order[]): readonly AfterSalesRequest[] {
  return orders.flatMap((order) => pastRequest(order) ?? []);
}

const ends: ReadonlyMap<OrderStatus, AfterSalesStatus> = new Map([
  [OrderStatus.refunded, 'refunded'],
  [OrderStatus.refundRejected, 'rejected'],
]);

/** The request of an order whose refund was requested, paid or rejected; null for other orders. */
export function pastRequest(order: Order): AfterSalesRequest | null {
  const requestEvent = order.events.find(({ status }) => status === OrderStatus.refundRequested);
  if (requestEvent === undefined) return null;
  const before = deliveredAt(order) === null ? OrderLineStatus.unshipped : OrderLineStatus.received;
  const events: AfterSalesRequest['events'] = [{ status: 'requested', time: requestEvent.time }];
  for (const event of order.events) {
    const status = ends.get(event.status);
    if (status !== undefined) events.push({ status, time: event.time });
  }
  return {
    id: `AS${order.ordersn.replace(/\D/g, '')}`,
    ordersn: order.ordersn,
    customerId: order.customerId,
    kind: 'refund',
    lines: order.lines.map(({ id, quantity }) => ({ lineId: id, quantity, before })),
    reason: 'notAsDescribed',
    problem: 'It looks different from your pictures.',
    credentials: [],
    commentUrl: '',
    note: '',
    claim: null,
    status: events.at(-1)?.status ?? 'requested',
    events,
    parcel: null,
    replacement: null,
  };
}
