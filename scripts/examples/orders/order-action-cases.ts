import { payOrder, placeOrder } from '../checkout/checkout-cases.ts';
import type { ExampleCase } from '../example-case.ts';
import { example, exampleAfter } from '../example-case.ts';

const shippedOrder = 'SG20260111000027';
const complete = 'SG20251220000034';
const cancelled = 'SG20250926000005';
const orderThatNeverWas = 'SG20260115999999';

export const orderActionCases: readonly ExampleCase[] = [
  exampleAfter('cancelOrder', 'success', 'Canceled before payment', async (visitor) => ({
    ...(await placeOrder(visitor)),
    reason: 'orderedByMistake' as const,
    note: 'I wanted the black one.',
  })),
  exampleAfter('cancelOrder', 'paid', 'Canceled after payment, with a refund', async (visitor) => ({
    ...(await payOrder(visitor)),
    reason: 'foundCheaper' as const,
  })),
  example('cancelOrder', 'orderNotFound', 'No such order', { ordersn: orderThatNeverWas, reason: 'other' }),
  example('cancelOrder', 'orderNotCancellable', 'Already shipped', {
    ordersn: shippedOrder,
    reason: 'changedMind',
  }),

  example('confirmReceived', 'success', 'Received', { ordersn: shippedOrder }),
  example('confirmReceived', 'orderNotFound', 'No such order', { ordersn: orderThatNeverWas }),
  example('confirmReceived', 'orderNotShipped', 'Already complete', { ordersn: complete }),

  example('deleteOrder', 'success', 'Deleted from the list', { ordersn: cancelled }),
  example('deleteOrder', 'orderNotFound', 'No such order', { ordersn: orderThatNeverWas }),
  example('deleteOrder', 'orderNotDeletable', 'In transit', { ordersn: shippedOrder }),
];
