import { defineMessages } from 'react-intl';

export const lineStatusMessages = defineMessages({
  unknown: {
    id: 'lineStatus.unknown',
    defaultMessage: 'Status unavailable',
    description: 'State of one line of an order, when the server gives none.',
  },
  unshipped: {
    id: 'lineStatus.unshipped',
    defaultMessage: 'Not shipped yet',
    description: 'State of one line of an order, code 1.',
  },
  shipped: {
    id: 'lineStatus.shipped',
    defaultMessage: 'Shipped',
    description: 'State of one line of an order, code 2.',
  },
  pendingRefund: {
    id: 'lineStatus.pendingRefund',
    defaultMessage: 'Refund pending',
    description: 'State of one line of an order, code 3.',
  },
  refunded: {
    id: 'lineStatus.refunded',
    defaultMessage: 'Refunded',
    description: 'State of one line of an order, code 4.',
  },
  trackingToAdd: {
    id: 'lineStatus.trackingToAdd',
    defaultMessage: 'Tracking number needed',
    description:
      'State of one line of an order, code 5: the buyer still has to give the number of the return parcel.',
  },
  cancelled: {
    id: 'lineStatus.cancelled',
    defaultMessage: 'Canceled',
    description: 'State of one line of an order, code 6.',
  },
  received: {
    id: 'lineStatus.received',
    defaultMessage: 'Received',
    description: 'State of one line of an order, code 8.',
  },
  complete: {
    id: 'lineStatus.complete',
    defaultMessage: 'Completed',
    description: 'State of one line of an order, code 9.',
  },
  rejected: {
    id: 'lineStatus.rejected',
    defaultMessage: 'Declined',
    description: 'State of one line of an order, code 10.',
  },
  salesReturn: {
    id: 'lineStatus.salesReturn',
    defaultMessage: 'Return in progress',
    description: 'State of one line of an order, code 11: sales return.',
  },
});
