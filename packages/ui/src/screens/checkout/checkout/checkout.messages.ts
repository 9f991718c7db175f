import type { MessageTag } from 'react-intl';
import { defineMessage, defineMessages } from 'react-intl';

export const checkoutMessages = {
  rules: defineMessage<{ shipping: MessageTag; withdrawal: MessageTag }>({
    id: 'checkout.rules',
    defaultMessage:
      'About <shipping>shipping costs and taxes</shipping> and your <withdrawal>right of withdrawal</withdrawal>',
    description: 'Under the totals of the order; both parts in tags are links to policies.',
  }),
  pointsLeft: defineMessage<{ balance: number; left: number }>({
    id: 'checkout.points-left',
    defaultMessage:
      'You have {balance, plural, one {# point} other {# points}}. {left, plural, one {# will be left} other {# will be left}} after this order.',
    description: 'Under goods that are exchanged for points.',
  }),
  pointsMissing: defineMessage<{ balance: number; missing: number }>({
    id: 'checkout.points-missing',
    defaultMessage:
      'You have {balance, plural, one {# point} other {# points}} and need {missing, plural, one {# more} other {# more}}.',
    description: 'When the customer has too few points for the goods.',
  }),
  ...defineMessages({
    title: {
      id: 'checkout.title',
      defaultMessage: 'Shipping',
      description: 'Title of the step between cart and payment.',
    },
    address: {
      id: 'checkout.address',
      defaultMessage: 'Shipping address',
      description: 'Title of the address part.',
    },
    pointsShort: {
      id: 'checkout.points-short',
      defaultMessage: 'Not enough points',
      description: 'Title of the note that points are missing.',
    },
    pointsEarn: {
      id: 'checkout.points-earn',
      defaultMessage: 'How to earn points',
      description: 'Link beside the note that points are missing.',
    },
    withoutCoupon: {
      id: 'checkout.without-coupon',
      defaultMessage: 'Review the total without it, then place your order again.',
      description: 'Behind the sentence with which the shop refused a coupon while the order was placed.',
    },
    place: {
      id: 'checkout.place',
      defaultMessage: 'Order and pay',
      description:
        'Button that places the order and leads to the payment. EU law wants words that name the duty to pay.',
    },
    placeAgain: {
      id: 'checkout.place-again',
      defaultMessage: 'Order and pay this total',
      description: 'The same button after a price has changed.',
    },
    payNext: {
      id: 'checkout.pay-next',
      defaultMessage: 'You enter your payment details on the next page.',
      description: 'Under the button that places the order.',
    },
    taxFailed: {
      id: 'checkout.tax-failed',
      defaultMessage: 'We couldn’t calculate your total.',
      description: 'When the call for the total failed; a button to try again stands beside it.',
    },
    priceChanged: {
      id: 'checkout.price-changed',
      defaultMessage:
        'A price changed after you opened your cart. Review the new total, then place your order again.',
      description: 'After the server refused an order because its total is no longer the one on the screen.',
    },
    totalToSee: {
      id: 'checkout.total-to-see',
      defaultMessage: 'This is the total for your address. Review it, then place your order.',
      description: 'After an order was wanted before its total had been shown; the total is there now.',
    },
    stockGone: {
      id: 'checkout.stock-gone',
      defaultMessage: 'The item is out of stock now!',
      description: 'When an item was sold out in the meantime. The English sentence is fixed.',
    },
    unreachable: {
      id: 'checkout.unreachable',
      defaultMessage:
        'We didn’t get a response. Check your orders before you try again: this one may have gone through.',
      description: 'When it is unknown whether the order was placed.',
    },
  }),
};
