import { defineMessage } from 'react-intl';

export const checkoutItemsMessages = {
  left: defineMessage<{ left: number }>({
    id: 'checkout-items.left',
    defaultMessage: '{left, plural, =0 {Just sold out} one {Only # left} other {Only # left}}',
    description: 'Under goods of an order that the shop cannot deliver as many of as are wanted.',
  }),
  was: defineMessage<{ before: string; now: string }>({
    id: 'checkout-items.was',
    defaultMessage: 'New price: {now}, was {before}',
    description: 'Under goods whose price of one piece changed during the checkout; both are money.',
  }),
};
