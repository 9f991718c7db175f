import { PayType } from '@signal-shop/sdk/contract';
import { refundRegistration } from '../reviews/registration-refund.ts';
import { addPoints } from '../rewards/points.ts';
import type { Order } from '../state/orders.ts';
import type { World } from '../state/world.ts';

/** The refunds of an order so far. */
export function refundedAmounts(
  world: World,
  ordersn: string,
): { readonly cents: number; readonly points: number } {
  const own = world.state.refunds.filter((entry) => entry.ordersn === ordersn);
  return {
    cents: own.reduce((sum, entry) => sum + entry.money_cents, 0),
    points: own.reduce((sum, entry) => sum + entry.points, 0),
  };
}

/** Refunds at most the remaining payment: money to the card, points to the account. */
export function payRefund(
  world: World,
  order: Order,
  cents: number | undefined,
  time: number,
  requestedPoints?: number,
): void {
  const before = refundedAmounts(world, order.ordersn);
  const moneyLeft = (order.payType === PayType.card ? order.totals.total : 0) - before.cents;
  const money = Math.max(0, Math.min(moneyLeft, cents ?? moneyLeft));
  const pointsLeft = order.pointsPaid - before.points;
  const points = Math.max(0, Math.min(pointsLeft, requestedPoints ?? pointsLeft));
  if (money === 0 && points === 0) return;
  const customer = world.state.customers.get(order.customerId);
  if (customer !== undefined) {
    if (points > 0) addPoints(world, customer, 'exchangeReturned', points);
    refundRegistration(world, order, customer, { before: moneyLeft, after: moneyLeft - money });
  }
  world.state.refunds.push({ ordersn: order.ordersn, money_cents: money, points, time });
}
