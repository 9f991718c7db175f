import { defineMessage, defineMessages } from 'react-intl';

export const commentsPanelMessages = {
  step: defineMessage<{ stars: number; count: number }>({
    id: 'commentsPanel.step',
    defaultMessage:
      '{stars, plural, one {# star} other {# stars}}: {count, plural, one {# review} other {# reviews}}',
    description: 'Name of one bar of how the stars are spread, for screen readers.',
  }),
  ...defineMessages({
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
    emptyText: {
      id: 'commentsPanel.emptyText',
      defaultMessage: 'Buyers can review for thirty days after delivery.',
      description: 'Under "No reviews yet".',
    },
  }),
};
