import { defineMessage, defineMessages } from 'react-intl';

export const orderLineMessages = {
  quantity: defineMessage<{ count: number; price: string }>({
    id: 'orderLine.quantity',
    defaultMessage: '{count, number} × {price}',
    description: 'On a line of an order: how many pieces at which price.',
  }),
  warrantyUntil: defineMessage<{ day: string }>({
    id: 'orderLine.warrantyUntil',
    defaultMessage: 'Warranty until {day}',
    description: 'On a line of an order whose warranty was registered; {day} is a date.',
  }),
  warrantyOver: defineMessage<{ day: string }>({
    id: 'orderLine.warrantyOver',
    defaultMessage: 'Warranty ended on {day}',
    description: 'On a line of an order whose warranty is over; {day} is a date.',
  }),
  warrantyDays: defineMessage<{ days: number }>({
    id: 'orderLine.warrantyDays',
    defaultMessage: '{days, plural, one {# day} other {# days}} of warranty left to claim',
    description: 'On a line of an order whose warranty can be claimed.',
  }),
  ...defineMessages({
    reviewed: {
      id: 'orderLine.reviewed',
      defaultMessage: 'You reviewed it',
      description: 'On a line of an order its buyer has reviewed.',
    },
  }),
};
