import { defineMessages } from 'react-intl';

export const bareLayoutMessages = defineMessages({
  back: {
    id: 'bareLayout.back',
    defaultMessage: 'Back to the shop',
    description: 'Link at the top of cart and payment.',
  },
  safe: {
    id: 'bareLayout.safe',
    defaultMessage: 'Secure checkout',
    description: 'Beside a lock at the top of cart and payment.',
  },
});
