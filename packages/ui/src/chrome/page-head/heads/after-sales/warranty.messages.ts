import { defineMessages } from 'react-intl';

export const warrantyHead = defineMessages({
  title: {
    id: 'pageHead.warranty.title',
    defaultMessage: 'Warranty – signal',
    description: 'Warranty page. Title in the browser tab.',
  },
  description: {
    id: 'pageHead.warranty.description',
    defaultMessage: 'One year of warranty, 45 days to return, and how a claim works.',
    description: 'Warranty page. Description for search engines.',
  },
});
