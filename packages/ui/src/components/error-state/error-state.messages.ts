import { defineMessages } from 'react-intl';

export const errorStateMessages = defineMessages({
  title: {
    id: 'errorState.title',
    defaultMessage: 'That did not work',
    description: 'Title where something could not be loaded.',
  },
  network: {
    id: 'errorState.network',
    defaultMessage: 'No connection to the shop. Please check your network and try again.',
    description: 'Where something could not be loaded because the network is away.',
  },
  timeout: {
    id: 'errorState.timeout',
    defaultMessage: 'The shop did not answer within a minute. Please try again.',
    description: 'Where something could not be loaded in time.',
  },
  unexpected: {
    id: 'errorState.unexpected',
    defaultMessage: 'Something went wrong on our side. Please try again.',
    description: 'Where something could not be loaded for a reason we do not know.',
  },
  retry: {
    id: 'errorState.retry',
    defaultMessage: 'Try again',
    description: 'Button that loads again what could not be loaded.',
  },
});
