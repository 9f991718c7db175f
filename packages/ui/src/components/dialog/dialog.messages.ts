import { defineMessages } from 'react-intl';

export const dialogMessages = defineMessages({
  close: {
    id: 'dialog.close',
    defaultMessage: 'Close',
    description: 'Name of the cross that closes a window over the page.',
  },
});
