import { defineMessages } from 'react-intl';

export const finderLinkMessages = defineMessages({
  start: {
    id: 'finder.start',
    defaultMessage: 'Help me choose',
    description: 'Link to the product finder, above a list of products and in the menu.',
  },
});
