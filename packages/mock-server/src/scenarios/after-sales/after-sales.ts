import type { Scenario } from '../create/scenario.ts';
import { refuses, scenario } from '../create/scenario.ts';
import { addDeliveredOrder, overEverywhereDays } from '../orders/delivered-order.ts';
import { addRequest, decide, sendBack } from './after-sales-fixtures.ts';

/** Returns, exchanges and refunds, and what the shop says to them. */
export const afterSalesScenarios: readonly Scenario[] = [
  scenario('return.ok', 'one more order arrived three days ago: each of its lines can go back', (world) => {
    addDeliveredOrder(world, 3);
  }),
  scenario(
    'return.too-many',
    'whatever quantity is to go back, it is more than was bought',
    refuses('returnQuantityExceeded', 'requestAfterSales'),
  ),
  scenario(
    'return.day-46',
    'one more order arrived more than 46 days ago: too late for a return',
    (world) => {
      addDeliveredOrder(world, 46 + overEverywhereDays);
    },
  ),
  scenario('return.requested', 'the shop looks into a return of the customer', (world) => {
    addRequest(world, 'return');
  }),
  scenario(
    'return.approved',
    'the newest return is approved: its tracking number is to be added',
    (world) => {
      decide(world, 'return', 'approve');
    },
  ),
  scenario('return.rejected', 'the newest return is refused', (world) => {
    decide(world, 'return', 'reject');
  }),
  scenario('return.refunded', 'the goods of the newest return are back, and so is the money', (world) => {
    sendBack(world, 'return');
    decide(world, 'return', 'refundReturned');
  }),
  scenario('refund.requested', 'the shop looks into the refund of a whole order', (world) => {
    addRequest(world, 'refund');
  }),
  scenario('refund.approved', 'the newest refund is approved: the money is on its way back', (world) => {
    decide(world, 'refund', 'payBack');
  }),
  scenario('refund.rejected', 'the newest refund is refused', (world) => {
    decide(world, 'refund', 'reject');
  }),
  scenario('exchange.requested', 'the shop looks into an exchange', (world) => {
    addRequest(world, 'exchange');
  }),
  scenario('exchange.ok', 'the goods of the newest exchange are back, and new ones on their way', (world) => {
    sendBack(world, 'exchange');
    decide(world, 'exchange', 'replaceReturned');
  }),
];
