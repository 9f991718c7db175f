import { defineMessages } from 'react-intl';

export const spinnerMessages = defineMessages({
  loading: {
    id: 'spinner.loading',
    defaultMessage: 'Loading',
    description: 'Read out while something is on its way and only the moving pulse shows it.',
  },
});
