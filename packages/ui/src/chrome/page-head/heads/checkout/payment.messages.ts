import { defineMessages } from 'react-intl';

export const paymentHead = defineMessages({
  title: {
    id: 'pageHead.payment.title',
    defaultMessage: 'Payment – signal',
    description: 'Payment page. Title in the browser tab.',
  },
  description: {
    id: 'pageHead.payment.description',
    defaultMessage: 'Pay for your order by card.',
    description: 'Payment page. Description for search engines.',
  },
});
