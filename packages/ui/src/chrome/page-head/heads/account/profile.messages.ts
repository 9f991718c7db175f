import { defineMessages } from 'react-intl';

export const profileHead = defineMessages({
  title: {
    id: 'pageHead.profile.title',
    defaultMessage: 'Your account – signal',
    description: 'Title in the browser tab.',
  },
  description: {
    id: 'pageHead.profile.description',
    defaultMessage: 'Your orders, points, and coupons at a glance, with your profile.',
    description: 'Description for search engines.',
  },
});
