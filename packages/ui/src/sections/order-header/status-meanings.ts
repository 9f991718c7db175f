import { OrderStatus } from '@signal-shop/sdk/contract';
import type { Sentence } from '../../intl/messages.ts';
import { statusMeaningWords as messages } from './order-header.messages.ts';

/** What each status means for the customer. */
const statusMeanings = {
  [OrderStatus.unpaid]: messages.unpaid,
  [OrderStatus.pending]: messages.pending,
  [OrderStatus.paid]: messages.paid,
  [OrderStatus.cancelled]: messages.cancelled,
  [OrderStatus.shipped]: messages.shipped,
  [OrderStatus.complete]: messages.complete,
  [OrderStatus.deleted]: messages.deleted,
  [OrderStatus.refundRequested]: messages.refundRequested,
  [OrderStatus.refunded]: messages.refunded,
  [OrderStatus.received]: messages.received,
  [OrderStatus.refundRejected]: messages.refundRejected,
} as const satisfies Record<OrderStatus, Sentence>;

const meaningsByCode = new Map<number, Sentence>(
  Object.entries(statusMeanings).map(([code, meaning]) => [Number(code), meaning]),
);

/** What a status means for the customer; null for a code that only a newer server knows. */
export function statusMeaning(status: number): Sentence | null {
  return meaningsByCode.get(status) ?? null;
}
