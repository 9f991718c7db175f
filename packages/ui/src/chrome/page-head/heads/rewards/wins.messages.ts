import { defineMessages } from 'react-intl';

export const winsHead = defineMessages({
  title: {
    id: 'pageHead.wins.title',
    defaultMessage: 'Your prizes – signal',
    description: 'Title in the browser tab.',
  },
  description: {
    id: 'pageHead.wins.description',
    defaultMessage: 'Your prizes and where we’ll ship them.',
    description: 'Description for search engines.',
  },
});
