import { defineMessages } from 'react-intl';

export const checkoutHead = defineMessages({
  title: {
    id: 'pageHead.checkout.title',
    defaultMessage: 'Delivery address – signal',
    description: 'Address step of the checkout. Title in the browser tab.',
  },
  description: {
    id: 'pageHead.checkout.description',
    defaultMessage: 'Where your order goes to.',
    description: 'Address step of the checkout. Description for search engines.',
  },
});
