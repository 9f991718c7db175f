import { OrderStatus } from '@signal-shop/sdk/contract';
import { takeMoney } from '../checkout/payment.ts';
import type { Order } from '../state/orders.ts';
import type { World } from '../state/world.ts';
import { applyTransition } from './apply-transition.ts';
import { isAskedBack } from './order-lines.ts';
import type { OrderTransitionName } from './order-machine.ts';
import { transitionOf, transitionsFrom } from './order-machine.ts';

/** The step that comes next when all goes well; an order whose status is missing here is at its end. */
const nextStep: Readonly<Partial<Record<OrderStatus, OrderTransitionName>>> = {
  [OrderStatus.unpaid]: 'confirmPayment',
  [OrderStatus.pending]: 'confirmPayment',
  [OrderStatus.paid]: 'ship',
  [OrderStatus.shipped]: 'deliver',
  [OrderStatus.received]: 'complete',
  [OrderStatus.refundRequested]: 'refund',
};

/**
 * Moves an order for whoever steers the shop: one step, or the shortest way of the table to a status. Money and goods
 * move as if everyone had done their part.
 * @returns what happened, in order
 * @throws Error with a sentence for people when nothing leads there
 */
export function steerOrder(
  world: World,
  order: Order,
  to: OrderStatus | null,
): readonly OrderTransitionName[] {
  const way = to === null ? nextOf(order.status) : shortestWay(order.status, to);
  if (way === null) {
    const where = to === null ? 'any further' : `to status ${to}`;
    throw new Error(`No step of the table leads an order from status ${order.status} ${where}.`);
  }
  if (way[0] === 'ship' && isAskedBack(order)) {
    throw new Error('A refund of a part of it was asked for: the shop decides before the parcel leaves.');
  }
  for (const name of way) {
    if (name === 'confirmPayment' && order.totals.total > 0) takeMoney(world, order);
    else applyTransition(world, order, name);
  }
  return way;
}

function nextOf(status: OrderStatus): readonly OrderTransitionName[] | null {
  const next = nextStep[status];
  return next === undefined ? null : [next];
}

function shortestWay(from: OrderStatus, to: OrderStatus): readonly OrderTransitionName[] | null {
  const ways = new Map<OrderStatus, readonly OrderTransitionName[]>([[from, []]]);
  for (const [status, way] of ways) {
    for (const name of transitionsFrom(status)) {
      const { to: next } = transitionOf(name);
      if (next !== 'back' && !ways.has(next)) ways.set(next, [...way, name]);
    }
  }
  return ways.get(to) ?? null;
}
