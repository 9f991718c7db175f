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
    defaultMessage: '{days, plural, one {# day of warranty left} other {# days of warranty left}}',
    description: 'On a line of an order whose warranty can be claimed.',
  }),
  ...defineMessages({
    reviewed: {
      id: 'orderLine.reviewed',
      defaultMessage: 'Reviewed',
      description: 'On a line of an order its buyer has reviewed.',
    },
    seeReview: {
      id: 'orderLine.seeReview',
      defaultMessage: 'Your review',
      description: 'Button on a line of an order its buyer has reviewed; leads to the review.',
    },
    seeAfterSales: {
      id: 'orderLine.seeAfterSales',
      defaultMessage: 'View return',
      description: 'Button on a line of an order that goes back, is exchanged or was refunded.',
    },
    addNumber: {
      id: 'orderLine.addNumber',
      defaultMessage: 'Add tracking number',
      description: 'Button on a line that the customer sends back and whose tracking number is missing.',
    },
  }),
};
