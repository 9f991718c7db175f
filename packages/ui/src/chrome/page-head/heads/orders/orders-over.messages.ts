import { defineMessages } from 'react-intl';

export const ordersOverHead = defineMessages({
  title: {
    id: 'pageHead.ordersOver.title',
    defaultMessage: 'Orders that are over – signal',
    description: 'List of orders that are over. Title in the browser tab.',
  },
  description: {
    id: 'pageHead.ordersOver.description',
    defaultMessage: 'Orders that are complete, cancelled or refunded.',
    description: 'List of orders that are over. Description for search engines.',
  },
});
