import { OrderStatus } from '@signal-shop/sdk/contract';
import type { Sentence } from '../../intl/messages.ts';
import { statusMeaningMessages as messages } from './order-header.messages.ts';

/** The meaning of each status for the customer. */
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

/** The meaning of a status for the customer; null for codes of newer servers. */
export function statusMeaning(status: number): Sentence | null {
  return meaningsByCode.get(status) ?? null;
}
