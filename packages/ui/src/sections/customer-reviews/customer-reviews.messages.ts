import { defineMessages } from 'react-intl';

export const customerReviewsMessages = defineMessages({
  title: {
    id: 'customerReviews.title',
    defaultMessage: 'What Our Customers Say',
    description: 'Title over reviews on the home page. Fixed words.',
  },
});
