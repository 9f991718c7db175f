import { defineMessages } from 'react-intl';

export const accountPointsHead = defineMessages({
  title: {
    id: 'pageHead.accountPoints.title',
    defaultMessage: 'Your points – signal',
    description: 'Title in the browser tab.',
  },
  description: {
    id: 'pageHead.accountPoints.description',
    defaultMessage: 'Your points balance and history.',
    description: 'Description for search engines.',
  },
});
