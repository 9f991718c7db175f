import { defineMessage, defineMessages } from 'react-intl';

export const statusMeaningWords = defineMessages({
  unpaid: {
    id: 'orderHeader.unpaid',
    defaultMessage: 'We keep the goods for you until it is paid.',
    description: 'Under the status “Payment incomplete” of an order.',
  },
  pending: {
    id: 'orderHeader.pending',
    defaultMessage: 'We are checking it. There is nothing for you to do.',
    description: 'Under the status “Pending” of an order: its payment or its release is being checked.',
  },
  paid: {
    id: 'orderHeader.paid',
    defaultMessage: 'It is paid. We pack it and write to you when it leaves.',
    description: 'Under the status “Awaiting shipment” of an order.',
  },
  cancelled: {
    id: 'orderHeader.cancelled',
    defaultMessage: 'It was called off; nothing will be sent.',
    description: 'Under the status “Cancelled” of an order.',
  },
  shipped: {
    id: 'orderHeader.shipped',
    defaultMessage: 'It is on its way to you.',
    description: 'Under the status “Shipped” of an order.',
  },
  complete: {
    id: 'orderHeader.complete',
    defaultMessage: 'All done. Enjoy it.',
    description: 'Under the status “Complete” of an order.',
  },
  deleted: {
    id: 'orderHeader.deleted',
    defaultMessage: 'You took it out of your list. Here it can still be read.',
    description: 'Under the status “Deleted” of an order.',
  },
  refundRequested: {
    id: 'orderHeader.refundRequested',
    defaultMessage: 'We are looking into your request. Each line below says how it stands.',
    description: 'Under the status “Refund requested” of an order.',
  },
  refunded: {
    id: 'orderHeader.refunded',
    defaultMessage: 'The money goes back by the way it came.',
    description: 'Under the status “Refunded” of an order.',
  },
  received: {
    id: 'orderHeader.received',
    defaultMessage: 'It has arrived. If something is wrong with it, say so here.',
    description: 'Under the status “Received” of an order.',
  },
  refundRejected: {
    id: 'orderHeader.refundRejected',
    defaultMessage: 'We could not agree to your request. You may ask again, or write to us.',
    description: 'Under the status “Refund rejected” of an order.',
  },
});

export const orderHeaderMessages = {
  because: defineMessage<{ reason: string }>({
    id: 'orderHeader.because',
    defaultMessage: 'Your reason: {reason}',
    description: 'Under the status of a cancelled order; the reason is one that the customer chose.',
  }),
  ...defineMessages({
    number: {
      id: 'orderHeader.number',
      defaultMessage: 'Order number',
      description: 'Beside the number of an order.',
    },
    placed: {
      id: 'orderHeader.placed',
      defaultMessage: 'Placed',
      description: 'Beside the day of an order.',
    },
    paidBy: {
      id: 'orderHeader.paidBy',
      defaultMessage: 'Payment',
      description: 'Beside the way an order was paid: card, points, free test, not yet.',
    },
    print: {
      id: 'orderHeader.print',
      defaultMessage: 'Print',
      description: 'Button that prints an order or its invoice.',
    },
  }),
};
