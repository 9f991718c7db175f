import { defineMessages } from 'react-intl';

export const reviewCardMessages = defineMessages({
  customer: {
    id: 'reviewCard.customer',
    defaultMessage: 'A customer',
    description: 'In place of the name of somebody who wrote a review without one.',
  },
});
