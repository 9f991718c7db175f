import { defineMessages } from 'react-intl';

export const orderStatusMessages = defineMessages({
  unpaid: {
    id: 'orderStatus.unpaid',
    defaultMessage: 'Awaiting payment',
    description: 'State of an order, code 0.',
  },
  pending: {
    id: 'orderStatus.pending',
    defaultMessage: 'Pending',
    description: 'State of an order, code 1.',
  },
  paid: {
    id: 'orderStatus.paid',
    defaultMessage: 'Awaiting shipment',
    description: 'State of an order, code 2: paid.',
  },
  cancelled: {
    id: 'orderStatus.cancelled',
    defaultMessage: 'Canceled',
    description: 'State of an order, code 3.',
  },
  shipped: {
    id: 'orderStatus.shipped',
    defaultMessage: 'Shipped',
    description: 'State of an order, code 4.',
  },
  complete: {
    id: 'orderStatus.complete',
    defaultMessage: 'Completed',
    description: 'State of an order, code 5.',
  },
  deleted: {
    id: 'orderStatus.deleted',
    defaultMessage: 'Deleted',
    description: 'State of an order, code 6.',
  },
  refundRequested: {
    id: 'orderStatus.refundRequested',
    defaultMessage: 'Refund requested',
    description: 'State of an order, code 7.',
  },
  refunded: {
    id: 'orderStatus.refunded',
    defaultMessage: 'Refunded',
    description: 'State of an order, code 8.',
  },
  received: {
    id: 'orderStatus.received',
    defaultMessage: 'Received',
    description: 'State of an order, code 9.',
  },
  refundRejected: {
    id: 'orderStatus.refundRejected',
    defaultMessage: 'Refund declined',
    description: 'State of an order, code 10.',
  },
  unknown: {
    id: 'orderStatus.unknown',
    defaultMessage: 'Status unavailable',
    description: 'State of an order whose code the shop does not know.',
  },
});
