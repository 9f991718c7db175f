import { defineMessage, defineMessages } from 'react-intl';

export const hotProductCardMessages = {
  warranty: defineMessage<{ days: number }>({
    id: 'hotProductCard.warranty',
    defaultMessage: '{days}-day warranty',
    description: 'On a card of popular goods; the number of days is 45.',
  }),
  lowStock: defineMessage<{ count: number }>({
    id: 'hotProductCard.lowStock',
    defaultMessage: '{count, plural, one {Only # left} other {Only # left}}',
    description: 'On a card of popular goods that are nearly gone.',
  }),
  add: defineMessage<{ name: string }>({
    id: 'hotProductCard.add',
    defaultMessage: 'Add {name} to cart',
    description: 'Read out for the button on a card of popular goods, which shows a cart.',
  }),
  ...defineMessages({
    inStock: {
      id: 'hotProductCard.inStock',
      defaultMessage: 'In stock',
      description: 'On a card of popular goods, when many are in stock.',
    },
    soldOut: {
      id: 'hotProductCard.soldOut',
      defaultMessage: 'Out of stock',
      description: 'On a card of popular goods that cannot be ordered now.',
    },
  }),
};
