import { defineMessages } from 'react-intl';

export const orderHead = defineMessages({
  title: {
    id: 'pageHead.order.title',
    defaultMessage: '{name, select, none {Order} other {Order {name}}} – signal',
    description:
      'Details of one order; name is the order number. Title in the browser tab. name is none while unknown.',
  },
  description: {
    id: 'pageHead.order.description',
    defaultMessage: 'Your items, their status, and what you paid.',
    description: 'Details of one order; name is the order number. Description for search engines.',
  },
});
