import { defineMessages } from 'react-intl';

export const skipLinkMessages = defineMessages({
  skip: {
    id: 'skipLink.skip',
    defaultMessage: 'Skip to content',
    description: 'First link of every page, seen on the first press of Tab.',
  },
});
