import { defineMessages } from 'react-intl';

export const accountWarrantyHead = defineMessages({
  title: {
    id: 'pageHead.accountWarranty.title',
    defaultMessage: 'Your warranties – signal',
    description: 'Title in the browser tab.',
  },
  description: {
    id: 'pageHead.accountWarranty.description',
    defaultMessage: 'Warranty status of your products.',
    description: 'Description for search engines.',
  },
});
