import { defineMessage, defineMessages } from 'react-intl';

export const goodsToolsMessages = {
  wishFor: defineMessage<{ name: string }>({
    id: 'goodsTools.wishFor',
    defaultMessage: 'Wishlist: {name}',
    description: 'Name of the heart on a card, which puts the goods on the wishlist or takes them off.',
  }),
  compareWith: defineMessage<{ name: string }>({
    id: 'goodsTools.compareWith',
    defaultMessage: 'Compare: {name}',
    description: 'Name of the scale on a card, which takes the goods into the comparison or out of it.',
  }),
  ...defineMessages({
    wish: {
      id: 'goodsTools.wish',
      defaultMessage: 'Add to wishlist',
      description: 'Beside the empty heart on a product page.',
    },
    unwish: {
      id: 'goodsTools.unwish',
      defaultMessage: 'Remove from wishlist',
      description: 'Beside the full heart on a product page, for goods that are on the wishlist.',
    },
    compare: {
      id: 'goodsTools.compare',
      defaultMessage: 'Compare',
      description: 'Beside the scale on a product page; pressed when the goods are being compared.',
    },
  }),
};
