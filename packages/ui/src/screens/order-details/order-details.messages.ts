import { defineMessage, defineMessages } from 'react-intl';

export const orderDetailsMessages = {
  title: defineMessage<{ ordersn: string }>({
    id: 'order-details.title',
    defaultMessage: 'Order {ordersn}',
    description: 'Title of the page of one order.',
  }),
  placed: defineMessage<{ time: string }>({
    id: 'order-details.placed',
    defaultMessage: 'Placed {time}',
    description: 'Under the title of an order; the time is a date such as 15 January 2026.',
  }),
  ...defineMessages({
    titleUnknown: {
      id: 'order-details.title-unknown',
      defaultMessage: 'Order',
      description: 'Title of the page of an order that is not loaded yet.',
    },
    goods: {
      id: 'order-details.goods',
      defaultMessage: 'Goods',
      description: 'Title of the goods of an order.',
    },
    lines: {
      id: 'order-details.lines',
      defaultMessage: 'Ordered goods',
      description: 'Name of the list of goods, read out only.',
    },
    sums: { id: 'order-details.sums', defaultMessage: 'Sums', description: 'Title of the sums of an order.' },
    shipTo: {
      id: 'order-details.ship-to',
      defaultMessage: 'Ships to',
      description: 'Title of the address of an order.',
    },
    note: {
      id: 'order-details.note',
      defaultMessage: 'Your note',
      description: 'Title of the note that the customer wrote.',
    },
    progress: {
      id: 'order-details.progress',
      defaultMessage: 'Progress',
      description: 'Title of the steps of an order.',
    },
    parcel: {
      id: 'order-details.parcel',
      defaultMessage: 'Parcel',
      description: 'Title of the parcel of an order.',
    },
    carrier: {
      id: 'order-details.carrier',
      defaultMessage: 'Carrier',
      description: 'Name of the company that carries the parcel.',
    },
    trackingNumber: {
      id: 'order-details.tracking-number',
      defaultMessage: 'Tracking number',
      description: 'Beside the number of the parcel.',
    },
    numberPending: {
      id: 'order-details.number-pending',
      defaultMessage: 'The number is on its way',
      description: 'In place of a tracking number that the carrier has not given yet.',
    },
    payNow: {
      id: 'order-details.pay-now',
      defaultMessage: 'Pay now',
      description: 'Button of an unpaid order, leads to the payment.',
    },
    notFound: {
      id: 'order-details.not-found',
      defaultMessage: 'This order cannot be found',
      description: 'When the order does not exist for this customer.',
    },
    notFoundText: {
      id: 'order-details.not-found-text',
      defaultMessage: 'Check the number, or look for it in your list.',
      description: 'When the order does not exist for this customer.',
    },
    toOrders: {
      id: 'order-details.to-orders',
      defaultMessage: 'My orders',
      description: 'Link and button that lead to the list of orders.',
    },
  }),
};
