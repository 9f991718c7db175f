import { returnWindowDays, reviewWindowDays, warrantyDays } from '../../constants.ts';
import { lastSecondOfDays } from './last-day.ts';

const windowDays = {
  review: reviewWindowDays,
  afterSales: returnWindowDays,
  registerWarranty: warrantyDays,
} as const;

export type DeliveryAction = keyof typeof windowDays;

/**
 * The last second for an action whose window starts with the delivery; both in Unix seconds.
 * @example deliveryDeadline('afterSales', 1_760_000_000)
 */
export function deliveryDeadline(action: DeliveryAction, deliveredAt: number): number {
  return lastSecondOfDays(deliveredAt, windowDays[action]);
}
