import { defineMessages } from 'react-intl';

export const selectFieldMessages = defineMessages({
  choose: {
    id: 'selectField.choose',
    defaultMessage: 'Choose',
    description: 'First line of a list while nothing is chosen.',
  },
  loading: {
    id: 'selectField.loading',
    defaultMessage: 'Loading the list…',
    description: 'In a list whose lines are on their way from the server.',
  },
  failed: {
    id: 'selectField.failed',
    defaultMessage: 'We couldn’t load the list.',
    description: 'Under a list whose lines could not be loaded.',
  },
  retry: {
    id: 'selectField.retry',
    defaultMessage: 'Try again',
    description: 'Button under a list whose lines could not be loaded.',
  },
});
