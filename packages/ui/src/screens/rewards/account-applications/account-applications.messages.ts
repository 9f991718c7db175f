import { defineMessages } from 'react-intl';

export const accountApplicationsMessages = defineMessages({
  title: {
    id: 'account-applications.title',
    defaultMessage: 'My free tests',
    description: 'Title of the list of applications for free product tests.',
  },
  empty: {
    id: 'account-applications.empty',
    defaultMessage: 'No test applications yet',
    description: 'Title of the empty list of applications.',
  },
  emptyText: {
    id: 'account-applications.empty-text',
    defaultMessage:
      'Some products are looking for testers. Their pages say so, and testers keep the product.',
    description: 'Under the title of the empty list of applications.',
  },
  shop: {
    id: 'account-applications.shop',
    defaultMessage: 'Browse the shop',
    description: 'Button of the empty list of applications, leads to all goods.',
  },
});
