import type { OrderAction } from '@signal-shop/sdk/contract';
import { defineMessage, defineMessages } from 'react-intl';
import type { Sentence } from '../../intl/messages.ts';

export const orderCardMessages = {
  number: defineMessage<{ ordersn: string }>({
    id: 'orderCard.number',
    defaultMessage: 'Order {ordersn}',
    description: 'Title of one order in the list of orders.',
  }),
  more: defineMessage<{ count: number }>({
    id: 'orderCard.more',
    defaultMessage: '{count, plural, one {Show # more item} other {Show # more items}}',
    description: 'Button under the first three lines of a long order.',
  }),
  detailsOf: defineMessage<{ ordersn: string }>({
    id: 'orderCard.detailsOf',
    defaultMessage: 'Details of order {ordersn}',
    description: 'Read out for the link to all of one order.',
  }),
  ...defineMessages({
    total: {
      id: 'orderCard.total',
      defaultMessage: 'Total',
      description: 'Before the sum of one order in the list of orders.',
    },
    details: { id: 'orderCard.details', defaultMessage: 'Details', description: 'Link to all of one order.' },
  }),
};

export const orderActionWords = defineMessages({
  pay: {
    id: 'orderAction.pay',
    defaultMessage: 'Pay now',
    description: 'Button on an order that is not paid.',
  },
  cancel: {
    id: 'orderAction.cancel',
    defaultMessage: 'Cancel order',
    description: 'Button on an order that can still be cancelled.',
  },
  confirmReceived: {
    id: 'orderAction.confirmReceived',
    defaultMessage: 'I have received it',
    description: 'Button on an order that was shipped.',
  },
  delete: {
    id: 'orderAction.delete',
    defaultMessage: 'Delete order',
    description: 'Button on an order that is over.',
  },
  review: {
    id: 'orderAction.review',
    defaultMessage: 'Write a review',
    description: 'Button on an order whose goods can be reviewed.',
  },
  afterSales: {
    id: 'orderAction.afterSales',
    defaultMessage: 'Return or refund',
    description: 'Button on an order that can be returned.',
  },
  registerWarranty: {
    id: 'orderAction.registerWarranty',
    defaultMessage: 'Register the warranty',
    description: 'Button on an order whose warranty can be registered.',
  },
  track: {
    id: 'orderAction.track',
    defaultMessage: 'Track parcel',
    description: 'Button on an order that is on its way.',
  },
}) satisfies Record<OrderAction, Sentence>;
