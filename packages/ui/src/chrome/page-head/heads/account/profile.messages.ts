import { defineMessages } from 'react-intl';

export const profileHead = defineMessages({
  title: {
    id: 'pageHead.profile.title',
    defaultMessage: 'Your profile – signal',
    description: 'Title in the browser tab.',
  },
  description: {
    id: 'pageHead.profile.description',
    defaultMessage: 'Your profile, avatar, and invitation link.',
    description: 'Description for search engines.',
  },
});
