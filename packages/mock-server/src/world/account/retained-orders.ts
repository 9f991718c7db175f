import { orderRetentionYears } from '@signal-shop/sdk/constants';
import { noPreferences } from '@signal-shop/sdk/rules/order-preferences';
import { placedAt } from '../orders/order-list.ts';
import type { Customer } from '../state/account.ts';
import type { Order } from '../state/orders.ts';
import type { World } from '../state/world.ts';

/** The customer of orders whose account was deleted. */
const deletedCustomerId = 0;

/**
 * Removes the customer from orders and after-sales requests. What an invoice must show remains: number, date, name and
 * address, goods and amounts.
 */
export function anonymizeOrders({ state }: World, { id }: Customer): void {
  for (const order of state.orders.values()) {
    if (order.customerId !== id) continue;
    state.orders.set(order.ordersn, {
      ...order,
      customerId: deletedCustomerId,
      email: '',
      preferences: noPreferences,
      address: { ...order.address, phone: '' },
    });
    const receipt = state.withdrawals.get(order.ordersn);
    if (receipt !== undefined) state.withdrawals.set(order.ordersn, { ...receipt, email: '' });
  }
  for (const request of state.afterSales.values()) {
    if (request.customerId !== id) continue;
    const texts = { problem: '', note: '', commentUrl: '', credentials: [] };
    state.afterSales.set(request.id, { ...request, ...texts, customerId: deletedCustomerId });
  }
}

/** Deletes the orders of deleted accounts once the law no longer requires them. Runs before each request. */
export function deleteExpiredOrders(world: World): void {
  const { state } = world;
  if (state.deletions.deletedIds.size === 0) return;
  for (const order of state.orders.values()) {
    if (order.customerId !== deletedCustomerId || retainedUntil(order) > world.clock.now()) continue;
    const { ordersn } = order;
    state.orders.delete(ordersn);
    state.withdrawals.delete(ordersn);
    for (const records of [state.afterSales, state.charges, state.warranties])
      for (const [key, record] of records) if (record.ordersn === ordersn) records.delete(key);
  }
}

/** Counted from the end of the year of the order, as tax law does. Milliseconds since 1970. */
function retainedUntil(order: Order): number {
  const year = new Date(placedAt(order) * 1_000).getUTCFullYear();
  return Date.UTC(year + 1 + orderRetentionYears, 0);
}
