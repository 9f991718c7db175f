import { OrderStatus } from '@signal-shop/sdk/contract';
import type { Sentence } from '../../intl/messages.ts';
import { statusMeaningWords as words } from './order-header.messages.ts';

/** What each status means for the customer. */
const statusMeanings = {
  [OrderStatus.unpaid]: words.unpaid,
  [OrderStatus.pending]: words.pending,
  [OrderStatus.paid]: words.paid,
  [OrderStatus.cancelled]: words.cancelled,
  [OrderStatus.shipped]: words.shipped,
  [OrderStatus.complete]: words.complete,
  [OrderStatus.deleted]: words.deleted,
  [OrderStatus.refundRequested]: words.refundRequested,
  [OrderStatus.refunded]: words.refunded,
  [OrderStatus.received]: words.received,
  [OrderStatus.refundRejected]: words.refundRejected,
} as const satisfies Record<OrderStatus, Sentence>;

const meaningsByCode = new Map<number, Sentence>(
  Object.entries(statusMeanings).map(([code, meaning]) => [Number(code), meaning]),
);

/** What a status means for the customer; null for a code that only a newer server knows. */
export function statusMeaning(status: number): Sentence | null {
  return meaningsByCode.get(status) ?? null;
}
