import type { Locale, Parcel, TrackedOrder, WithdrawableOrder } from '@signal-shop/sdk/contract';
import { Flag } from '@signal-shop/sdk/contract';
import { messagesOf } from '../../messages/messages.ts';
import { isOver } from '../../world/checkout/guest-orders.ts';
import { findLine } from '../../world/orders/order-lines.ts';
import type { Parcel as WorldParcel } from '../../world/orders/parcels.ts';
import {
  refundableCents,
  refundablePoints,
  standingReceipt,
  withdrawableUntil,
  withdrawnLines,
} from '../../world/refunds/withdrawals.ts';
import { inCurrency } from '../../world/state/money.ts';
import type { Order } from '../../world/state/orders.ts';
import type { World } from '../../world/state/world.ts';
import { carrierName, toLogistics } from './logistics-views.ts';
import { toOrderLine } from './order-line-views.ts';
import { toOrderTimeline } from './order-timeline.ts';
import { toOrderSummary } from './order-views.ts';

/** The order as a guest with number and email sees it: no name, street or phone. */
export function toTrackedOrder(world: World, order: Order, locale: Locale): TrackedOrder {
  const { ordersn, ctime, orderstatus, currency, money, paytype, arrival, lines } = toOrderSummary(
    world,
    order,
    locale,
  );
  return {
    ordersn,
    ctime,
    orderstatus,
    is_over: isOver(order) ? Flag.yes : Flag.no,
    destination: `${order.address.city}, ${order.address.region}`,
    currency,
    money,
    paytype,
    arrival,
    lines,
    timeline: toOrderTimeline(world, order, locale),
    logistics: order.logistics === null ? null : toLogistics(order.logistics, locale),
  };
}

export function toWithdrawableOrder(world: World, order: Order, locale: Locale): WithdrawableOrder {
  const { ordersn, ctime, orderstatus } = toOrderSummary(world, order, locale);
  const about = withdrawnLines(world, order);
  return {
    ordersn,
    ctime,
    orderstatus,
    lines: about.map(({ lineId, quantity }) => ({
      ...toOrderLine(world, order, findLine(order, lineId), locale),
      goodsnumber: quantity,
    })),
    currency: order.currency,
    refundable: inCurrency(refundableCents(world, order, about), order.currency),
    refundable_points: refundablePoints(world, order, about),
    until: withdrawableUntil(order),
    declared: standingReceipt(world, order),
  };
}

export function toParcel(parcel: WorldParcel, locale: Locale): Parcel {
  const { parcelEvents } = messagesOf(locale);
  return {
    tracking_number: parcel.trackingNumber,
    carrier: parcel.carrier,
    company: carrierName(parcel.carrier, parcel.company, locale),
    parcel_state: parcel.state,
    events: parcel.events.map(({ time, place, kind }) => ({ time, place, note: parcelEvents[kind] })),
    expected_at: parcel.expectedAt,
  };
}
