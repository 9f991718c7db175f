import { defineMessages } from 'react-intl';

export const policyHead = defineMessages({
  title: {
    id: 'pageHead.policy.title',
    defaultMessage: '{name, select, none {Policies} other {{name}}} – signal',
    description:
      'Policy page; name is the title of the policy. Title in the browser tab. name is none while unknown.',
  },
  description: {
    id: 'pageHead.policy.description',
    defaultMessage: 'Our terms and policies.',
    description: 'Policy page; name is the title of the policy. Description for search engines.',
  },
});
