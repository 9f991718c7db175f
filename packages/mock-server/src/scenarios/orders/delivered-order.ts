import { OrderStatus } from '@signal-shop/sdk/contract';
import { daySeconds } from '@signal-shop/sdk/rules/time';
import type { Order } from '../../world/state/orders.ts';
import type { World } from '../../world/state/world.ts';
import { addOrder } from './order-fixtures.ts';

/**
 * Deadlines in days last until the end of their last day in every time zone; half a day later they are over anywhere.
 */
export const overEverywhereDays = 0.5;

/** Another order of the demonstration customer, delivered this many days ago. */
export function addDeliveredOrder(world: World, daysAgo: number): Order {
  const order = addOrder(world, 'received');
  const deliveryTime = order.events.find(({ status }) => status === OrderStatus.received)?.time ?? 0;
  const earlier = deliveryTime - (world.clock.seconds() - daysAgo * daySeconds);
  const events = order.events.map(({ status, time }) => ({ status, time: time - earlier }));
  order.events.splice(0, order.events.length, ...events);
  return order;
}
