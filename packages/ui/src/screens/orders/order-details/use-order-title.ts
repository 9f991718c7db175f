import type { OrderDetail } from '@signal-shop/sdk/contract';
import { OrderStatus } from '@signal-shop/sdk/contract';
import type { IntlShape } from 'react-intl';
import { useIntl } from 'react-intl';
import { formatDays } from '../../../components/delivery-days/use-delivery-days.ts';
import { orderStatusLook } from '../../../components/order-status-badge/order-status-badge.tsx';
import type { Sentence } from '../../../intl/messages.ts';
import type { LogisticsState } from '../../../sections/logistics-track/logistics-track.states.ts';
import { isArrivalInTitle } from '../../../sections/order-header/arrival-in-title.ts';
import { orderDetailsMessages as messages } from './order-details.messages.ts';
import { orderTitleMessages as titles } from './order-title.messages.ts';

const titlesByCode = new Map<number, Sentence>([
  [OrderStatus.unpaid, titles.unpaid],
  [OrderStatus.pending, titles.pending],
  [OrderStatus.paid, titles.paid],
  [OrderStatus.cancelled, titles.cancelled],
  [OrderStatus.shipped, titles.shipped],
  [OrderStatus.complete, titles.complete],
  [OrderStatus.deleted, titles.deleted],
  [OrderStatus.refundRequested, titles.refundRequested],
  [OrderStatus.refunded, titles.refunded],
  [OrderStatus.received, titles.received],
  [OrderStatus.refundRejected, titles.refundRejected],
]);

/** Statuses that say what happened to an order, on the day of its last step. */
const eventful: ReadonlySet<number> = new Set([
  OrderStatus.cancelled,
  OrderStatus.complete,
  OrderStatus.deleted,
  OrderStatus.refundRequested,
  OrderStatus.refunded,
  OrderStatus.received,
  OrderStatus.refundRejected,
]);

/** The status of an order with its date as a title: the days of the arrival, or the day of the status. */
export function useOrderTitle(): (order: OrderDetail, parcel: LogisticsState) => string {
  const intl = useIntl();
  return (order, parcel) => {
    const { orderstatus, arrival } = order;
    if (orderstatus === OrderStatus.shipped) {
      const title = titleOfShipped(order, parcel, intl);
      if (title !== null) return title;
    }
    const status = intl.formatMessage(titlesByCode.get(orderstatus) ?? orderStatusLook(orderstatus).message);
    if (arrival !== null && isArrivalInTitle(orderstatus))
      return intl.formatMessage(messages.expected, { status, days: formatDays(arrival, intl) });
    const time = eventful.has(orderstatus) ? timeOf(order, orderstatus) : null;
    if (time === null) return status;
    // It may be long ago: the year says more than the weekday.
    const day = intl.formatDate(time * 1_000, { dateStyle: 'long' });
    return intl.formatMessage(messages.dated, { status, day });
  };
}

function titleOfShipped(order: OrderDetail, parcel: LogisticsState, intl: IntlShape): string | null {
  const expected = parcel.status === 'ready' ? parcel.parcel.expected_at : null;
  if (expected !== null) return intl.formatMessage(messages.arrives, { day: formatDay(expected, intl) });
  const shipped = timeOf(order, OrderStatus.shipped);
  return shipped === null ? null : intl.formatMessage(messages.shipped, { day: formatDay(shipped, intl) });
}

function timeOf({ timeline }: OrderDetail, status: number): number | null {
  return timeline.findLast((step) => step.orderstatus === status)?.time ?? null;
}

function formatDay(unixSeconds: number, intl: IntlShape): string {
  return intl.formatDate(unixSeconds * 1_000, { weekday: 'long', month: 'long', day: 'numeric' });
}
