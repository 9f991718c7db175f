import { defineMessages } from 'react-intl';

export const winsHead = defineMessages({
  title: {
    id: 'pageHead.wins.title',
    defaultMessage: 'Your winnings – signal',
    description: 'Title in the browser tab.',
  },
  description: {
    id: 'pageHead.wins.description',
    defaultMessage: 'What you won, and where it goes.',
    description: 'Description for search engines.',
  },
});
