import { defineMessages } from 'react-intl';

export const payTypeMessages = defineMessages({
  unpaid: {
    id: 'payType.unpaid',
    defaultMessage: 'Not paid yet',
    description: 'How an order was paid, code 0.',
  },
  card: { id: 'payType.card', defaultMessage: 'Paid by card', description: 'How an order was paid, code 1.' },
  points: {
    id: 'payType.points',
    defaultMessage: 'Paid with points',
    description: 'How an order was paid, code 2.',
  },
  freeTest: {
    id: 'payType.freeTest',
    defaultMessage: 'Free product test',
    description: 'How an order was paid, code 3.',
  },
  unknown: {
    id: 'payType.unknown',
    defaultMessage: 'Payment method unavailable',
    description: 'How an order was paid, when the code is not known.',
  },
});
