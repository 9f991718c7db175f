import { defineMessage, defineMessages } from 'react-intl';

export const categoryMessages = {
  within: defineMessage<{ category: string }>({
    id: 'category.within',
    defaultMessage: 'In {category}',
    description: 'Name of the links to the parts of a category, for screen readers.',
  }),
  ...defineMessages({
    all: {
      id: 'category.all',
      defaultMessage: 'All products',
      description: 'Title of the list of everything, and its link in the way back up.',
    },
    home: {
      id: 'category.home',
      defaultMessage: 'Home',
      description: 'First link of the way back up: the home page.',
    },
    empty: {
      id: 'category.empty',
      defaultMessage: 'Nothing here yet',
      description: 'Title of a category without products.',
    },
    emptyText: {
      id: 'category.emptyText',
      defaultMessage: 'No products in this category yet.',
      description: 'Under "Nothing here yet".',
    },
    noMatch: {
      id: 'category.noMatch',
      defaultMessage: 'No products match your filters',
      description: 'Title when no product of a category passes the chosen filters.',
    },
    noMatchText: {
      id: 'category.noMatchText',
      defaultMessage: 'Remove a filter to see more.',
      description: 'Under “No products match your filters”.',
    },
    clear: {
      id: 'category.clear',
      defaultMessage: 'Clear filters',
      description: 'Link under “No products match your filters”.',
    },
    toAll: {
      id: 'category.toAll',
      defaultMessage: 'See all products',
      description: 'Link on an empty or unknown category.',
    },
    unknown: {
      id: 'category.unknown',
      defaultMessage: 'We couldn’t find that category',
      description: 'Title when an address names a category the shop does not have.',
    },
    unknownText: {
      id: 'category.unknownText',
      defaultMessage: 'It may have moved. Browse all our products instead.',
      description: 'Under “We couldn’t find that category”.',
    },
  }),
};
