import { defineMessages } from 'react-intl';

export const errorStateMessages = defineMessages({
  title: {
    id: 'errorState.title',
    defaultMessage: 'Something went wrong',
    description: 'Title where something could not be loaded.',
  },
  network: {
    id: 'errorState.network',
    defaultMessage: 'We can’t reach the shop. Check your connection and try again.',
    description: 'Where something could not be loaded because the network is away.',
  },
  timeout: {
    id: 'errorState.timeout',
    defaultMessage: 'This is taking too long. Please try again.',
    description: 'Where something could not be loaded in time.',
  },
  unexpected: {
    id: 'errorState.unexpected',
    defaultMessage: 'Something went wrong on our end. Please try again.',
    description: 'Where something could not be loaded for a reason we do not know.',
  },
  retry: {
    id: 'errorState.retry',
    defaultMessage: 'Try again',
    description: 'Button that loads again what could not be loaded.',
  },
});
