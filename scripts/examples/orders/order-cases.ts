import { placeOrder } from '../checkout/checkout-cases.ts';
import type { ExampleCase } from '../example-case.ts';
import { example, exampleAfter } from '../example-case.ts';

export const orderCases: readonly ExampleCase[] = [
  example('listOrders', 'success', 'The newest two', { state: 'orders', page: 1, page_size: 2 }),
  example('listOrders', 'found', 'Orders with a part of a number', { keyword: '000027' }),
  example('listOrders', 'empty', 'No orders', { state: 'cancelled' }, { who: 'newcomer' }),
  exampleAfter('getOrder', 'success', 'An unpaid order', placeOrder),
  example('getOrder', 'shipped', 'A shipped order', { ordersn: 'SG20260111000027' }),
  example('getOrder', 'orderNotFound', 'No such order', { ordersn: 'SG20260115999999' }),
];
