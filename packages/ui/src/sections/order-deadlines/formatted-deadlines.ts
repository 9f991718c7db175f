import type { OrderAction, OrderDetail } from '@signal-shop/sdk/contract';
import { missedDeadlines } from '@signal-shop/sdk/rules/delivery-deadlines';
import type { IntlShape } from 'react-intl';
import { orderDeadlinesMessages as messages } from './order-deadlines.messages.ts';

/** A deadline of an order, formatted. */
export interface FormattedDeadline {
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
  { eligible_until: deadlines }: OrderDetail,
  moment: (unixSeconds: number) => string,
  intl: IntlShape,
): string | null {
  const next = deadlines.find(({ action }) => action === 'pay' || action === 'confirmReceived');
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
export function formattedDeadlines(
  order: OrderDetail,
  day: (unixSeconds: number) => string,
  now: number,
  intl: IntlShape,
): readonly FormattedDeadline[] {
  const open = order.eligible_until.flatMap(({ action, until }): FormattedDeadline[] =>
    isLasting(action)
      ? [{ key: action, text: intl.formatMessage(openMessages[action], { day: day(until) }), isOver: false }]
      : [],
  );
  const missed = missedDeadlines(order, now).map(({ action, until }) => ({
    key: action,
    text: intl.formatMessage(closedMessages[action], { day: day(until) }),
    isOver: true,
  }));
  return [...open, ...missed];
}

function isLasting(action: OrderAction): action is keyof typeof openMessages {
  return Object.hasOwn(openMessages, action);
}
