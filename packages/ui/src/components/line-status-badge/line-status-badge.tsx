import { OrderLineStatus } from '@signal-shop/sdk/contract';
import type { StatusBadgeProps } from '../badge/status-badge.tsx';
import { StatusBadge, statusLooks } from '../badge/status-badge.tsx';
import { lineStatusMessages as messages } from './line-status-badge.messages.ts';

export const lineStatusLooks = {
  [OrderLineStatus.unshipped]: { icon: 'box', tone: 'neutral', message: messages.unshipped },
  [OrderLineStatus.shipped]: { icon: 'truck', tone: 'info', message: messages.shipped },
  [OrderLineStatus.pendingRefund]: { icon: 'returned', tone: 'warning', message: messages.pendingRefund },
  [OrderLineStatus.refunded]: { icon: 'coinsBack', tone: 'points', message: messages.refunded },
  [OrderLineStatus.trackingToAdd]: { icon: 'document', tone: 'warning', message: messages.trackingToAdd },
  [OrderLineStatus.cancelled]: { icon: 'cancelled', tone: 'neutral', message: messages.cancelled },
  [OrderLineStatus.received]: { icon: 'house', tone: 'success', message: messages.received },
  [OrderLineStatus.complete]: { icon: 'check', tone: 'success', message: messages.complete },
  [OrderLineStatus.rejected]: { icon: 'exclamation', tone: 'danger', message: messages.rejected },
  [OrderLineStatus.salesReturn]: { icon: 'returned', tone: 'warning', message: messages.salesReturn },
} satisfies Record<OrderLineStatus, StatusBadgeProps>;

const lookOf = statusLooks(lineStatusLooks, messages.unknown);

/** The status of one order line; `null` is unknown. */
export function LineStatusBadge({ status }: { readonly status: number | null }) {
  return <StatusBadge {...lookOf(status)} />;
}
