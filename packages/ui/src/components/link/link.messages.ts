import { defineMessages } from 'react-intl';

export const linkMessages = defineMessages({
  newTab: {
    id: 'link.newTab',
    defaultMessage: '(opens in a new tab)',
    description: 'Read out after the name of a link that leaves the shop.',
  },
});
