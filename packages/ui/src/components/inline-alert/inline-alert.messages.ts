import { defineMessages } from 'react-intl';

export const inlineAlertMessages = defineMessages({
  dismiss: {
    id: 'inlineAlert.dismiss',
    defaultMessage: 'Dismiss',
    description: 'Name of the button that takes a message away.',
  },
});
