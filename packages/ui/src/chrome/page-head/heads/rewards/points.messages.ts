import { defineMessages } from 'react-intl';

export const pointsHead = defineMessages({
  title: {
    id: 'pageHead.points.title',
    defaultMessage: 'Points – signal',
    description: 'Page about points. Title in the browser tab.',
  },
  description: {
    id: 'pageHead.points.description',
    defaultMessage: 'How to earn points, what to redeem them for, and what your level unlocks.',
    description: 'Page about points. Description for search engines.',
  },
});
