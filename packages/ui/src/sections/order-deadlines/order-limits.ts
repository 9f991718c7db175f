import type { OrderAction, OrderDetail } from '@signal-shop/sdk/contract';
import { OrderStatus } from '@signal-shop/sdk/contract';
import { deliveryDeadline } from '@signal-shop/sdk/rules/delivery-deadlines';
import type { IntlShape } from 'react-intl';
import { orderDeadlinesMessages as messages } from './order-deadlines.messages.ts';

/** A deadline of an order, formatted. */
export interface OrderLimit {
  readonly key: string;
  readonly text: string;
  readonly isOver: boolean;
}

const nextMessages = {
  pay: messages.payBy,
  confirmReceived: messages.confirmedAt,
} as const;

/** The next automatic transition and its time; null without one. */
export function nextDeadlineText(
  { eligible_until: limits }: OrderDetail,
  moment: (unixSeconds: number) => string,
  intl: IntlShape,
): string | null {
  const next = limits.find(({ action }) => action === 'pay' || action === 'confirmReceived');
  if (next === undefined) return null;
  const sentence = next.action === 'pay' ? nextMessages.pay : nextMessages.confirmReceived;
  return intl.formatMessage(sentence, { time: moment(next.until) });
}

const openMessages = {
  review: messages.reviewUntil,
  afterSales: messages.returnUntil,
  registerWarranty: messages.warrantyUntil,
} as const satisfies Partial<Record<OrderAction, unknown>>;

const closedMessages = {
  review: messages.reviewOver,
  afterSales: messages.returnOver,
  registerWarranty: messages.warrantyOver,
} as const;

/** Deadlines for reviews, returns and registration; recently ended ones included. */
export function orderLimits(
  order: OrderDetail,
  day: (unixSeconds: number) => string,
  now: number,
  intl: IntlShape,
): readonly OrderLimit[] {
  const open = order.eligible_until.flatMap(({ action, until }): OrderLimit[] =>
    isLasting(action)
      ? [{ key: action, text: intl.formatMessage(openMessages[action], { day: day(until) }), isOver: false }]
      : [],
  );
  return [...open, ...closedLimits(order, day, now, intl)];
}

function closedLimits(
  order: OrderDetail,
  day: (unixSeconds: number) => string,
  now: number,
  intl: IntlShape,
): readonly OrderLimit[] {
  const arrived = arrivedAt(order);
  if (arrived === null) return [];
  const isLeft = {
    review: order.lines.some(({ cid }) => cid === null),
    afterSales: order.lines.some(({ after_sales_id }) => after_sales_id === null),
    registerWarranty: order.lines.some(({ qtime }) => qtime === null),
  };
  return (['review', 'afterSales', 'registerWarranty'] as const).flatMap((action) => {
    const end = deliveryDeadline(action, arrived);
    const isMissed = isLeft[action] && end < now && !order.allowed_actions.includes(action);
    const text = intl.formatMessage(closedMessages[action], { day: day(end) });
    return isMissed ? [{ key: action, text, isOver: true }] : [];
  });
}

/** When the parcel was delivered, in unix seconds; null before. */
function arrivedAt({ timeline }: OrderDetail): number | null {
  const arrival = timeline.find(
    ({ orderstatus, time }) =>
      time !== null && (orderstatus === OrderStatus.received || orderstatus === OrderStatus.complete),
  );
  return arrival?.time ?? null;
}

function isLasting(action: OrderAction): action is keyof typeof openMessages {
  return Object.hasOwn(openMessages, action);
}
