import { OrderStatus } from '@signal-shop/sdk/contract';
import { daySeconds } from '@signal-shop/sdk/rules/time';
import { expectedDays } from '../checkout/delivery.ts';
import { settleOrder } from '../checkout/payment.ts';
import type { Order } from '../state/orders.ts';
import type { World } from '../state/world.ts';
import { applyTransition } from './apply-transition.ts';
import { hasPendingRefund } from './order-lines.ts';
import type { OrderTransition, OrderTransitionName } from './order-machine.ts';
import { transitionOf, transitionsFrom } from './order-machine.ts';

interface DueStep {
  readonly name: OrderTransitionName;
  readonly to: OrderTransition['to'];
  /** Seconds since 1970. */
  readonly at: number;
}

interface AutomaticStep {
  readonly name: OrderTransitionName;
  readonly transition: OrderTransition;
  readonly after: number;
}

const automatic = new Map<OrderStatus, readonly AutomaticStep[]>(
  Object.values(OrderStatus).flatMap((status) => {
    const steps = transitionsFrom(status).flatMap(automaticStep);
    return steps.length === 0 ? [] : [[status, steps]];
  }),
);

/**
 * Applies the results of the payment provider and all transitions that are due, each with its due time. Runs before each
 * request.
 */
export function applyTimedTransitions(world: World): void {
  const now = world.clock.seconds();
  for (const order of world.state.orders.values()) {
    // First, because a payment that is rejected late must not be released.
    settleOrder(world, order);
    let due = nextTimedTransition(world, order);
    while (due !== null && due.at <= now) {
      applyTransition(world, order, due.name, { time: due.at });
      due = nextTimedTransition(world, order);
    }
  }
}

/** The next automatic transition and its time; null when there is none. */
export function nextTimedTransition(world: World, order: Order): DueStep | null {
  // Runs for each order before each request, so the common case, a final status, costs one map lookup.
  const first = automatic
    .get(order.status)
    ?.find(({ transition }) => transition.by === 'clock' || world.state.policy.shopWorks);
  const since = order.events.at(-1)?.time;
  if (first === undefined || since === undefined || (first.name === 'ship' && hasPendingRefund(order)))
    return null;
  const { name, transition, after } = first;
  const earliest = transition.waitsForArrival ? dayAfterArrival(world, order) : 0;
  return { name, to: transition.to, at: Math.max(since + after, earliest) };
}

function dayAfterArrival(world: World, order: Order): number {
  const days = expectedDays(world, order);
  return days === null ? 0 : days.latest + daySeconds;
}

function automaticStep(name: OrderTransitionName): readonly AutomaticStep[] {
  const transition = transitionOf(name);
  return transition.automaticAfter === null ? [] : [{ name, transition, after: transition.automaticAfter }];
}
