import { defineMessage, defineMessages } from 'react-intl';

export const checkoutMessages = {
  payTotalNext: defineMessage<{ total: string }>({
    id: 'checkout.pay-total-next',
    defaultMessage: 'Total {total}. You pay in the next step.',
    description: 'Under the button that places the order; {total} is money.',
  }),
  ...defineMessages({
    title: {
      id: 'checkout.title',
      defaultMessage: 'Address and totals',
      description: 'Title of the step between cart and payment.',
    },
    address: {
      id: 'checkout.address',
      defaultMessage: 'Where should it go?',
      description: 'Title of the address part.',
    },
    items: {
      id: 'checkout.items',
      defaultMessage: 'Your order',
      description: 'Title of the goods and sums beside the address.',
    },
    back: {
      id: 'checkout.back',
      defaultMessage: 'Back to the cart',
      description: 'Link from the address to the cart.',
    },
    place: {
      id: 'checkout.place',
      defaultMessage: 'Place order',
      description: 'Button that places the order and leads to the payment.',
    },
    placeAgain: {
      id: 'checkout.place-again',
      defaultMessage: 'Place order at this total',
      description: 'The same button after a price has changed.',
    },
    payNext: {
      id: 'checkout.pay-next',
      defaultMessage: 'You pay in the next step.',
      description: 'Under the button that places the order.',
    },
    taxFailed: {
      id: 'checkout.tax-failed',
      defaultMessage: 'Tax and shipping could not be computed.',
      description: 'When the call for the tax failed; a button to try again stands beside it.',
    },
    retry: {
      id: 'checkout.retry',
      defaultMessage: 'Try again',
      description: 'Button beside a failure of the checkout.',
    },
    priceChanged: {
      id: 'checkout.price-changed',
      defaultMessage:
        'A price has changed since you opened the cart. Look at the new total, then place the order again.',
      description: 'After the server refused an order because its total is no longer the one on the screen.',
    },
    stockGone: {
      id: 'checkout.stock-gone',
      defaultMessage: 'The item is out of stock now!',
      description: 'When an item was sold out in the meantime. The English sentence is fixed.',
    },
    unreachable: {
      id: 'checkout.unreachable',
      defaultMessage:
        'No answer from the shop. Look at your orders before you try again: this one may be there already.',
      description: 'When it is unknown whether the order was placed.',
    },
  }),
};
