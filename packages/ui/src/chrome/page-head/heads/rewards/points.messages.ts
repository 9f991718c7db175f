import { defineMessages } from 'react-intl';

export const pointsHead = defineMessages({
  title: {
    id: 'pageHead.points.title',
    defaultMessage: 'Points – signal',
    description: 'Page about points. Title in the browser tab.',
  },
  description: {
    id: 'pageHead.points.description',
    defaultMessage: 'How points are earned, what they buy, and what your level grants.',
    description: 'Page about points. Description for search engines.',
  },
});
