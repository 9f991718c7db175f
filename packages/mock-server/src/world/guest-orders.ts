import { OrderStatus } from '@signal-shop/sdk/contract';
import { isOrderOver } from '@signal-shop/sdk/rules/order-over';
import { settleOrder } from './payment.ts';
import { Refused } from './refused.ts';
import type { Order } from './state.ts';
import type { World } from './world.ts';

/**
 * An order for whoever knows its number and the email it was placed with, or the one that its customer has now.
 * @throws Refused orderNotFound; nobody learns which of the two was wrong
 */
export function findGuestOrder(world: World, ordersn: string, email: string): Order {
  const order = world.state.orders.get(ordersn);
  const owner = order === undefined ? undefined : world.state.customers.get(order.customerId);
  const isKnown = [order?.email, owner?.email].some((one) => one?.toLowerCase() === email.toLowerCase());
  if (order === undefined || !isKnown || order.status === OrderStatus.deleted)
    throw new Refused('orderNotFound');
  return settleOrder(world, order);
}

/** Whether it stands in the list of what is over. */
export function isOver({ status }: Order): boolean {
  return isOrderOver(status);
}
