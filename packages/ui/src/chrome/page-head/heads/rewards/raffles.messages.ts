import { defineMessages } from 'react-intl';

export const rafflesHead = defineMessages({
  title: {
    id: 'pageHead.raffles.title',
    defaultMessage: 'Raffles – signal',
    description: 'Page of the raffles. Title in the browser tab.',
  },
  description: {
    id: 'pageHead.raffles.description',
    defaultMessage: 'Free raffles with prizes for gamers. One ticket each, and every ticket wins.',
    description: 'Page of the raffles. Description for search engines.',
  },
});
