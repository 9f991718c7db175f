import { defineMessage, defineMessages } from 'react-intl';
import type { Sentence } from '../../intl/messages.ts';
import type { GoodsFilter, GoodsSort } from '../../screens/category/category.states.ts';

export const listingControlsMessages = {
  total: defineMessage<{ total: number }>({
    id: 'listingControls.total',
    defaultMessage: '{total, plural, one {# product} other {# products}}',
    description: 'Over a list of products: how many there are.',
  }),
  sortedBy: defineMessage<{ order: string }>({
    id: 'listingControls.sortedBy',
    defaultMessage: 'Sort: {order}',
    description: 'Button over a list of products; {order} is one of the orders, e.g. "Newest first".',
  }),
  ...defineMessages({
    filters: {
      id: 'listingControls.filters',
      defaultMessage: 'Show only',
      description: 'Name of the choices that narrow a list of products, for screen readers.',
    },
  }),
};

export const filterWords = defineMessages({
  new: {
    id: 'listingControls.filterNew',
    defaultMessage: 'New',
    description: 'Choice over a list of products: only new ones.',
  },
  deal: {
    id: 'listingControls.filterDeal',
    defaultMessage: 'Reduced',
    description: 'Choice over a list of products: only those that cost less than before.',
  },
  inStock: {
    id: 'listingControls.filterInStock',
    defaultMessage: 'In stock',
    description: 'Choice over a list of products: only those that can be sent now.',
  },
}) satisfies Record<GoodsFilter, Sentence>;

export const sortWords = defineMessages({
  popular: {
    id: 'listingControls.sortPopular',
    defaultMessage: 'Most popular',
    description: 'Order of a list of products, also inside "Sort: …".',
  },
  newest: {
    id: 'listingControls.sortNewest',
    defaultMessage: 'Newest first',
    description: 'Order of a list of products, also inside "Sort: …".',
  },
  priceUp: {
    id: 'listingControls.sortPriceUp',
    defaultMessage: 'Price, low to high',
    description: 'Order of a list of products, also inside "Sort: …".',
  },
  priceDown: {
    id: 'listingControls.sortPriceDown',
    defaultMessage: 'Price, high to low',
    description: 'Order of a list of products, also inside "Sort: …".',
  },
  rating: {
    id: 'listingControls.sortRating',
    defaultMessage: 'Best rated',
    description: 'Order of a list of products, also inside "Sort: …".',
  },
}) satisfies Record<GoodsSort, Sentence>;
