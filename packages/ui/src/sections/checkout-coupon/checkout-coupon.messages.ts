import { defineMessage, defineMessages } from 'react-intl';

export const checkoutCouponMessages = {
  fitting: defineMessage<{ count: number }>({
    id: 'checkout-coupon.fitting',
    defaultMessage: '{count, plural, one {# available} other {# available}}',
    description:
      'Beside “Coupon or promo code”: how many of the customer’s coupons can be used for this order.',
  }),
  applied: defineMessage<{ amount: string }>({
    id: 'checkout-coupon.applied',
    defaultMessage: 'You save {amount}.',
    description: 'Under the chosen coupon; {amount} is money.',
  }),
  short: defineMessage<{ minimum: string; missing: string }>({
    id: 'checkout-coupon.short',
    defaultMessage: 'Spend {missing} more to use it (minimum {minimum}).',
    description: 'Under a coupon whose minimum the order does not reach; both are money.',
  }),
  ...defineMessages({
    title: {
      id: 'checkout-coupon.title',
      defaultMessage: 'Coupon or promo code',
      description: 'Opens the coupons and the field for a code beside the sums of an order.',
    },
    own: {
      id: 'checkout-coupon.own',
      defaultMessage: 'Your coupons',
      description: 'Name of the list of coupons to choose from, read out only.',
    },
    none: {
      id: 'checkout-coupon.none',
      defaultMessage: 'No coupon',
      description: 'First choice among the coupons.',
    },
    noGoods: {
      id: 'checkout-coupon.no-goods',
      defaultMessage: 'no eligible items',
      description:
        'Under a coupon, behind what it is for ("Mice only"): none of the goods of the order count.',
    },
    code: {
      id: 'checkout-coupon.code',
      defaultMessage: 'Coupon code',
      description: 'Label of the field for a code.',
    },
    apply: {
      id: 'checkout-coupon.apply',
      defaultMessage: 'Apply',
      description: 'Button beside the field for a coupon code.',
    },
    codeMissing: {
      id: 'checkout-coupon.code-missing',
      defaultMessage: 'Enter a coupon code.',
      description: 'Error under the empty field for a coupon code.',
    },
    remove: {
      id: 'checkout-coupon.remove',
      defaultMessage: 'Remove coupon',
      description: 'Button beside the chosen coupon.',
    },
    later: {
      id: 'checkout-coupon.later',
      defaultMessage: 'Applied once you enter your address.',
      description: 'Under the chosen coupon while the order has no address.',
    },
    checking: {
      id: 'checkout-coupon.checking',
      defaultMessage: 'Checking…',
      description: 'Under the chosen coupon while the shop is asked.',
    },
    listFailed: {
      id: 'checkout-coupon.list-failed',
      defaultMessage: 'We couldn’t load your coupons.',
      description: 'In place of the own coupons, with a button to try again.',
    },
  }),
};
