import { defineMessages } from 'react-intl';

export const featureMessages = defineMessages({
  add: {
    id: 'feature.add',
    defaultMessage: 'Add to cart',
    description: 'Button on goods that are marked in a large picture.',
  },
  details: {
    id: 'feature.details',
    defaultMessage: 'View product',
    description: 'Link to the product that a large picture shows taken apart.',
  },
});
