import { demoCustomerOf } from '../../world/account/customers.ts';
import { approveApplication, rejectApplication } from '../../world/rewards/free-tests.ts';
import { registerProduct } from '../../world/rewards/registrations.ts';
import type { Scenario } from '../create/scenario.ts';
import { refuses, scenario } from '../create/scenario.ts';
import { addDeliveredOrder, overEverywhereDays } from '../orders/delivered-order.ts';
import { addApplication, addReview, addWarranty, forgetApplications } from './after-delivery-fixtures.ts';
import { addClaim, decide, sendBack } from './after-sales-fixtures.ts';

/** What happens after the parcel has arrived. */
export const afterDeliveryScenarios: readonly Scenario[] = [
  scenario('review.ok', 'one more order arrived today: each of its lines can be reviewed', (world) => {
    addDeliveredOrder(world, 0);
  }),
  scenario(
    'review.day-31',
    'one more order arrived more than 31 days ago: too late for a review',
    (world) => {
      addDeliveredOrder(world, 31 + overEverywhereDays);
    },
  ),
  scenario(
    'review.pending',
    'reviews are read by the shop first: one of the customer waits, and nobody else sees it',
    (world) => {
      world.state.reviews.policy = 'checked';
      addReview(world, addDeliveredOrder(world, 2));
    },
  ),
  scenario(
    'praise.failed',
    'praise is neither taken nor taken back',
    refuses('failed', 'praiseComment', 'cancelPraise'),
  ),

  scenario(
    'freetest.open',
    'every product page offers a free test, and the customer has applied for none',
    (world) => {
      world.state.freeTests.offers = 'everything';
      forgetApplications(world);
    },
  ),
  scenario('freetest.approved', 'the newest application is approved: its goods come as an order', (world) => {
    approveApplication(world, addApplication(world));
  }),
  scenario('freetest.rejected', 'the newest application is turned down', (world) => {
    rejectApplication(addApplication(world));
  }),
  scenario('freetest.review', 'the newest application is under review', (world) => {
    addApplication(world);
  }),

  scenario('warranty.active', 'one more order arrived 30 days ago, its warranty is registered', (world) => {
    addWarranty(world, 30);
  }),
  scenario(
    'warranty.day-366',
    'one more order arrived more than 366 days ago: its warranty is over',
    (world) => {
      addWarranty(world, 366 + overEverywhereDays);
    },
  ),
  scenario(
    'warranty.claimed',
    'one more order arrived 60 days ago, and a defect was reported today',
    (world) => {
      addClaim(world);
    },
  ),
  scenario(
    'warranty.approved',
    'the newest report of a defect is approved: the goods are waited for',
    (world) => {
      decide(world, 'warranty', 'approve');
    },
  ),
  scenario('warranty.rejected', 'the newest report of a defect is refused: another can be made', (world) => {
    decide(world, 'warranty', 'reject');
  }),
  scenario('warranty.replaced', 'the defective goods are back, and working ones on their way', (world) => {
    sendBack(world, 'warranty');
    decide(world, 'warranty', 'replaceReturned');
  }),
  scenario('warranty.refunded', 'the defective goods are back, and so is the money', (world) => {
    sendBack(world, 'warranty');
    decide(world, 'warranty', 'refundReturned');
  }),
  scenario(
    'warranty.gift-registered',
    'one more order arrived 30 days ago, registered for a warranty and for a gift to choose',
    (world) => {
      const { ordersn } = addWarranty(world, 30);
      const { email, nickname: name } = demoCustomerOf(world);
      registerProduct(world, demoCustomerOf(world), { ordersn, name, email, reviewAddress: null });
    },
  ),
];
