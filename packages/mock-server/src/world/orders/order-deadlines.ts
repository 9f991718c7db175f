import { OrderStatus } from '@signal-shop/sdk/contract';
import { deliveryDeadline } from '@signal-shop/sdk/rules/delivery-deadlines';
import { lineAllows, linesAllow } from '../after-sales/order-line-actions.ts';
import type { Order, OrderLine } from '../state/orders.ts';
import type { World } from '../state/world.ts';
import { deliveredAt } from './order-lines.ts';
import type { OrderAction } from './status-facts.ts';
import { stepOf } from './status-facts.ts';
import { nextTimedTransition } from './timed-transitions.ts';

/** The actions that an order's status, its deadlines and its lines allow now. */
export function allowedActions(world: World, order: Order): readonly OrderAction[] {
  const now = world.clock.seconds();
  return stepOf(order.status).actions.filter((action) => {
    const deadline = deadlineOf(world, order, action);
    return (deadline === null || now <= deadline) && linesAllow(world, order, action);
  });
}

/** The actions that one line allows now. */
export function allowedLineActions(world: World, order: Order, line: OrderLine): readonly OrderAction[] {
  return allowedActions(world, order).filter((action) => lineAllows(world, order, line, action));
}

/** The last second at which an action is possible, in seconds since 1970; null without a deadline. */
export function deadlineOf(world: World, order: Order, action: OrderAction): number | null {
  switch (action) {
    case 'pay':
    case 'confirmReceived':
      return nextTimedTransition(world, order)?.at ?? null;
    case 'cancel':
      return order.status === OrderStatus.unpaid ? (nextTimedTransition(world, order)?.at ?? null) : null;
    case 'review':
    case 'afterSales':
    case 'registerWarranty': {
      const deliveryTime = deliveredAt(order);
      return deliveryTime === null ? null : deliveryDeadline(action, deliveryTime);
    }
    case 'delete':
    case 'track':
      return null;
  }
}
