import type { OrderDetail } from '@signal-shop/sdk/contract';
import { OrderStatus } from '@signal-shop/sdk/contract';
import { useIntl } from 'react-intl';
import { orderStatusLook } from '../../../components/order-status-badge/order-status-badge.tsx';
import type { Sentence } from '../../../intl/messages.ts';
import type { LogisticsState } from '../../../sections/logistics-track/logistics-track.states.ts';
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

/** The status of an order as a title; a shipped one says when it arrives, or when it left. */
export function useOrderTitle(): (order: OrderDetail, parcel: LogisticsState) => string {
  const intl = useIntl();
  const day = (unixSeconds: number) =>
    intl.formatDate(unixSeconds * 1_000, { weekday: 'long', month: 'long', day: 'numeric' });
  return ({ orderstatus, timeline }, parcel) => {
    if (orderstatus === OrderStatus.shipped) {
      const expected = parcel.status === 'ready' ? parcel.parcel.expected_at : null;
      if (expected !== null) return intl.formatMessage(messages.arrives, { day: day(expected) });
      const shipped = timeline.findLast((step) => step.orderstatus === OrderStatus.shipped)?.time ?? null;
      if (shipped !== null) return intl.formatMessage(messages.shipped, { day: day(shipped) });
    }
    return intl.formatMessage(titlesByCode.get(orderstatus) ?? orderStatusLook(orderstatus).message);
  };
}
