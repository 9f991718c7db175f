import { defineMessages } from 'react-intl';

export const addressesHead = defineMessages({
  title: {
    id: 'pageHead.addresses.title',
    defaultMessage: 'Your addresses and cards – signal',
    description: 'Title in the browser tab.',
  },
  description: {
    id: 'pageHead.addresses.description',
    defaultMessage: 'The addresses we ship your orders to, and the cards you’ve saved.',
    description: 'Description for search engines.',
  },
});
