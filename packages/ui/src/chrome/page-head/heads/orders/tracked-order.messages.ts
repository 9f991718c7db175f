import { defineMessages } from 'react-intl';

export const trackedOrderHead = defineMessages({
  title: {
    id: 'pageHead.trackedOrder.title',
    defaultMessage: 'Track {name, select, none {an order} other {order {name}}} – signal',
    description:
      'Page that follows one order; name is the order number, none while unknown. Title in the browser tab.',
  },
  description: {
    id: 'pageHead.trackedOrder.description',
    defaultMessage: 'Your order status and tracking.',
    description:
      'Page that follows one order; name is the order number, none while unknown. Description for search engines.',
  },
});
