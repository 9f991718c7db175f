import { defineMessages } from 'react-intl';

export const commentHead = defineMessages({
  title: {
    id: 'pageHead.comment.title',
    defaultMessage: 'Write a review – signal',
    description: 'Page on which goods are reviewed. Title in the browser tab.',
  },
  description: {
    id: 'pageHead.comment.description',
    defaultMessage: 'Review a product you bought.',
    description: 'Page on which goods are reviewed. Description for search engines.',
  },
});
