import { returnWindowDays, reviewWindowDays, warrantyDays } from '../../constants.ts';
import type { OrderDetail } from '../../contract/contract.ts';
import { OrderStatus } from '../../contract/contract.ts';
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

/** An action that is over; `until` was its last second, in Unix seconds. */
export interface MissedDeadline {
  readonly action: DeliveryAction;
  readonly until: number;
}

const actions: readonly DeliveryAction[] = ['review', 'afterSales', 'registerWarranty'];

/**
 * The actions that the customer did not take for every line of a delivered order before their window closed.
 * @param now in Unix seconds
 */
export function missedDeadlines(
  order: Pick<OrderDetail, 'allowed_actions' | 'lines' | 'timeline'>,
  now: number,
): readonly MissedDeadline[] {
  const deliveredAt = deliveryTimeOf(order);
  if (deliveredAt === null) return [];
  const isUnused = {
    review: order.lines.some(({ cid }) => cid === null),
    afterSales: order.lines.some(({ after_sales_id }) => after_sales_id === null),
    registerWarranty: order.lines.some(({ qtime }) => qtime === null),
  };
  return actions
    .filter((action) => isUnused[action] && !order.allowed_actions.includes(action))
    .map((action) => ({ action, until: deliveryDeadline(action, deliveredAt) }))
    .filter(({ until }) => until < now);
}

/** In Unix seconds; null before the delivery. */
function deliveryTimeOf({ timeline }: Pick<OrderDetail, 'timeline'>): number | null {
  const delivery = timeline.find(
    ({ orderstatus, time }) =>
      time !== null && (orderstatus === OrderStatus.received || orderstatus === OrderStatus.complete),
  );
  return delivery?.time ?? null;
}
