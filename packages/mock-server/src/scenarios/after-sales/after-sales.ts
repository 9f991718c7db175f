import type { Scenario } from '../create/scenario.ts';
import { scenario, withRefusal } from '../create/scenario.ts';
import { addDeliveredOrder, overEverywhereDays } from '../orders/delivered-order.ts';
import { addRequest, decide, sendBack } from './after-sales-fixtures.ts';

/** Scenarios of returns, exchanges and refunds. */
export const afterSalesScenarios: readonly Scenario[] = [
  scenario('return.ok', 'one more order was received three days ago: each line can be returned', (world) => {
    addDeliveredOrder(world, 3);
  }),
  scenario(
    'return.too-many',
    'every return quantity is more than was bought',
    withRefusal('returnQuantityExceeded', 'requestAfterSales'),
  ),
  scenario(
    'return.day-46',
    'one more order was received more than 46 days ago: too late to return',
    (world) => {
      addDeliveredOrder(world, 46 + overEverywhereDays);
    },
  ),
  scenario('return.requested', 'a return is under review', (world) => {
    addRequest(world, 'return');
  }),
  scenario('return.approved', 'the newest return is approved: its tracking number is needed', (world) => {
    decide(world, 'return', 'approve');
  }),
  scenario('return.rejected', 'the newest return is declined', (world) => {
    decide(world, 'return', 'reject');
  }),
  scenario('return.refunded', 'the newest return is back and refunded', (world) => {
    sendBack(world, 'return');
    decide(world, 'return', 'refundReturned');
  }),
  scenario('refund.requested', 'a refund of a whole order is under review', (world) => {
    addRequest(world, 'refund');
  }),
  scenario('refund.approved', 'the newest refund is approved and sent', (world) => {
    decide(world, 'refund', 'payBack');
  }),
  scenario('refund.rejected', 'the newest refund is declined', (world) => {
    decide(world, 'refund', 'reject');
  }),
  scenario('exchange.requested', 'an exchange is under review', (world) => {
    addRequest(world, 'exchange');
  }),
  scenario('exchange.ok', 'the shop received the newest exchange and sent a replacement', (world) => {
    sendBack(world, 'exchange');
    decide(world, 'exchange', 'replaceReturned');
  }),
];
