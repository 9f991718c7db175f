import { defineMessages } from 'react-intl';

export const accountPasswordMessages = defineMessages({
  title: {
    id: 'account-password.title',
    defaultMessage: 'Change password',
    description: 'Title of the page that changes the password.',
  },
  lead: {
    id: 'account-password.lead',
    defaultMessage: 'You’ll stay logged in here. All other devices will need to log in again.',
    description: 'Under the title of the page that changes the password.',
  },
  done: {
    id: 'account-password.done',
    defaultMessage: 'You’ve been logged out on all other devices.',
    description: 'After the password was changed.',
  },
});
