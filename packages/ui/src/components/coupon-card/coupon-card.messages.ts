import type { MessageTag } from 'react-intl';
import { defineMessage, defineMessages } from 'react-intl';

export const couponCardMessages = {
  percent: defineMessage<{ discount: number }>({
    id: 'couponCard.percent',
    defaultMessage: '{discount, number}% off',
    description:
      'Large on a coupon: the discount. In Chinese the number is what is left to pay, in tenths (9 折 for 10% off).',
  }),
  amount: defineMessage<{ amount: string; sum: MessageTag }>({
    id: 'couponCard.amount',
    defaultMessage: '<sum>{amount}</sum> off',
    description: 'Large on a coupon: what it takes off; amount with its currency.',
  }),
  minimum: defineMessage<{ amount: string }>({
    id: 'couponCard.minimum',
    defaultMessage: 'on orders of {amount} or more',
    description: 'On a coupon: what must be bought at least; amount with its currency.',
  }),
  until: defineMessage<{ day: string }>({
    id: 'couponCard.until',
    defaultMessage: 'Valid until {day}',
    description: 'On a coupon that can be used; day is the last one.',
  }),
  stale: defineMessage<{ day: string }>({
    id: 'couponCard.stale',
    defaultMessage: 'Expired on {day}',
    description: 'On a coupon that was not used in time; day is when it ran out.',
  }),
  order: defineMessage<{ ordersn: string }>({
    id: 'couponCard.order',
    defaultMessage: 'Order {ordersn}',
    description: 'Link on a used coupon to the order it was used for.',
  }),
  days: defineMessage<{ days: number }>({
    id: 'couponCard.days',
    defaultMessage: '{days, plural, one {Valid for # day} other {Valid for # days}}',
    description: 'On a coupon to take: how long it can be used from then on.',
  }),
  takeNamed: defineMessage<{ name: string }>({
    id: 'couponCard.take-named',
    defaultMessage: 'Get coupon: {name}',
    description: 'Name of the button on a coupon to take, read out only.',
  }),
  ...defineMessages({
    noMinimum: {
      id: 'couponCard.no-minimum',
      defaultMessage: 'no minimum',
      description: 'On a coupon that asks for no minimum.',
    },
    used: { id: 'couponCard.used', defaultMessage: 'Used', description: 'On a coupon that was used.' },
    taken: {
      id: 'couponCard.taken',
      defaultMessage: 'Added',
      description: 'In place of the button on a coupon that the customer has just taken.',
    },
    take: { id: 'couponCard.take', defaultMessage: 'Get coupon', description: 'Button on a coupon to take.' },
    all: {
      id: 'couponCard.scope-all',
      defaultMessage: 'All products',
      description: 'On a coupon that counts for all goods.',
    },
    headset: {
      id: 'couponCard.scope-headset',
      defaultMessage: 'Headsets only',
      description: 'On a coupon that counts for headsets only.',
    },
    mouse: {
      id: 'couponCard.scope-mouse',
      defaultMessage: 'Mice only',
      description: 'On a coupon that counts for mice only.',
    },
  }),
};
