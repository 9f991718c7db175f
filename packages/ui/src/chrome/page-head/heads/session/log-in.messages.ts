import { defineMessages } from 'react-intl';

export const logInHead = defineMessages({
  title: {
    id: 'pageHead.logIn.title',
    defaultMessage: 'Log in – signal',
    description: 'Login page. Title in the browser tab.',
  },
  description: {
    id: 'pageHead.logIn.description',
    defaultMessage: 'Log in to check out and track your orders.',
    description: 'Login page. Description for search engines.',
  },
});
