import { OrderLineStatus, OrderStatus } from '@signal-shop/sdk/contract';
import { daySeconds, hourSeconds } from '@signal-shop/sdk/rules/time';
import type { RefusalName } from '../../messages/message-types.ts';
import type { OrderAction } from './status-facts.ts';

/** The actor of a transition. `clock` is the shop's own time, `provider` the card payment provider. */
export type OrderMover = 'customer' | 'shop' | 'clock' | 'provider';

/**
 * Side effects of a transition: the goods return to stock; the coupon is valid again; the payment that is not refunded
 * yet is refunded, in money or points; the parcel gets a carrier and a tracking number.
 */
export type OrderEffect = 'stockReturns' | 'couponReturns' | 'moneyReturns' | 'parcelLeaves';

export interface OrderTransition {
  readonly by: OrderMover;
  readonly from: readonly OrderStatus[];
  /** `back` is the status before the current one. */
  readonly to: OrderStatus | 'back';
  /** Text for the documentation; conditions that the status does not imply are checked by the caller. */
  readonly condition: string;
  /** The new status of the lines that follow; `unchanged` for no change, `back` derives it from the order's status. */
  readonly lines: OrderLineStatus | 'unchanged' | 'back';
  readonly effects: readonly OrderEffect[];
  /** The button that the customer sees while the transition is open; null when there is none. */
  readonly action: OrderAction | null;
  /**
   * Seconds after the last step at which it happens automatically; null for never. Transitions of the clock are always
   * automatic, those of the shop only with the scenario order.auto-advance.
   */
  readonly automaticAfter: number | null;
  /** Whether it also waits until the day after the last expected day of arrival. */
  readonly waitsForArrival: boolean;
  readonly refusal: RefusalName;
}

const { unpaid, pending, paid, cancelled, shipped, complete, deleted } = OrderStatus;
const { refundRequested, refunded, received, refundRejected } = OrderStatus;
const line = OrderLineStatus;

const defaults = {
  effects: [],
  action: null,
  automaticAfter: null,
  waitsForArrival: false,
  refusal: 'orderMoveNotAllowed',
} as const;

/** All transitions of an order. Nothing else changes the status of an order. */
export const orderTransitions = {
  checkPayment: {
    ...defaults,
    by: 'provider',
    from: [unpaid],
    to: pending,
    condition: 'the payment provider is processing the payment',
    lines: line.unshipped,
  },
  confirmPayment: {
    ...defaults,
    by: 'provider',
    from: [unpaid, pending],
    to: paid,
    condition: 'the payment was captured, once',
    lines: line.unshipped,
  },
  release: {
    ...defaults,
    by: 'shop',
    from: [pending],
    to: paid,
    condition: 'the total is zero, as for a free test',
    lines: line.unshipped,
    automaticAfter: hourSeconds,
  },
  rejectPayment: {
    ...defaults,
    by: 'provider',
    from: [pending],
    to: unpaid,
    condition: 'the payment failed; the order can be paid again',
    lines: line.unshipped,
  },
  payWithPoints: {
    ...defaults,
    by: 'customer',
    from: [unpaid],
    to: paid,
    condition: 'the goods are sold for points, and the balance is sufficient',
    lines: line.unshipped,
  },
  cancel: {
    ...defaults,
    by: 'customer',
    from: [unpaid, paid],
    to: cancelled,
    condition: 'no line is shipped, no request about a part is open; a reason is required',
    lines: line.cancelled,
    effects: ['stockReturns', 'couponReturns', 'moneyReturns'],
    action: 'cancel',
    refusal: 'orderNotCancellable',
  },
  expire: {
    ...defaults,
    by: 'clock',
    from: [unpaid],
    to: cancelled,
    condition: 'unpaid for 24 hours',
    lines: line.cancelled,
    effects: ['stockReturns', 'couponReturns', 'moneyReturns'],
    automaticAfter: daySeconds,
  },
  ship: {
    ...defaults,
    by: 'shop',
    from: [paid],
    to: shipped,
    condition: 'the parcel is packed, no request about a part is open',
    lines: line.shipped,
    effects: ['parcelLeaves'],
    automaticAfter: daySeconds,
  },
  confirmReceived: {
    ...defaults,
    by: 'customer',
    from: [shipped],
    to: received,
    condition: 'the parcel is delivered',
    lines: line.received,
    action: 'confirmReceived',
    refusal: 'orderNotShipped',
  },
  deliver: {
    ...defaults,
    by: 'clock',
    from: [shipped],
    to: received,
    condition: 'unconfirmed for 5 days after shipping, and a day after the last expected day of arrival',
    lines: line.received,
    automaticAfter: 5 * daySeconds,
    waitsForArrival: true,
  },
  complete: {
    ...defaults,
    by: 'clock',
    from: [received],
    to: complete,
    condition: '14 days after the parcel was received',
    lines: line.complete,
    automaticAfter: 14 * daySeconds,
  },
  requestRefund: {
    ...defaults,
    by: 'customer',
    from: [paid, shipped, received, complete, refundRejected],
    to: refundRequested,
    condition: 'within 45 days after delivery, for the named lines',
    lines: line.pendingRefund,
  },
  withdrawContract: {
    ...defaults,
    by: 'customer',
    from: [paid, shipped, received, complete, refundRequested, refundRejected],
    to: refundRequested,
    condition: 'in a market with online withdrawal, within 14 days after delivery',
    lines: line.pendingRefund,
    refusal: 'withdrawalNotPossible',
  },
  takeBackRequest: {
    ...defaults,
    by: 'customer',
    from: [refundRequested],
    to: 'back',
    condition: 'the request is undecided',
    lines: 'back',
  },
  rejectRefund: {
    ...defaults,
    by: 'shop',
    from: [refundRequested],
    to: refundRejected,
    condition: 'the request is unfounded',
    lines: line.rejected,
  },
  refund: {
    ...defaults,
    by: 'shop',
    from: [refundRequested],
    to: refunded,
    condition: 'every line is refunded',
    lines: line.refunded,
    effects: ['moneyReturns'],
  },
  refundPartly: {
    ...defaults,
    by: 'shop',
    from: [refundRequested],
    to: 'back',
    condition: 'some lines are refunded, the customer keeps the others',
    lines: line.refunded,
    effects: ['moneyReturns'],
  },
  delete: {
    ...defaults,
    by: 'customer',
    from: [cancelled, refunded],
    to: deleted,
    condition: 'the order has ended, and the customer has no goods from it',
    lines: 'unchanged',
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

/** Whether the status alone allows the transition. */
export function isOpen(name: OrderTransitionName, status: OrderStatus): boolean {
  return transitionOf(name).from.includes(status);
}

/** The transitions from a status, in the order of the table. */
export function transitionsFrom(status: OrderStatus): readonly OrderTransitionName[] {
  return orderTransitionNames.filter((name) => isOpen(name, status));
}

function isTransitionName(name: string): name is OrderTransitionName {
  return Object.hasOwn(orderTransitions, name);
}
