import { Flag } from '@signal-shop/sdk/contract';
import type { CheckoutView } from './checkout.states.ts';

/** Whether nothing but points is to pay: coupons take nothing off, and no card is asked for. */
export function isForPointsOnly({ items }: Pick<CheckoutView, 'items'>): boolean {
  return items.every(({ is_integral }) => is_integral === Flag.yes);
}

/** Whether the customer has too few points; false while nobody knows. */
export function arePointsShort({ points }: Pick<CheckoutView, 'points'>): boolean {
  return points !== null && points.balance !== null && points.balance < points.cost;
}
