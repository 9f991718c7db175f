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
      defaultMessage: 'On my wishlist',
      description: 'Beside the heart on a product page; pressed when the goods are on the wishlist.',
    },
    compare: {
      id: 'goodsTools.compare',
      defaultMessage: 'Compare',
      description: 'Beside the scale on a product page; pressed when the goods are being compared.',
    },
  }),
};
