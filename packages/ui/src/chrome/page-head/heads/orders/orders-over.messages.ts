import { defineMessages } from 'react-intl';

export const ordersOverHead = defineMessages({
  title: {
    id: 'pageHead.ordersOver.title',
    defaultMessage: 'Past orders – signal',
    description: 'List of orders that are over. Title in the browser tab.',
  },
  description: {
    id: 'pageHead.ordersOver.description',
    defaultMessage: 'Completed, canceled, and refunded orders.',
    description: 'List of orders that are over. Description for search engines.',
  },
});
