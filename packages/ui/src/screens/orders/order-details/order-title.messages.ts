import type { OrderStatus } from '@signal-shop/sdk/contract';
import { defineMessages } from 'react-intl';
import type { Sentence } from '../../../intl/messages.ts';

/** The status of an order as the title of its page, where “Completed” alone would not say what is. */
export const orderTitleMessages = defineMessages({
  unpaid: {
    id: 'orderTitle.unpaid',
    defaultMessage: 'Order awaiting payment',
    description: 'Title of the page of an order, code 0.',
  },
  pending: {
    id: 'orderTitle.pending',
    defaultMessage: 'Order in review',
    description: 'Title of the page of an order, code 1.',
  },
  paid: {
    id: 'orderTitle.paid',
    defaultMessage: 'Order awaiting shipment',
    description: 'Title of the page of an order, code 2.',
  },
  cancelled: {
    id: 'orderTitle.cancelled',
    defaultMessage: 'Order canceled',
    description: 'Title of the page of an order, code 3.',
  },
  shipped: {
    id: 'orderTitle.shipped',
    defaultMessage: 'Order shipped',
    description: 'Title of the page of an order, code 4.',
  },
  complete: {
    id: 'orderTitle.complete',
    defaultMessage: 'Order completed',
    description: 'Title of the page of an order, code 5.',
  },
  deleted: {
    id: 'orderTitle.deleted',
    defaultMessage: 'Order deleted',
    description: 'Title of the page of an order, code 6.',
  },
  refundRequested: {
    id: 'orderTitle.refundRequested',
    defaultMessage: 'Refund requested',
    description: 'Title of the page of an order, code 7.',
  },
  refunded: {
    id: 'orderTitle.refunded',
    defaultMessage: 'Order refunded',
    description: 'Title of the page of an order, code 8.',
  },
  received: {
    id: 'orderTitle.received',
    defaultMessage: 'Order delivered',
    description: 'Title of the page of an order, code 9.',
  },
  refundRejected: {
    id: 'orderTitle.refundRejected',
    defaultMessage: 'Refund declined',
    description: 'Title of the page of an order, code 10.',
  },
}) satisfies Record<keyof typeof OrderStatus, Sentence>;
