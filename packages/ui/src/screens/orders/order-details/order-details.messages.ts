import { defineMessage, defineMessages } from 'react-intl';

export const orderDetailsMessages = {
  arrives: defineMessage<{ day: string }>({
    id: 'order-details.arrives',
    defaultMessage: 'Arrives {day}',
    description:
      'Title of the page of a shipped order; the day is a weekday with its date: Friday, January 16.',
  }),
  expected: defineMessage<{ status: string; days: string }>({
    id: 'order-details.expected',
    defaultMessage: '{status}, arrives {days}',
    description:
      'Title of the page of an order before it ships. The status is “Order awaiting shipment”, for example; the days are a range: Nov 25 – 27.',
  }),
  dated: defineMessage<{ status: string; day: string }>({
    id: 'order-details.dated',
    defaultMessage: '{status} on {day}',
    description:
      'Title of the page of an order with a final status, such as “Order completed”; the day is a date with its year: January 16, 2026.',
  }),
  shipped: defineMessage<{ day: string }>({
    id: 'order-details.shipped',
    defaultMessage: 'Shipped on {day}',
    description:
      'Title of the page of a shipped order whose arrival is unknown; the day is a weekday with its date: Friday, January 16.',
  }),
  ...defineMessages({
    titleUnknown: {
      id: 'order-details.title-unknown',
      defaultMessage: 'Order',
      description: 'Title of the page of an order that is not loaded yet.',
    },
    goods: {
      id: 'order-details.goods',
      defaultMessage: 'Items',
      description: 'Title of the goods of an order.',
    },
    lines: {
      id: 'order-details.lines',
      defaultMessage: 'Items ordered',
      description: 'Name of the list of goods, read out only.',
    },
    sums: {
      id: 'order-details.sums',
      defaultMessage: 'Order summary',
      description: 'Title of the sums of an order.',
    },
    shipTo: {
      id: 'order-details.ship-to',
      defaultMessage: 'Ships to',
      description: 'Title of the address of an order.',
    },
    progress: {
      id: 'order-details.progress',
      defaultMessage: 'Order status',
      description: 'Title of the steps of an order.',
    },
    parcel: {
      id: 'order-details.parcel',
      defaultMessage: 'Package',
      description: 'Title of the parcel of an order.',
    },
    limits: {
      id: 'order-details.limits',
      defaultMessage: 'Deadlines',
      description: 'Title of the time limits of an order: return, review, warranty.',
    },
    refunded: {
      id: 'order-details.refunded',
      defaultMessage: 'Refunded so far',
      description: 'Under the sums of an order of which money went back.',
    },
    points: {
      id: 'order-details.points',
      defaultMessage: 'Paid with points',
      description: 'Under the sums of an order that was paid with points.',
    },
    gift: {
      id: 'order-details.gift',
      defaultMessage: 'Register this order for a gift',
      description:
        'Link under the goods of an order that has arrived; leads to the registration of products.',
    },
    notFound: {
      id: 'order-details.not-found',
      defaultMessage: 'We couldn’t find this order',
      description: 'When the order does not exist for this customer.',
    },
    notFoundText: {
      id: 'order-details.not-found-text',
      defaultMessage: 'Check the number, or look for it under My orders.',
      description: 'When the order does not exist for this customer.',
    },
    toOrders: {
      id: 'order-details.to-orders',
      defaultMessage: 'My orders',
      description: 'Link and button that lead to the list of orders.',
    },
  }),
};
