import { defineMessages } from 'react-intl';

export const profileHead = defineMessages({
  title: {
    id: 'pageHead.profile.title',
    defaultMessage: 'Your profile – signal',
    description: 'Title in the browser tab.',
  },
  description: {
    id: 'pageHead.profile.description',
    defaultMessage: 'Who you are, how you look to others, and your invitation link.',
    description: 'Description for search engines.',
  },
});
