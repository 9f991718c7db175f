import type { AfterSalesRequest } from '@signal-shop/sdk/contract';
import { useIntl } from 'react-intl';
import type { Tone } from '../badge/badge.tsx';
import { Badge } from '../badge/badge.tsx';
import type { IconName } from '../icon/icons.ts';
import { afterSalesStatusMessages as messages } from './after-sales-badge.messages.ts';

export type AfterSalesStatus = AfterSalesRequest['status'];

const looks = {
  requested: { icon: 'returned', tone: 'warning' },
  awaitingParcel: { icon: 'box', tone: 'warning' },
  sentBack: { icon: 'truck', tone: 'info' },
  refunded: { icon: 'coinsBack', tone: 'points' },
  exchanged: { icon: 'check', tone: 'success' },
  rejected: { icon: 'exclamation', tone: 'danger' },
  withdrawn: { icon: 'cancelled', tone: 'neutral' },
} as const satisfies Record<AfterSalesStatus, { readonly icon: IconName; readonly tone: Tone }>;

/** The status of a return, an exchange or a refund. */
export function AfterSalesBadge({ status }: { readonly status: AfterSalesStatus }) {
  const intl = useIntl();
  return (
    <Badge tone={looks[status].tone} icon={looks[status].icon}>
      {intl.formatMessage(messages[status])}
    </Badge>
  );
}
