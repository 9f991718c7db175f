import { OrderStatus } from '@signal-shop/sdk/contract';
import { useIntl } from 'react-intl';
import type { Sentence } from '../../intl/messages.ts';
import type { Tone } from '../badge/badge.tsx';
import { Badge } from '../badge/badge.tsx';
import type { IconName } from '../icon/icons.ts';
import { orderStatusMessages as messages } from './order-status-badge.messages.ts';

interface StatusLook {
  readonly icon: IconName;
  readonly tone: Tone;
  readonly message: Sentence;
}

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
} satisfies Record<OrderStatus, StatusLook>;

const unknownLook: StatusLook = { icon: 'question', tone: 'neutral', message: messages.unknown };

const looksByCode = new Map<number, StatusLook>(
  Object.entries(orderStatusLooks).map(([code, look]) => [Number(code), look]),
);

/** How a status looks and reads; also a code that only a newer server knows. */
export function orderStatusLook(status: number): StatusLook {
  return looksByCode.get(status) ?? unknownLook;
}

/** Where an order stands. */
export function OrderStatusBadge({ status }: { readonly status: number }) {
  const intl = useIntl();
  const look = orderStatusLook(status);
  return (
    <Badge tone={look.tone} icon={look.icon}>
      {intl.formatMessage(look.message)}
    </Badge>
  );
}
