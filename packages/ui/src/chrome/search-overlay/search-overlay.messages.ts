import { defineMessages } from 'react-intl';

export const searchOverlayMessages = defineMessages({
  title: {
    id: 'searchOverlay.title',
    defaultMessage: 'What are you looking for?',
    description: 'Title of the search that opens over the page.',
  },
  browse: {
    id: 'searchOverlay.browse',
    defaultMessage: 'Or go straight to',
    description: 'Under the search field, before links to categories.',
  },
});
