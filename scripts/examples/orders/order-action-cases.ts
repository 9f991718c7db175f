import { payOrder, placeOrder } from '../checkout/checkout-cases.ts';
import type { ExampleCase } from '../example-case.ts';
import { example, exampleAfter } from '../example-case.ts';

const shipped = 'SG20260111000027';
const complete = 'SG20251220000034';
const cancelled = 'SG20250926000005';
const orderThatNeverWas = 'SG20260115999999';

export const orderActionCases: readonly ExampleCase[] = [
  exampleAfter('cancelOrder', 'success', 'Cancelled before it was paid', async (visitor) => ({
    ...(await placeOrder(visitor)),
    reason: 'orderedByMistake' as const,
    note: 'I wanted the black one.',
  })),
  exampleAfter(
    'cancelOrder',
    'paid',
    'Cancelled after it was paid: the money goes back',
    async (visitor) => ({
      ...(await payOrder(visitor)),
      reason: 'foundCheaper' as const,
    }),
  ),
  example('cancelOrder', 'orderNotFound', 'No such order', { ordersn: orderThatNeverWas, reason: 'other' }),
  example('cancelOrder', 'orderNotCancellable', 'It is on its way', {
    ordersn: shipped,
    reason: 'changedMind',
  }),

  example('confirmReceived', 'success', 'It has come', { ordersn: shipped }),
  example('confirmReceived', 'orderNotFound', 'No such order', { ordersn: orderThatNeverWas }),
  example('confirmReceived', 'orderNotShipped', 'It came long ago', { ordersn: complete }),

  example('deleteOrder', 'success', 'Gone from the list', { ordersn: cancelled }),
  example('deleteOrder', 'orderNotFound', 'No such order', { ordersn: orderThatNeverWas }),
  example('deleteOrder', 'orderNotDeletable', 'It is on its way', { ordersn: shipped }),
];
