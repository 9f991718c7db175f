import { defineMessages } from 'react-intl';

export const dealStatusMessages = defineMessages({
  approved: {
    id: 'dealStatus.approved',
    defaultMessage: 'Approved',
    description: 'State of an application: the applicant gets the goods.',
  },
  rejected: {
    id: 'dealStatus.rejected',
    defaultMessage: 'Rejected',
    description: 'State of an application that was turned down.',
  },
  underReview: {
    id: 'dealStatus.under-review',
    defaultMessage: 'Under review',
    description: 'State of an application that nobody decided yet.',
  },
  unknown: {
    id: 'dealStatus.unknown',
    defaultMessage: 'Status unknown',
    description: 'State of an application that this shop does not know.',
  },
});
