import { OrderStatus } from '@signal-shop/sdk/contract';
import { isOrderOver } from '@signal-shop/sdk/rules/order-over';
import { emailKey } from '../account/emails.ts';
import type { Order } from '../state/orders.ts';
import { addFailure, failureSeconds, failuresOf } from '../state/recent-failures.ts';
import { Refused } from '../state/refused.ts';
import type { World } from '../state/world.ts';
import { settleOrder } from './payment.ts';

export const wrongLookupsMaximum = 10;

/**
 * An order by its number and an email address: the one at the time of the order, or the customer's current one.
 * @throws Refused orderNotFound, the same for a wrong number and a wrong email, so that neither can be guessed.
 * tooManyRequests for a quarter of an hour after the tenth failure with the same number, or with the same email
 */
export function findGuestOrder(world: World, ordersn: string, email: string): Order {
  const { orderLookups } = world.state;
  const keys = [ordersn, emailKey(email)];
  if (keys.some((key) => failuresOf(world, orderLookups, key) >= wrongLookupsMaximum))
    throw new Refused('tooManyRequests', { of: 'orderLookup', seconds: failureSeconds });
  const order = orderOf(world, ordersn, email);
  if (order === null) {
    for (const key of keys) addFailure(world, orderLookups, key);
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

/** Whether the order has ended, so that it moves to the list of past orders. */
export function isOver({ status }: Order): boolean {
  return isOrderOver(status);
}
