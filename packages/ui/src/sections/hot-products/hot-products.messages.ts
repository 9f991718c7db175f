import { defineMessages } from 'react-intl';

export const hotProductsMessages = defineMessages({
  first: {
    id: 'hotProducts.first',
    defaultMessage: 'Hot right now',
    description: 'Title of the first row of popular products on the home page.',
  },
  second: {
    id: 'hotProducts.second',
    defaultMessage: 'On everyone’s desk',
    description: 'Title of the second row of popular products on the home page.',
  },
  all: {
    id: 'hotProducts.all',
    defaultMessage: 'See all',
    description: 'Link beside "Hot right now": to every product of the shop.',
  },
});
