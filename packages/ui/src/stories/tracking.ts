import type { Locale, TrackedOrder } from '@signal-shop/sdk/contract';
import { isOrderOver } from '@signal-shop/sdk/rules/order-over';
import type { LogisticsState } from '../components/logistics-track/logistics-track.states.ts';
import type { FollowedOrdersState } from '../screens/track-orders/track-orders.states.ts';
import type { InLocale } from './answers.ts';
import { ask, refusalOf } from './answers.ts';
import { addedOrder } from './orders.ts';

/** The demonstration customer's order that is on its way, and its parcel. */
export const shippedOrder = { ordersn: 'SG20260111000027', email: 'ada@example.com' } as const;
const tracking_number = '1Z5550142000327';

/** What the carrier tells of that parcel. */
export function parcelIn(scenarios: string): InLocale<LogisticsState> {
  return (locale) => ({
    status: 'ready',
    parcel: ask('trackParcel', { tracking_number }, { scenarios, locale }).msg,
  });
}

/** The sentence of a carrier that does not answer. */
export function carrierRefuses(locale: Locale): string {
  return refusalOf('trackParcel', { tracking_number }, { scenarios: 'logistics.api-down', locale });
}

/** What a guest sees of the order on its way, or of the one that the scenarios added last. */
export function trackedIn(scenarios = ''): InLocale<TrackedOrder> {
  return (locale) => {
    const ordersn = scenarios === '' ? shippedOrder.ordersn : addedOrder(scenarios);
    return ask('findOrder', { ...shippedOrder, ordersn }, { scenarios, locale }).msg;
  };
}

/** The demonstration customer's own orders, as the lists of orders to follow show them. */
export function followedIn(which: 'going on' | 'over'): InLocale<FollowedOrdersState> {
  return (locale) => ({
    status: 'ready',
    orders: ask('listOrders', { page_size: 48 }, { scenarios: 'order.all', locale }).msg.filter(
      ({ orderstatus }) => isOrderOver(orderstatus) === (which === 'over'),
    ),
  });
}
