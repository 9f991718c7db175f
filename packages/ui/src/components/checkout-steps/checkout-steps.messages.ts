import { defineMessages } from 'react-intl';

export const checkoutStepsMessages = defineMessages({
  label: {
    id: 'checkoutSteps.label',
    defaultMessage: 'Checkout steps',
    description: 'Name of the list of steps above cart, shipping, and payment, read out only.',
  },
  cart: {
    id: 'checkoutSteps.cart',
    defaultMessage: 'Cart',
    description: 'First step of a purchase, in the list above the page.',
  },
  shipping: {
    id: 'checkoutSteps.shipping',
    defaultMessage: 'Shipping',
    description: 'Second step of a purchase: the address and the total.',
  },
  payment: {
    id: 'checkoutSteps.payment',
    defaultMessage: 'Payment',
    description: 'Last step of a purchase.',
  },
  done: {
    id: 'checkoutSteps.done',
    defaultMessage: 'completed',
    description: 'After the name of a step that is behind the shopper, read out only.',
  },
});
