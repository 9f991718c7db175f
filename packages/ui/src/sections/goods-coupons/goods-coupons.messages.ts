import { defineMessage, defineMessages } from 'react-intl';

export const goodsCouponsMessages = {
  percent: defineMessage<{ discount: number }>({
    id: 'goodsCoupons.percent',
    defaultMessage: '{discount, number}% off',
    description:
      'Discount of a coupon beside a product. In Chinese the number is what is left to pay, in tenths (9 折 for 10% off).',
  }),
  amount: defineMessage<{ amount: string }>({
    id: 'goodsCoupons.amount',
    defaultMessage: '{amount} off',
    description: 'What a coupon beside a product takes off; amount with its currency.',
  }),
  minimum: defineMessage<{ amount: string }>({
    id: 'goodsCoupons.minimum',
    defaultMessage: 'on orders of {amount} or more',
    description: 'Beside a coupon: what must be bought at least; amount with its currency.',
  }),
  days: defineMessage<{ days: number }>({
    id: 'goodsCoupons.days',
    defaultMessage: '{days, plural, one {Valid for # day} other {Valid for # days}}',
    description: 'Beside a coupon: how long it can be used once it was taken.',
  }),
  take: defineMessage<{ name: string }>({
    id: 'goodsCoupons.takeNamed',
    defaultMessage: 'Get coupon: {name}',
    description: 'Name of the button beside a coupon, read out only.',
  }),
  ...defineMessages({
    title: {
      id: 'goodsCoupons.title',
      defaultMessage: 'Coupons for this product',
      description: 'Over the coupons that can be taken on a product page.',
    },
    button: {
      id: 'goodsCoupons.take',
      defaultMessage: 'Get coupon',
      description: 'Button beside a coupon on a product page.',
    },
    taken: {
      id: 'goodsCoupons.taken',
      defaultMessage: 'Added',
      description: 'In place of the button beside a coupon that the customer has.',
    },
  }),
};
