import { defineMessage, defineMessages } from 'react-intl';

export const cartDrawerMessages = {
  title: defineMessage<{ count: number }>({
    id: 'cartDrawer.title',
    defaultMessage: '{count, plural, =0 {Your cart} one {Your cart, # item} other {Your cart, # items}}',
    description: 'Title of the cart at the edge of the page.',
  }),
  ...defineMessages({
    subtotal: {
      id: 'cartDrawer.subtotal',
      defaultMessage: 'Subtotal',
      description: 'Line of the sums in the cart at the edge of the page.',
    },
    reduction: {
      id: 'cartDrawer.reduction',
      defaultMessage: 'You save',
      description: 'Line of the sums in the cart at the edge of the page: what the promotion takes off.',
    },
    total: {
      id: 'cartDrawer.total',
      defaultMessage: 'Total',
      description: 'Last line of the sums in the cart at the edge of the page.',
    },
    toCart: {
      id: 'cartDrawer.toCart',
      defaultMessage: 'View cart',
      description: 'Link in the cart at the edge of the page: to the cart page.',
    },
  }),
};
