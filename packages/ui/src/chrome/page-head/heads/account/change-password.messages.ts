import { defineMessages } from 'react-intl';

export const changePasswordHead = defineMessages({
  title: {
    id: 'pageHead.changePassword.title',
    defaultMessage: 'Change password – signal',
    description: 'Title in the browser tab.',
  },
  description: {
    id: 'pageHead.changePassword.description',
    defaultMessage: 'Change your account password.',
    description: 'Description for search engines.',
  },
});
