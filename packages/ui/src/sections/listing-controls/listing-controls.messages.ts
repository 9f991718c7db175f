import { defineMessage, defineMessages } from 'react-intl';
import type { Sentence } from '../../intl/messages.ts';
import type { GoodsFilter, GoodsSort } from '../../screens/catalogue/category/category.states.ts';

export const listingControlsMessages = {
  total: defineMessage<{ total: number }>({
    id: 'listingControls.total',
    defaultMessage: '{total, plural, one {# product} other {# products}}',
    description: 'Over a list of products: how many there are.',
  }),
  show: defineMessage<{ total: number }>({
    id: 'listingControls.show',
    defaultMessage: 'Show {total, plural, one {# product} other {# products}}',
    description: 'Button under the filters on a phone: closes them and shows what they leave.',
  }),
  sortedBy: defineMessage<{ order: string }>({
    id: 'listingControls.sortedBy',
    defaultMessage: 'Sort: {order}',
    description: 'Button over a list of products; {order} is one of the orders, e.g. "Newest first".',
  }),
  chosenPrice: defineMessage<{ range: string }>({
    id: 'listingControls.chosenPrice',
    defaultMessage: 'Price: {range}',
    description:
      'Button over a list of products; {range} is the price that was chosen, e.g. "$50.00 or less".',
  }),
  priceUpTo: defineMessage<{ max: string }>({
    id: 'listingControls.priceUpTo',
    defaultMessage: '{max} or less',
    description: 'Choice over a list of products: everything up to a price.',
  }),
  priceFrom: defineMessage<{ min: string }>({
    id: 'listingControls.priceFrom',
    defaultMessage: '{min} or more',
    description: 'Choice over a list of products: everything from a price on.',
  }),
  priceBetween: defineMessage<{ min: string; max: string }>({
    id: 'listingControls.priceBetween',
    defaultMessage: '{min} to {max}',
    description: 'Choice over a list of products: everything between two prices.',
  }),
  ratingFrom: defineMessage<{ stars: number }>({
    id: 'listingControls.ratingFrom',
    defaultMessage: '{stars, plural, one {# star and up} other {# stars and up}}',
    description: 'Button over a list of products: how well rated those shown are at least.',
  }),
  ratingFromCount: defineMessage<{ stars: number; count: number }>({
    id: 'listingControls.ratingFromCount',
    defaultMessage: '{stars, plural, one {# star and up} other {# stars and up}} ({count, number})',
    description: 'Choice over a list of products: at least so many stars; count is how many that leaves.',
  }),
  ...defineMessages({
    price: {
      id: 'listingControls.price',
      defaultMessage: 'Price',
      description: 'Button over a list of products while no price is chosen.',
    },
    anyPrice: {
      id: 'listingControls.anyPrice',
      defaultMessage: 'Any price',
      description: 'Choice over a list of products: whatever it costs.',
    },
    rating: {
      id: 'listingControls.rating',
      defaultMessage: 'Rating',
      description: 'Button over a list of products while no rating is chosen.',
    },
    anyRating: {
      id: 'listingControls.anyRating',
      defaultMessage: 'Any rating',
      description: 'Choice over a list of products: however it is rated.',
    },
    clear: {
      id: 'listingControls.clear',
      defaultMessage: 'Clear all',
      description: 'Link over a list of products: takes every choice away.',
    },
    filters: {
      id: 'listingControls.filters',
      defaultMessage: 'Filters',
      description:
        'Button that opens the choices that narrow a list of products, and their name for screen readers.',
    },
  }),
};

export const filterMessages = defineMessages({
  new: {
    id: 'listingControls.filterNew',
    defaultMessage: 'New',
    description: 'Choice over a list of products: only new ones.',
  },
  deal: {
    id: 'listingControls.filterDeal',
    defaultMessage: 'On sale',
    description: 'Choice over a list of products: only those that cost less than before.',
  },
  inStock: {
    id: 'listingControls.filterInStock',
    defaultMessage: 'In stock',
    description: 'Choice over a list of products: only those that can be sent now.',
  },
}) satisfies Record<GoodsFilter, Sentence>;

export const sortMessages = defineMessages({
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
