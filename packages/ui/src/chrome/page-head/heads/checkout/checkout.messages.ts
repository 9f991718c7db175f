import { defineMessages } from 'react-intl';

export const checkoutHead = defineMessages({
  title: {
    id: 'pageHead.checkout.title',
    defaultMessage: 'Shipping – signal',
    description: 'Address step of the checkout. Title in the browser tab.',
  },
  description: {
    id: 'pageHead.checkout.description',
    defaultMessage: 'Enter your shipping address and review your total.',
    description: 'Address step of the checkout. Description for search engines.',
  },
});
