import { OrderStatus } from '@signal-shop/sdk/contract';
import { daySeconds } from '@signal-shop/sdk/rules/time';
import type { Order } from '../../world/state/orders.ts';
import type { World } from '../../world/state/world.ts';
import { addOrder } from './order-fixtures.ts';

/**
 * Limits of whole days last to the end of their last day everywhere; half a day later they are over at any time of day.
 */
export const overEverywhereDays = 0.5;

/** One more order of the demonstration customer, which reached them so many days ago. */
export function addDeliveredOrder(world: World, daysAgo: number): Order {
  const order = addOrder(world, 'received');
  const arrived = order.events.find(({ status }) => status === OrderStatus.received)?.time ?? 0;
  const earlier = arrived - (world.clock.seconds() - daysAgo * daySeconds);
  const events = order.events.map(({ status, time }) => ({ status, time: time - earlier }));
  order.events.splice(0, order.events.length, ...events);
  return order;
}
