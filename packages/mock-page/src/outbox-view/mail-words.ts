import type { ControlAnswers } from '@signal-shop/mock-server/control';

/** Labels of the kinds of emails. */
export const kindLabels = {
  verificationCode: 'Code',
  account: 'Account',
  subscription: 'Subscription',
  notice: 'Notice',
  contact: 'Contact',
  order: 'Order',
  afterSales: 'Return or refund',
  withdrawal: 'Withdrawal',
} as const satisfies Record<ControlAnswers['outbox']['mails'][number]['kind'], string>;
