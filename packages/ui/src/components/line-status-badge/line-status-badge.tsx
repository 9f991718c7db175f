import { OrderLineStatus } from '@signal-shop/sdk/contract';
import { useIntl } from 'react-intl';
import type { Sentence } from '../../intl/messages.ts';
import type { Tone } from '../badge/badge.tsx';
import { Badge } from '../badge/badge.tsx';
import type { IconName } from '../icon/icons.ts';
import { lineStatusMessages as messages } from './line-status-badge.messages.ts';

interface StatusLook {
  readonly icon: IconName;
  readonly tone: Tone;
  readonly message: Sentence;
}

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
} satisfies Record<OrderLineStatus, StatusLook>;

const unknownLook: StatusLook = { icon: 'question', tone: 'neutral', message: messages.unknown };
const looksByCode = new Map<number | null, StatusLook>(
  Object.entries(lineStatusLooks).map(([code, look]) => [Number(code), look]),
);

/** Where one line of an order stands; `null` and unheard-of codes are "unknown". */
export function LineStatusBadge({ status }: { readonly status: number | null }) {
  const intl = useIntl();
  const look = looksByCode.get(status) ?? unknownLook;
  return (
    <Badge tone={look.tone} icon={look.icon}>
      {intl.formatMessage(look.message)}
    </Badge>
  );
}
