import type { OrderEventType } from '@signal-shop/sdk/contract';
import type { Order } from '../state/orders.ts';
import type { World } from '../state/world.ts';
import type { OrderTransitionName } from './order-machine.ts';

/** The transitions that have an event of the contract; all others have none. */
const eventAfter: Readonly<Partial<Record<OrderTransitionName, OrderEventType>>> = {
  confirmPayment: 'order.paid',
  payWithPoints: 'order.paid',
  release: 'order.paid',
  ship: 'order.shipped',
  confirmReceived: 'order.delivered',
  deliver: 'order.delivered',
  cancel: 'order.cancelled',
  expire: 'order.cancelled',
};

/** @param time when it happened, in seconds since 1970 */
export function announceOrder(world: World, order: Order, name: OrderTransitionName, time: number): void {
  const type = eventAfter[name];
  if (type === undefined) return;
  world.announceMove({ type, time, data: { ordersn: order.ordersn, orderstatus: order.status } });
}
