import { defineMessages } from 'react-intl';

export const accountApplicationsMessages = defineMessages({
  title: {
    id: 'account-applications.title',
    defaultMessage: 'My free tests',
    description: 'Title of the list of applications for free product tests.',
  },
  empty: {
    id: 'account-applications.empty',
    defaultMessage: 'Nothing tested yet',
    description: 'Title of the empty list of applications.',
  },
  emptyText: {
    id: 'account-applications.empty-text',
    defaultMessage: 'Some products look for testers: their pages say so, and you keep what you test.',
    description: 'Under the title of the empty list of applications.',
  },
  shop: {
    id: 'account-applications.shop',
    defaultMessage: 'Look around',
    description: 'Button of the empty list of applications, leads to all goods.',
  },
});
