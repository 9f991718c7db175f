import type { Locale, OrderDetail, OrderStep } from '@signal-shop/sdk/contract';
import { OrderStatus } from '@signal-shop/sdk/contract';
import { messagesOf } from '../../messages/messages.ts';
import { allowedActions, deadlineOf } from '../../world/orders/order-deadlines.ts';
import { stepsAhead } from '../../world/orders/status-facts.ts';
import { nextTimedTransition } from '../../world/orders/timed-transitions.ts';
import type { Order } from '../../world/state/orders.ts';
import type { World } from '../../world/state/world.ts';

const stepsMaximum = 30;
const statusNames = new Map(Object.entries(OrderStatus).map(([name, status]) => [status, name]));

/** The past and the coming steps. Of a very long history, its start and its end. */
export function toOrderTimeline(world: World, order: Order, locale: Locale): OrderStep[] {
  const notes: Readonly<Record<string, string>> = messagesOf(locale).timeline;
  const noteOf = (status: OrderStatus) => notes[statusNames.get(status) ?? ''] ?? '';
  const ahead = stepsAhead(order.status).map((status, index) => ({
    orderstatus: status,
    time: null,
    until: index === 0 ? (nextTimedTransition(world, order)?.at ?? null) : null,
    note: '',
  }));
  const [firstEvent, ...past] = order.events.map(({ status, time }) => ({
    orderstatus: status,
    time,
    until: null,
    note: noteOf(status),
  }));
  const recentSteps = past.slice(-(stepsMaximum - 1 - ahead.length));
  return [...(firstEvent === undefined ? [] : [firstEvent]), ...recentSteps, ...ahead];
}

export function toEligibleUntil(world: World, order: Order): OrderDetail['eligible_until'] {
  return allowedActions(world, order).flatMap((action) => {
    const until = deadlineOf(world, order, action);
    return until === null ? [] : [{ action, until }];
  });
}
