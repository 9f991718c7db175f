import { defineMessage, defineMessages } from 'react-intl';

export const statusMeaningMessages = defineMessages({
  unpaid: {
    id: 'orderHeader.unpaid',
    defaultMessage: 'We’ll hold your items until you pay.',
    description: 'Under the status “Awaiting payment” of an order.',
  },
  pending: {
    id: 'orderHeader.pending',
    defaultMessage: 'We’re checking your order. You don’t need to do anything.',
    description: 'Under the status “Pending” of an order: its payment or its release is being checked.',
  },
  paid: {
    id: 'orderHeader.paid',
    defaultMessage: 'Payment received. We’re packing your order and will email you when it ships.',
    description: 'Under the status “Awaiting shipment” of an order.',
  },
  cancelled: {
    id: 'orderHeader.cancelled',
    defaultMessage: 'This order was canceled. Nothing will be shipped.',
    description: 'Under the status “Canceled” of an order.',
  },
  shipped: {
    id: 'orderHeader.shipped',
    defaultMessage: 'It’s on its way.',
    description: 'Under the status “Shipped” of an order.',
  },
  complete: {
    id: 'orderHeader.complete',
    defaultMessage: 'All done. Enjoy.',
    description: 'Under the status “Completed” of an order.',
  },
  deleted: {
    id: 'orderHeader.deleted',
    defaultMessage: 'You removed this order from your list. You can still view it here.',
    description: 'Under the status “Deleted” of an order.',
  },
  refundRequested: {
    id: 'orderHeader.refundRequested',
    defaultMessage: 'We’re reviewing your request. See the status of each item below.',
    description: 'Under the status “Refund requested” of an order.',
  },
  refunded: {
    id: 'orderHeader.refunded',
    defaultMessage: 'We’ve refunded your original payment method.',
    description: 'Under the status “Refunded” of an order.',
  },
  received: {
    id: 'orderHeader.received',
    defaultMessage: 'Delivered. If anything’s wrong, let us know here.',
    description: 'Under the status “Received” of an order.',
  },
  refundRejected: {
    id: 'orderHeader.refundRejected',
    defaultMessage: 'We couldn’t approve your refund. You can request it again or contact us.',
    description: 'Under the status “Refund declined” of an order.',
  },
});

export const orderHeaderMessages = {
  because: defineMessage<{ reason: string }>({
    id: 'orderHeader.because',
    defaultMessage: 'Reason: {reason}',
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
      description: 'Button that prints an order that is not paid.',
    },
    printInvoice: {
      id: 'orderHeader.printInvoice',
      defaultMessage: 'Print invoice',
      description:
        'Button that opens the print dialog with the invoice of an order, which can save it as a PDF file.',
    },
  }),
};
