import { defineMessage, defineMessages } from 'react-intl';

export const productCardMessages = {
  lowStock: defineMessage<{ count: number }>({
    id: 'productCard.lowStock',
    defaultMessage: '{count, plural, one {Only # left} other {Only # left}}',
    description: 'On a card of goods that are nearly gone.',
  }),
  rating: defineMessage<{ rating: number }>({
    id: 'productCard.rating',
    defaultMessage: '{rating, number, ::.0} of 5 stars',
    description: 'Read out for the small star and number on a card of goods.',
  }),
  ...defineMessages({
    soldOut: {
      id: 'productCard.soldOut',
      defaultMessage: 'Out of stock',
      description: 'On a card of goods that cannot be ordered now.',
    },
  }),
};
