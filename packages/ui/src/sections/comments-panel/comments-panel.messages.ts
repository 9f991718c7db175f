import { defineMessage, defineMessages } from 'react-intl';

export const commentsPanelMessages = {
  step: defineMessage<{ stars: number; count: number }>({
    id: 'commentsPanel.step',
    defaultMessage:
      '{stars, plural, one {# star} other {# stars}}: {count, plural, one {# review} other {# reviews}}',
    description: 'Name of one bar of how the stars are spread, for screen readers.',
  }),
  stars: defineMessage<{ stars: number }>({
    id: 'commentsPanel.stars',
    defaultMessage: '{stars, plural, one {# star} other {# stars}}',
    description: 'Choice over the reviews of a product: only those with so many stars.',
  }),
  withPictures: defineMessage<{ count: number }>({
    id: 'commentsPanel.withPictures',
    defaultMessage: 'With photos ({count, number})',
    description:
      'Choice over the reviews of a product: only those with pictures; count is how many there are.',
  }),
  emptyText: defineMessage<{ days: number }>({
    id: 'commentsPanel.emptyText',
    defaultMessage: 'Buyers can review for {days} days after delivery.',
    description: 'Under "No reviews yet".',
  }),
  ...defineMessages({
    choices: {
      id: 'commentsPanel.choices',
      defaultMessage: 'Filter reviews',
      description: 'Name of the choices over the reviews of a product, for screen readers.',
    },
    title: {
      id: 'commentsPanel.title',
      defaultMessage: 'Reviews',
      description: 'Title over what buyers say on a product page.',
    },
    empty: {
      id: 'commentsPanel.empty',
      defaultMessage: 'No reviews yet',
      description: 'On a product page nobody has reviewed.',
    },
    noMatch: {
      id: 'commentsPanel.noMatch',
      defaultMessage: 'No reviews match your filters',
      description: 'In place of the reviews of a product when stars and photos together match none.',
    },
    clear: {
      id: 'commentsPanel.clear',
      defaultMessage: 'Clear filters',
      description: 'Button under "No reviews match your filters".',
    },
  }),
};
