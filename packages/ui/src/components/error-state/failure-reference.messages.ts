import { defineMessages } from 'react-intl';

export const failureReferenceMessages = defineMessages({
  label: {
    id: 'failureReference.label',
    defaultMessage: 'Reference:',
    description: 'Before the code of a failed answer, which shoppers quote to the support.',
  },
});
