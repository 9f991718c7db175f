import { OrderStatus } from '@signal-shop/sdk/contract';
import type { StatusBadgeProps } from '../badge/status-badge.tsx';
import { StatusBadge, statusLooks } from '../badge/status-badge.tsx';
import { orderStatusMessages as messages } from './order-status-badge.messages.ts';

export const orderStatusLooks = {
  [OrderStatus.unpaid]: { icon: 'clock', tone: 'warning', message: messages.unpaid },
  [OrderStatus.pending]: { icon: 'dots', tone: 'neutral', message: messages.pending },
  [OrderStatus.paid]: { icon: 'box', tone: 'info', message: messages.paid },
  [OrderStatus.cancelled]: { icon: 'cancelled', tone: 'neutral', message: messages.cancelled },
  [OrderStatus.shipped]: { icon: 'truck', tone: 'info', message: messages.shipped },
  [OrderStatus.complete]: { icon: 'check', tone: 'success', message: messages.complete },
  [OrderStatus.deleted]: { icon: 'bin', tone: 'neutral', message: messages.deleted },
  [OrderStatus.refundRequested]: { icon: 'returned', tone: 'warning', message: messages.refundRequested },
  [OrderStatus.refunded]: { icon: 'coinsBack', tone: 'points', message: messages.refunded },
  [OrderStatus.received]: { icon: 'house', tone: 'success', message: messages.received },
  [OrderStatus.refundRejected]: { icon: 'exclamation', tone: 'danger', message: messages.refundRejected },
} satisfies Record<OrderStatus, StatusBadgeProps>;

export const orderStatusLook = statusLooks(orderStatusLooks, messages.unknown);

/** The status of an order. */
export function OrderStatusBadge({ status }: { readonly status: number }) {
  return <StatusBadge {...orderStatusLook(status)} />;
}
