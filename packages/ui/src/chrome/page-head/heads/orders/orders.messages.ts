import { defineMessages } from 'react-intl';

export const ordersHead = defineMessages({
  title: {
    id: 'pageHead.orders.title',
    defaultMessage: 'Your orders – signal',
    description: 'List of own orders. Title in the browser tab.',
  },
  description: {
    id: 'pageHead.orders.description',
    defaultMessage: 'All your orders and their status.',
    description: 'List of own orders. Description for search engines.',
  },
});
