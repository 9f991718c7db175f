import { defineMessages } from 'react-intl';

export const decorationHead = defineMessages({
  title: {
    id: 'pageHead.decoration.title',
    defaultMessage: 'Avatar frame – signal',
    description: 'Title in the browser tab.',
  },
  description: {
    id: 'pageHead.decoration.description',
    defaultMessage: 'Choose a frame for your avatar.',
    description: 'Description for search engines.',
  },
});
