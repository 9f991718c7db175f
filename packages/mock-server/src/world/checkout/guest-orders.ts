import { OrderStatus } from '@signal-shop/sdk/contract';
import { isOrderOver } from '@signal-shop/sdk/rules/order-over';
import { emailKey } from '../account/emails.ts';
import type { Order } from '../state/orders.ts';
import { failureSeconds, failuresOf, noteFailure } from '../state/recent-failures.ts';
import { Refused } from '../state/refused.ts';
import type { World } from '../state/world.ts';
import { settleOrder } from './payment.ts';

export const wrongLookupsMaximum = 10;

/**
 * An order for whoever knows its number and the email it was placed with, or the one that its customer has now.
 * @throws Refused orderNotFound; nobody learns which of the two was wrong. tooManyRequests for a quarter of an hour
 * after the tenth wrong guess with the same number, or with the same email
 */
export function findGuestOrder(world: World, ordersn: string, email: string): Order {
  const { orderLookups } = world.state;
  const keys = [ordersn, emailKey(email)];
  if (keys.some((key) => failuresOf(world, orderLookups, key) >= wrongLookupsMaximum))
    throw new Refused('tooManyRequests', { of: 'orderLookup', seconds: failureSeconds });
  const order = orderOf(world, ordersn, email);
  if (order === null) {
    for (const key of keys) noteFailure(world, orderLookups, key);
    throw new Refused('orderNotFound');
  }
  for (const key of keys) orderLookups.delete(key);
  return settleOrder(world, order);
}

function orderOf(world: World, ordersn: string, email: string): Order | null {
  const order = world.state.orders.get(ordersn);
  const owner = order === undefined ? undefined : world.state.customers.get(order.customerId);
  const isKnown = [order?.email, owner?.email].some((one) => one?.toLowerCase() === email.toLowerCase());
  return order === undefined || !isKnown || order.status === OrderStatus.deleted ? null : order;
}

/** Whether it stands in the list of what is over. */
export function isOver({ status }: Order): boolean {
  return isOrderOver(status);
}
