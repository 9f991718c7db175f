import { defineMessages } from 'react-intl';

export const giftHead = defineMessages({
  title: {
    id: 'pageHead.gift.title',
    defaultMessage: 'Register an order – signal',
    description: 'Page that registers an order for a gift. Title in the browser tab.',
  },
  description: {
    id: 'pageHead.gift.description',
    defaultMessage: 'Register a purchase, earn points for it, and choose a free gift.',
    description: 'Page that registers an order for a gift. Description for search engines.',
  },
});
