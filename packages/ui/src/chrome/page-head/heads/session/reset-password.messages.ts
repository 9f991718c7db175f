import { defineMessages } from 'react-intl';

export const resetPasswordHead = defineMessages({
  title: {
    id: 'pageHead.resetPassword.title',
    defaultMessage: 'Set a new password – signal',
    description: 'Page that resets a forgotten password. Title in the browser tab.',
  },
  description: {
    id: 'pageHead.resetPassword.description',
    defaultMessage: 'Set a new password with the code we email you.',
    description: 'Page that resets a forgotten password. Description for search engines.',
  },
});
