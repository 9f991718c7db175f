import { defineMessages } from 'react-intl';

export const addressesHead = defineMessages({
  title: {
    id: 'pageHead.addresses.title',
    defaultMessage: 'Your addresses – signal',
    description: 'Title in the browser tab.',
  },
  description: {
    id: 'pageHead.addresses.description',
    defaultMessage: 'The addresses we ship your orders to.',
    description: 'Description for search engines.',
  },
});
