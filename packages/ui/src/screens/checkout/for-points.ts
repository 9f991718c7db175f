import type { CheckoutView } from './checkout.states.ts';

/** Whether the customer has too few points; false while nobody knows. */
export function arePointsShort({ points }: Pick<CheckoutView, 'points'>): boolean {
  return points !== null && points.balance !== null && points.balance < points.cost;
}
