import { OrderLineStatus, OrderStatus } from '@signal-shop/sdk/contract';
import { daySeconds, hourSeconds } from '@signal-shop/sdk/rules/time';
import type { RefusalName } from '../../messages/message-types.ts';
import type { OrderAction } from './status-facts.ts';

/** Who moves an order. `clock` is the shop's own time, `provider` the card payment provider. */
export type OrderMover = 'customer' | 'shop' | 'clock' | 'provider';

/**
 * What else happens: the goods go back on the shelf; the coupon can be used again; what was paid and not given back yet goes back, as money or as
 * points; the parcel gets a carrier and a number.
 */
export type OrderEffect = 'stockReturns' | 'couponReturns' | 'moneyReturns' | 'parcelLeaves';

export interface OrderTransition {
  readonly by: OrderMover;
  readonly from: readonly OrderStatus[];
  /** `back` is the status that the order had before it came where it is. */
  readonly to: OrderStatus | 'back';
  /** In words, for the documentation; whoever takes the transition checks what the status does not tell. */
  readonly condition: string;
  /** What the lines that go along become; `kept` leaves them as they are, `back` gives them what fits the status. */
  readonly lines: OrderLineStatus | 'kept' | 'back';
  readonly effects: readonly OrderEffect[];
  /** What the customer is offered while it is open; null for all that is not one button of the order. */
  readonly action: OrderAction | null;
  /**
   * How long after the last step it happens by itself, in seconds; null for never. What the clock moves always does,
   * what the shop moves does where the shop works by itself (scenario order.auto-advance).
   */
  readonly automaticAfter: number | null;
  readonly refusal: RefusalName;
}

const { unpaid, pending, paid, cancelled, shipped, complete, deleted } = OrderStatus;
const { refundRequested, refunded, received, refundRejected } = OrderStatus;
const line = OrderLineStatus;

const usual = { effects: [], action: null, automaticAfter: null, refusal: 'orderMoveNotAllowed' } as const;

/** Every way that an order can go. Nothing else changes the status of an order. */
export const orderTransitions = {
  checkPayment: {
    ...usual,
    by: 'provider',
    from: [unpaid],
    to: pending,
    condition: 'the provider has the card and is still looking at the payment',
    lines: line.unshipped,
  },
  confirmPayment: {
    ...usual,
    by: 'provider',
    from: [unpaid, pending],
    to: paid,
    condition: 'the money was taken, once',
    lines: line.unshipped,
  },
  release: {
    ...usual,
    by: 'shop',
    from: [pending],
    to: paid,
    condition: 'there is nothing to take, as for a free test',
    lines: line.unshipped,
    automaticAfter: hourSeconds,
  },
  rejectPayment: {
    ...usual,
    by: 'provider',
    from: [pending],
    to: unpaid,
    condition: 'the provider took no money after all; the order can be paid again',
    lines: line.unshipped,
  },
  payWithPoints: {
    ...usual,
    by: 'customer',
    from: [unpaid],
    to: paid,
    condition: 'the goods are sold for points and the account holds enough of them',
    lines: line.unshipped,
  },
  cancel: {
    ...usual,
    by: 'customer',
    from: [unpaid, paid],
    to: cancelled,
    condition: 'nothing of it was shipped, no request about a part of it is open; a reason is given',
    lines: line.cancelled,
    effects: ['stockReturns', 'couponReturns', 'moneyReturns'],
    action: 'cancel',
    refusal: 'orderNotCancellable',
  },
  expire: {
    ...usual,
    by: 'clock',
    from: [unpaid],
    to: cancelled,
    condition: 'nobody paid for 24 hours',
    lines: line.cancelled,
    effects: ['stockReturns', 'couponReturns', 'moneyReturns'],
    automaticAfter: daySeconds,
  },
  ship: {
    ...usual,
    by: 'shop',
    from: [paid],
    to: shipped,
    condition: 'the parcel is packed, no request about a part of it is open',
    lines: line.shipped,
    effects: ['parcelLeaves'],
    automaticAfter: daySeconds,
  },
  confirmReceived: {
    ...usual,
    by: 'customer',
    from: [shipped],
    to: received,
    condition: 'the parcel is there',
    lines: line.received,
    action: 'confirmReceived',
    refusal: 'orderNotShipped',
  },
  deliver: {
    ...usual,
    by: 'clock',
    from: [shipped],
    to: received,
    condition: 'nobody confirmed for 5 days after shipping, a day after the carrier delivered',
    lines: line.received,
    automaticAfter: 5 * daySeconds,
  },
  complete: {
    ...usual,
    by: 'clock',
    from: [received],
    to: complete,
    condition: '14 days passed since the parcel was received',
    lines: line.complete,
    automaticAfter: 14 * daySeconds,
  },
  requestRefund: {
    ...usual,
    by: 'customer',
    from: [paid, shipped, received, complete, refundRejected],
    to: refundRequested,
    condition: 'within 45 days after delivery, for the lines that are named',
    lines: line.pendingRefund,
  },
  withdrawContract: {
    ...usual,
    by: 'customer',
    from: [paid, shipped, received, complete, refundRequested, refundRejected],
    to: refundRequested,
    condition: 'the market offers the withdrawal and its 14 days after delivery are not over',
    lines: line.pendingRefund,
    refusal: 'withdrawalNotPossible',
  },
  takeBackRequest: {
    ...usual,
    by: 'customer',
    from: [refundRequested],
    to: 'back',
    condition: 'the shop has not decided yet',
    lines: 'back',
  },
  rejectRefund: {
    ...usual,
    by: 'shop',
    from: [refundRequested],
    to: refundRejected,
    condition: 'the shop found no reason for it',
    lines: line.rejected,
  },
  refund: {
    ...usual,
    by: 'shop',
    from: [refundRequested],
    to: refunded,
    condition: 'every line is settled',
    lines: line.refunded,
    effects: ['moneyReturns'],
  },
  refundPartly: {
    ...usual,
    by: 'shop',
    from: [refundRequested],
    to: 'back',
    condition: 'some lines are refunded, the others stay with the customer',
    lines: line.refunded,
    effects: ['moneyReturns'],
  },
  delete: {
    ...usual,
    by: 'customer',
    from: [cancelled, refunded],
    to: deleted,
    condition: 'it is over and nothing was kept',
    lines: 'kept',
    action: 'delete',
    refusal: 'orderNotDeletable',
  },
} as const satisfies Record<string, OrderTransition>;

export type OrderTransitionName = keyof typeof orderTransitions;

/** In the order of the table. */
export const orderTransitionNames = Object.keys(orderTransitions).filter(isTransitionName);

export function transitionOf(name: OrderTransitionName): OrderTransition {
  return orderTransitions[name];
}

/** Whether the status alone lets an order go this way. */
export function isOpen(name: OrderTransitionName, status: OrderStatus): boolean {
  return transitionOf(name).from.includes(status);
}

/** The ways that lead out of a status, in the order of the table. */
export function transitionsFrom(status: OrderStatus): readonly OrderTransitionName[] {
  return orderTransitionNames.filter((name) => isOpen(name, status));
}

function isTransitionName(name: string): name is OrderTransitionName {
  return Object.hasOwn(orderTransitions, name);
}
