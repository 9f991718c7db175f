import type { OrderAction } from '@signal-shop/sdk/contract';
import { defineMessages } from 'react-intl';
import type { Sentence } from '../../intl/messages.ts';

export const orderActionMessages = defineMessages({
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
    defaultMessage: 'Confirm receipt',
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
    defaultMessage: 'Register warranty',
    description: 'Button on an order whose warranty can be registered.',
  },
  track: {
    id: 'orderAction.track',
    defaultMessage: 'Track package',
    description: 'Button on an order that is on its way.',
  },
  orderAgain: {
    id: 'orderAction.orderAgain',
    defaultMessage: 'Order again',
    description: 'Button on a finished order; adds all its goods to the cart.',
  },
}) satisfies Record<OrderAction | 'orderAgain', Sentence>;
