import { defineMessages } from 'react-intl';

export const firstOrderPopupMessages = defineMessages({
  invalid: {
    id: 'firstOrderPopup.invalid',
    defaultMessage: 'Please enter a correct Email!',
    description: 'Under the email field of the popup for a first order. Fixed words.',
  },
  email: {
    id: 'firstOrderPopup.email',
    defaultMessage: 'Email',
    description: 'Label of the email field of the popup for a first order.',
  },
  code: {
    id: 'firstOrderPopup.code',
    defaultMessage: 'Your code',
    description: 'Over the coupon code that the popup for a first order shows at the end.',
  },
  shop: {
    id: 'firstOrderPopup.shop',
    defaultMessage: 'Start shopping',
    description: 'Link of the popup for a first order, once the coupon code is there.',
  },
});
