import { defineMessages } from 'react-intl';

export const giftHead = defineMessages({
  title: {
    id: 'pageHead.gift.title',
    defaultMessage: 'Register for a gift – signal',
    description: 'Page that registers an order for a gift. Title in the browser tab.',
  },
  description: {
    id: 'pageHead.gift.description',
    defaultMessage: 'Register what you bought, get its price in points and choose a gift.',
    description: 'Page that registers an order for a gift. Description for search engines.',
  },
});
