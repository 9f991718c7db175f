import { defineMessages } from 'react-intl';

export const paymentResultHead = defineMessages({
  title: {
    id: 'pageHead.paymentResult.title',
    defaultMessage: 'Payment result – signal',
    description: 'Result of a payment. Title in the browser tab.',
  },
  description: {
    id: 'pageHead.paymentResult.description',
    defaultMessage: 'The result of your payment.',
    description: 'Result of a payment. Description for search engines.',
  },
});
