import { defineMessages } from 'react-intl';

export const warrantyHead = defineMessages({
  title: {
    id: 'pageHead.warranty.title',
    defaultMessage: 'Warranty – signal',
    description: 'Warranty page. Title in the browser tab.',
  },
  description: {
    id: 'pageHead.warranty.description',
    defaultMessage:
      'A {years, plural, one {#-year} other {#-year}} warranty, {returnDays}-day returns, and how to file a claim.',
    description: 'Warranty page. Description for search engines.',
  },
});
