import { defineMessages } from 'react-intl';

/** Why goods were not added to the cart. In a separate file, because a product page needs only these. */
export const refusalMessages = defineMessages({
  cartAddFailed: {
    id: 'toast.cartAddFailed',
    defaultMessage: 'Failed to add, please try again later!',
    description: 'Short message after goods could not be added to the cart. Fixed sentence.',
  },
  cartFull: {
    id: 'toast.cartFull',
    defaultMessage: 'Your cart is full. Log in to add more.',
    description:
      'Short message after a visitor without a login added more kinds of goods than a device keeps.',
  },
  outOfStock: {
    id: 'toast.outOfStock',
    defaultMessage: 'The item is out of stock now!',
    description: 'Short message after goods ran out of stock. Fixed sentence.',
  },
  exceedsMaximum: {
    id: 'toast.exceedsMaximum',
    defaultMessage: 'The item quantity you purchased exceeds the maximum!',
    description: 'Short message after asking for more than may be ordered. Fixed sentence.',
  },
});
