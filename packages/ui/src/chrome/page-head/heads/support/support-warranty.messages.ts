import { defineMessages } from 'react-intl';

export const supportWarrantyHead = defineMessages({
  title: {
    id: 'pageHead.supportWarranty.title',
    defaultMessage: 'Warranty – signal',
    description: 'Warranty page of the support. Title in the browser tab.',
  },
  description: {
    id: 'pageHead.supportWarranty.description',
    defaultMessage:
      'What the {years, plural, one {#-year} other {#-year}} warranty covers and how to file a claim.',
    description: 'Warranty page of the support. Description for search engines.',
  },
});
