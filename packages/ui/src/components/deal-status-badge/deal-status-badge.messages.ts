import { defineMessages } from 'react-intl';

export const dealStatusMessages = defineMessages({
  approved: {
    id: 'dealStatus.approved',
    defaultMessage: 'Approved',
    description: 'What the shop decided about an application.',
  },
  rejected: {
    id: 'dealStatus.rejected',
    defaultMessage: 'Declined',
    description: 'What the shop decided about an application.',
  },
  underReview: {
    id: 'dealStatus.underReview',
    defaultMessage: 'Under review',
    description: 'The shop has not decided about an application yet.',
  },
  unknown: {
    id: 'dealStatus.unknown',
    defaultMessage: 'Status unavailable',
    description: 'An application is in a state that this page does not know.',
  },
});
