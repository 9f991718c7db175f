import { defineMessages } from 'react-intl';

export const decorationHead = defineMessages({
  title: {
    id: 'pageHead.decoration.title',
    defaultMessage: 'Avatar decoration – signal',
    description: 'Title in the browser tab.',
  },
  description: {
    id: 'pageHead.decoration.description',
    defaultMessage: 'What stands around your picture.',
    description: 'Description for search engines.',
  },
});
