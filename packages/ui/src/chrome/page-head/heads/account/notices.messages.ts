import { defineMessages } from 'react-intl';

export const noticesHead = defineMessages({
  title: {
    id: 'pageHead.notices.title',
    defaultMessage: 'Your email alerts – signal',
    description: 'Title in the browser tab.',
  },
  description: {
    id: 'pageHead.notices.description',
    defaultMessage: 'The products you asked us to email you about.',
    description: 'Description for search engines.',
  },
});
