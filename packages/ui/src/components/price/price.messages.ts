import { defineMessage, defineMessages } from 'react-intl';

export const priceMessages = {
  points: defineMessage<{ points: number }>({
    id: 'price.points',
    defaultMessage: '{points, plural, one {# point} other {# points}}',
    description: 'A price paid in points.',
  }),
  lowest: defineMessage<{ price: string; days: number }>({
    id: 'price.lowest',
    defaultMessage: '{days}-day low: {price}',
    description:
      'Small, under a reduced price in a list: the lowest price of the last 30 days, with its currency.',
  }),
  ...defineMessages({
    was: {
      id: 'price.was',
      defaultMessage: 'was',
      description: 'Read out before the struck price of reduced goods: "$59.90, was $79.90".',
    },
    free: { id: 'price.free', defaultMessage: 'Free', description: 'In place of a price of nothing.' },
  }),
};
