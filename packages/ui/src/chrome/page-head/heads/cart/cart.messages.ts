import { defineMessages } from 'react-intl';

export const cartHead = defineMessages({
  title: {
    id: 'pageHead.cart.title',
    defaultMessage: 'Your cart – signal',
    description: 'Cart page. Title in the browser tab.',
  },
  description: {
    id: 'pageHead.cart.description',
    defaultMessage: 'The items in your cart.',
    description: 'Cart page. Description for search engines.',
  },
});
