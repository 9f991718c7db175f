import { defineMessages } from 'react-intl';

export const registerHead = defineMessages({
  title: {
    id: 'pageHead.register.title',
    defaultMessage: 'Create an account – signal',
    description: 'Registration page. Title in the browser tab.',
  },
  description: {
    id: 'pageHead.register.description',
    defaultMessage: 'Create an account, earn points, and track your orders.',
    description: 'Registration page. Description for search engines.',
  },
});
