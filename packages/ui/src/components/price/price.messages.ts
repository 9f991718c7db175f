import { defineMessage, defineMessages } from 'react-intl';

export const priceMessages = {
  points: defineMessage<{ points: number }>({
    id: 'price.points',
    defaultMessage: '{points, plural, one {# point} other {# points}}',
    description: 'A price paid in points.',
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
