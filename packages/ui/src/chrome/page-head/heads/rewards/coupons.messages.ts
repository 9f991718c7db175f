import { defineMessages } from 'react-intl';

export const couponsHead = defineMessages({
  title: {
    id: 'pageHead.coupons.title',
    defaultMessage: 'Your coupons – signal',
    description: 'List of own coupons. Title in the browser tab.',
  },
  description: {
    id: 'pageHead.coupons.description',
    defaultMessage: 'Your coupons and what they’ll save you.',
    description: 'List of own coupons. Description for search engines.',
  },
});
