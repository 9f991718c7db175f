import { defineMessages } from 'react-intl';

export const trackOrdersHead = defineMessages({
  title: {
    id: 'pageHead.trackOrders.title',
    defaultMessage: 'Track an order – signal',
    description: 'Page that follows orders. Title in the browser tab.',
  },
  description: {
    id: 'pageHead.trackOrders.description',
    defaultMessage: 'Track your order with your order number and email.',
    description: 'Page that follows orders. Description for search engines.',
  },
});
