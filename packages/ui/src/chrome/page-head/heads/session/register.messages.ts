import { defineMessages } from 'react-intl';

export const registerHead = defineMessages({
  title: {
    id: 'pageHead.register.title',
    defaultMessage: 'Open an account – signal',
    description: 'Registration page. Title in the browser tab.',
  },
  description: {
    id: 'pageHead.register.description',
    defaultMessage: 'Open an account, earn points and follow your orders.',
    description: 'Registration page. Description for search engines.',
  },
});
