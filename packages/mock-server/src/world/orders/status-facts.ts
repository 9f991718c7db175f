import { OrderLineStatus, OrderStatus } from '@signal-shop/sdk/contract';

/** An action of the customer in the list and on the page of an order. */
export type OrderAction =
  | 'pay'
  | 'cancel'
  | 'confirmReceived'
  | 'delete'
  | 'review'
  | 'afterSales'
  | 'registerWarranty'
  | 'track';

export type OrderListState =
  | 'orders'
  | 'unpaid'
  | 'paid'
  | 'shipped'
  | 'received'
  | 'completed'
  | 'cancelled';

interface Step {
  readonly actions: readonly OrderAction[];
  /** Its list besides the list of all orders; a deleted order is in none. */
  readonly list: OrderListState | null;
  /** Status of its lines. */
  readonly line: OrderLineStatus;
  /** The statuses before this one, in order. */
  readonly past: readonly OrderStatus[];
}

const { unpaid, pending, paid, cancelled, shipped, complete, deleted } = OrderStatus;
const { refundRequested, refunded, received, refundRejected } = OrderStatus;

const steps = {
  [unpaid]: {
    actions: ['pay', 'cancel'],
    list: 'unpaid',
    line: OrderLineStatus.unshipped,
    past: [unpaid],
  },
  [pending]: { actions: [], list: 'paid', line: OrderLineStatus.unshipped, past: [unpaid, pending] },
  [paid]: {
    actions: ['cancel', 'afterSales'],
    list: 'paid',
    line: OrderLineStatus.unshipped,
    past: [unpaid, paid],
  },
  [cancelled]: {
    actions: ['delete'],
    list: 'cancelled',
    line: OrderLineStatus.cancelled,
    past: [unpaid, cancelled],
  },
  [shipped]: {
    actions: ['track', 'confirmReceived'],
    list: 'shipped',
    line: OrderLineStatus.shipped,
    past: [unpaid, paid, shipped],
  },
  [received]: {
    actions: ['review', 'afterSales', 'registerWarranty', 'track'],
    list: 'received',
    line: OrderLineStatus.received,
    past: [unpaid, paid, shipped, received],
  },
  [complete]: {
    actions: ['review', 'afterSales', 'registerWarranty'],
    list: 'completed',
    line: OrderLineStatus.complete,
    past: [unpaid, paid, shipped, received, complete],
  },
  [deleted]: {
    actions: [],
    list: null,
    line: OrderLineStatus.cancelled,
    past: [unpaid, cancelled, deleted],
  },
  [refundRequested]: {
    actions: [],
    list: 'orders',
    line: OrderLineStatus.pendingRefund,
    past: [unpaid, paid, refundRequested],
  },
  [refunded]: {
    actions: ['delete'],
    list: 'orders',
    line: OrderLineStatus.refunded,
    past: [unpaid, paid, refundRequested, refunded],
  },
  [refundRejected]: {
    actions: ['review', 'afterSales', 'registerWarranty'],
    list: 'orders',
    line: OrderLineStatus.rejected,
    past: [unpaid, paid, shipped, received, refundRequested, refundRejected],
  },
} as const satisfies Record<OrderStatus, Step>;

export function stepOf(status: OrderStatus): Step {
  return steps[status];
}

const usualStatuses: readonly OrderStatus[] = [unpaid, paid, shipped, received, complete];

/** The coming statuses of an order without complications. */
export function stepsAhead(status: OrderStatus): readonly OrderStatus[] {
  if (status === pending) return usualStatuses.slice(1);
  const position = usualStatuses.indexOf(status);
  return position < 0 ? [] : usualStatuses.slice(position + 1);
}
