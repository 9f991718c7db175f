import { DealStatus } from '@signal-shop/sdk/contract';
import type { StatusBadgeProps } from '../badge/status-badge.tsx';
import { StatusBadge, statusLooks } from '../badge/status-badge.tsx';
import { dealStatusMessages as messages } from './deal-status-badge.messages.ts';

const looks = {
  [DealStatus.approved]: { icon: 'check', tone: 'success', message: messages.approved },
  [DealStatus.rejected]: { icon: 'exclamation', tone: 'danger', message: messages.rejected },
  [DealStatus.underReview]: { icon: 'clock', tone: 'warning', message: messages.underReview },
} as const satisfies Record<DealStatus, StatusBadgeProps>;

const lookOf = statusLooks(looks, messages.unknown);

/** The decision on an application (spec §4). */
export function DealStatusBadge({ status }: { readonly status: number }) {
  return <StatusBadge {...lookOf(status)} />;
}
