import { defineMessage, defineMessages } from 'react-intl';

export const ratingStarsMessages = {
  value: defineMessage<{ value: number }>({
    id: 'ratingStars.value',
    defaultMessage: '{value, number} of 5 stars',
    description: 'Read out for a row of stars.',
  }),
  count: defineMessage<{ count: number }>({
    id: 'ratingStars.count',
    defaultMessage: '{count, plural, one {# review} other {# reviews}}',
    description: 'Beside the stars: how many reviews there are.',
  }),
  ...defineMessages({
    none: {
      id: 'ratingStars.none',
      defaultMessage: 'No reviews yet',
      description: 'Beside empty stars, when nobody has reviewed the goods.',
    },
  }),
};
