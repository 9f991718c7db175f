import { defineMessage, defineMessages } from 'react-intl';

export const productActionsMessages = {
  wishFor: defineMessage<{ name: string }>({
    id: 'productActions.wishFor',
    defaultMessage: 'Wishlist: {name}',
    description: 'Name of the heart on a card, which puts the goods on the wishlist or takes them off.',
  }),
  compareWith: defineMessage<{ name: string }>({
    id: 'productActions.compareWith',
    defaultMessage: 'Compare: {name}',
    description: 'Name of the scale on a card, which takes the goods into the comparison or out of it.',
  }),
  addToCart: defineMessage<{ name: string }>({
    id: 'productActions.addToCart',
    defaultMessage: 'Add to cart: {name}',
    description:
      'Name of the cart on a card or in the comparison, which adds one piece of the goods to the cart.',
  }),
  ...defineMessages({
    wish: {
      id: 'productActions.wish',
      defaultMessage: 'Add to wishlist',
      description: 'Beside the empty heart on a product page.',
    },
    unwish: {
      id: 'productActions.unwish',
      defaultMessage: 'Remove from wishlist',
      description: 'Beside the full heart on a product page, for goods that are on the wishlist.',
    },
    compare: {
      id: 'productActions.compare',
      defaultMessage: 'Compare',
      description: 'Beside the scale on a product page; pressed when the goods are being compared.',
    },
  }),
};
