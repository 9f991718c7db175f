import { OrderStatus } from '@signal-shop/sdk/contract';
import { addPoints } from '../rewards/points.ts';
import type { Customer } from '../state/account.ts';
import type { Order } from '../state/orders.ts';
import type { World } from '../state/world.ts';

/** Points that a registration earns for this amount of US cents. */
export function pointsWorth(cents: number): number {
  return Math.round(cents / 100);
}

/**
 * A refund reduces the registration: its points are taken back, and with the last refund a gift that is not chosen yet.
 * @param left the amount of the order that is not refunded, in US cents
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
