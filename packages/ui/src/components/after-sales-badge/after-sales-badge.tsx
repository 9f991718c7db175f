import type { StatusBadgeProps } from '../badge/status-badge.tsx';
import { StatusBadge } from '../badge/status-badge.tsx';
import { afterSalesStatusMessages as messages } from './after-sales-badge.messages.ts';

const looks = {
  requested: { icon: 'returned', tone: 'warning', message: messages.requested },
  awaitingParcel: { icon: 'box', tone: 'warning', message: messages.awaitingParcel },
  sentBack: { icon: 'truck', tone: 'info', message: messages.sentBack },
  refunded: { icon: 'coinsBack', tone: 'points', message: messages.refunded },
  exchanged: { icon: 'check', tone: 'success', message: messages.exchanged },
  rejected: { icon: 'exclamation', tone: 'danger', message: messages.rejected },
  withdrawn: { icon: 'cancelled', tone: 'neutral', message: messages.withdrawn },
} as const satisfies Record<string, StatusBadgeProps>;

export type AfterSalesStatus = keyof typeof looks;

/** The status of a return, an exchange or a refund. */
export function AfterSalesBadge({ status }: { readonly status: AfterSalesStatus }) {
  return <StatusBadge {...looks[status]} />;
}
