import { defineMessages } from 'react-intl';

export const policyLayoutMessages = defineMessages({
  label: {
    id: 'policyLayout.label',
    defaultMessage: 'Policies',
    description: 'Name of the menu beside a policy, for screen readers.',
  },
  all: {
    id: 'policyLayout.all',
    defaultMessage: 'All policies',
    description: 'Entry of the menu beside a policy: the list of all of them.',
  },
});
