import { defineMessage, defineMessages } from 'react-intl';

export const orderDetailsMessages = {
  title: defineMessage<{ ordersn: string }>({
    id: 'order-details.title',
    defaultMessage: 'Order {ordersn}',
    description: 'Title of the page of one order.',
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
    limits: {
      id: 'order-details.limits',
      defaultMessage: 'What is possible until when',
      description: 'Title of the time limits of an order: return, review, warranty.',
    },
    refunded: {
      id: 'order-details.refunded',
      defaultMessage: 'Given back so far',
      description: 'Under the sums of an order of which money went back.',
    },
    points: {
      id: 'order-details.points',
      defaultMessage: 'Paid with points',
      description: 'Under the sums of an order that was paid with points.',
    },
    gift: {
      id: 'order-details.gift',
      defaultMessage: 'Register it for a gift',
      description:
        'Link under the goods of an order that has arrived; leads to the registration of products.',
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
