import { OrderStatus } from '@signal-shop/sdk/contract';
import { payOrder, rejectPayment } from '../checkout/payment.ts';
import type { Order } from '../state/orders.ts';
import type { World } from '../state/world.ts';
import { applyTransition } from './apply-transition.ts';
import { hasPendingRefund } from './order-lines.ts';
import type { OrderTransitionName } from './order-machine.ts';
import { transitionOf, transitionsFrom } from './order-machine.ts';

/** The next transition of an order without complications; a status that is missing here is final. */
const nextStep: Readonly<Partial<Record<OrderStatus, OrderTransitionName>>> = {
  [OrderStatus.unpaid]: 'confirmPayment',
  [OrderStatus.pending]: 'confirmPayment',
  [OrderStatus.paid]: 'ship',
  [OrderStatus.shipped]: 'deliver',
  [OrderStatus.received]: 'complete',
  [OrderStatus.refundRequested]: 'refund',
};

/**
 * Advances an order for the control API: one step, or the shortest path of transitions to a status. Money and goods
 * move as if every actor had acted.
 * @returns the applied transitions, in order
 * @throws Error with a readable message when no transition leads there
 */
export function steerOrder(
  world: World,
  order: Order,
  to: OrderStatus | null,
): readonly OrderTransitionName[] {
  const way = to === null ? nextOf(order.status) : shortestWay(order.status, to);
  if (way === null) {
    const where = to === null ? 'any further' : `to status ${to}`;
    throw new Error(`No transition leads from status ${order.status} ${where}.`);
  }
  if (way[0] === 'ship' && hasPendingRefund(order)) {
    throw new Error('A request about a part of the order is open: decide it before the parcel is shipped.');
  }
  for (const name of way) {
    if (name === 'confirmPayment' && order.totals.total > 0) payOrder(world, order);
    else if (name === 'rejectPayment') rejectPayment(world, order);
    else applyTransition(world, order, name);
  }
  return way;
}

function nextOf(status: OrderStatus): readonly OrderTransitionName[] | null {
  const next = nextStep[status];
  return next === undefined ? null : [next];
}

function shortestWay(from: OrderStatus, to: OrderStatus): readonly OrderTransitionName[] | null {
  const paths = new Map<OrderStatus, readonly OrderTransitionName[]>([[from, []]]);
  for (const [status, way] of paths) {
    for (const name of transitionsFrom(status)) {
      const { to: next } = transitionOf(name);
      if (next !== 'back' && !paths.has(next)) paths.set(next, [...way, name]);
    }
  }
  return paths.get(to) ?? null;
}
