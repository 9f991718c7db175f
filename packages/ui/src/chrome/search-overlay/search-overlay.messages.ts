import { defineMessage, defineMessages } from 'react-intl';

export const searchOverlayMessages = {
  found: defineMessage<{ count: number }>({
    id: 'searchOverlay.found',
    defaultMessage: '{count, plural, one {# suggestion} other {# suggestions}}',
    description: 'Read out while somebody types into the search: how much is suggested below.',
  }),
  ...defineMessages({
    title: {
      id: 'searchOverlay.title',
      defaultMessage: 'What are you looking for?',
      description: 'Title of the search that opens over the page.',
    },
    browse: {
      id: 'searchOverlay.browse',
      defaultMessage: 'Popular categories',
      description: 'Under the search field, before links to categories.',
    },
    terms: {
      id: 'searchOverlay.terms',
      defaultMessage: 'Suggestions',
      description: 'Over searches and categories that fit what is typed into the search.',
    },
    goods: {
      id: 'searchOverlay.goods',
      defaultMessage: 'Products',
      description: 'Over products that fit what is typed into the search.',
    },
    recent: {
      id: 'searchOverlay.recent',
      defaultMessage: 'Recent searches',
      description: 'Over what was searched for lately on this device.',
    },
    forget: {
      id: 'searchOverlay.forget',
      defaultMessage: 'Clear',
      description: 'Button beside the last searches: forgets them.',
    },
  }),
};
