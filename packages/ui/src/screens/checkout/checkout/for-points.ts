import type { CheckoutView } from './checkout.states.ts';

/** Whether the balance is too low; false while unknown. */
export function arePointsShort({ points }: Pick<CheckoutView, 'points'>): boolean {
  return points !== null && points.balance !== null && points.balance < points.cost;
}
