import { defineMessages } from 'react-intl';

export const accountPasswordMessages = defineMessages({
  title: {
    id: 'account-password.title',
    defaultMessage: 'Change password',
    description: 'Title of the page that changes the password.',
  },
  lead: {
    id: 'account-password.lead',
    defaultMessage: 'You stay logged in here; every other device has to log in again.',
    description: 'Under the title of the page that changes the password.',
  },
  done: {
    id: 'account-password.done',
    defaultMessage: 'Every other login has ended.',
    description: 'After the password was changed.',
  },
});
