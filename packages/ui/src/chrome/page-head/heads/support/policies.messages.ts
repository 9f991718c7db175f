import { defineMessages } from 'react-intl';

export const policiesHead = defineMessages({
  title: {
    id: 'pageHead.policies.title',
    defaultMessage: 'Terms and policies – signal',
    description: 'List of all policies. Title in the browser tab.',
  },
  description: {
    id: 'pageHead.policies.description',
    defaultMessage: 'All our terms and policies.',
    description: 'List of all policies. Description for search engines.',
  },
});
