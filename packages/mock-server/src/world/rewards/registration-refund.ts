import { OrderStatus } from '@signal-shop/sdk/contract';
import type { Customer } from '../state/account.ts';
import type { Order } from '../state/orders.ts';
import type { World } from '../state/world.ts';
import { addPoints } from './points.ts';

/** Points that a registration earns for so many US cents. */
export function pointsWorth(cents: number): number {
  return Math.round(cents / 100);
}

/**
 * What came back is no longer registered: its points go, and with the last of it the gift that was not chosen yet.
 * Both amounts are US cents of the order that its customer has not got back.
 */
export function refundRegistration(
  world: World,
  order: Order,
  customer: Customer,
  left: { readonly before: number; readonly after: number },
): void {
  const own = [...world.state.registrations.values()].find(({ ordersn }) => ordersn === order.ordersn);
  if (own === undefined) return;
  const points = Math.min(customer.points, own.points, pointsWorth(left.before) - pointsWorth(left.after));
  if (points > 0) addPoints(world, customer, 'registrationReturned', -points);
  if (order.status === OrderStatus.refunded && own.giftId === null) world.state.registrations.delete(own.id);
}
