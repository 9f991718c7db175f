import { demoCustomerOf } from '../../world/account/customers.ts';
import { registerProduct } from '../../world/reviews/registrations.ts';
import { approveApplication, rejectApplication } from '../../world/rewards/free-tests.ts';
import type { Scenario } from '../create/scenario.ts';
import { scenario, withRefusal } from '../create/scenario.ts';
import { addDeliveredOrder, overEverywhereDays } from '../orders/delivered-order.ts';
import { addApplication, addReview, addWarranty, forgetApplications } from './after-delivery-fixtures.ts';
import { addClaim, decide, sendBack } from './after-sales-fixtures.ts';

/** Scenarios of reviews, free tests and warranties. */
export const afterDeliveryScenarios: readonly Scenario[] = [
  scenario('review.ok', 'one more order was received today: each line can be reviewed', (world) => {
    addDeliveredOrder(world, 0);
  }),
  scenario(
    'review.day-31',
    'one more order was received more than 31 days ago: too late to review',
    (world) => {
      addDeliveredOrder(world, 31 + overEverywhereDays);
    },
  ),
  scenario(
    'review.pending',
    'reviews are moderated: one of the customer’s is pending and hidden from others',
    (world) => {
      world.state.reviews.policy = 'checked';
      addReview(world, addDeliveredOrder(world, 2));
    },
  ),
  scenario(
    'praise.failed',
    'marking a review as helpful fails, and so does undoing it',
    withRefusal('failed', 'praiseComment', 'cancelPraise'),
  ),

  scenario(
    'freetest.open',
    'every product page has a free test, and the customer hasn’t applied',
    (world) => {
      world.state.freeTests.offers = 'everything';
      forgetApplications(world);
    },
  ),
  scenario(
    'freetest.approved',
    'the newest application is approved: the product comes as an order',
    (world) => {
      approveApplication(world, addApplication(world));
    },
  ),
  scenario('freetest.rejected', 'the newest application is declined', (world) => {
    rejectApplication(addApplication(world));
  }),
  scenario('freetest.review', 'the newest application is under review', (world) => {
    addApplication(world);
  }),

  scenario(
    'warranty.active',
    'one more order was received 30 days ago with its warranty registered',
    (world) => {
      addWarranty(world, 30);
    },
  ),
  scenario(
    'warranty.day-366',
    'one more order was received more than 366 days ago: its warranty has expired',
    (world) => {
      addWarranty(world, 366 + overEverywhereDays);
    },
  ),
  scenario(
    'warranty.claimed',
    'one more order was received 60 days ago, and a defect was reported today',
    (world) => {
      addClaim(world);
    },
  ),
  scenario('warranty.approved', 'the newest defect report is approved: waiting for the item', (world) => {
    decide(world, 'warranty', 'approve');
  }),
  scenario('warranty.rejected', 'the newest defect report is declined: a new one can be made', (world) => {
    decide(world, 'warranty', 'reject');
  }),
  scenario('warranty.replaced', 'the shop received the defective item and sent a replacement', (world) => {
    sendBack(world, 'warranty');
    decide(world, 'warranty', 'replaceReturned');
  }),
  scenario('warranty.refunded', 'the defective item is back and refunded', (world) => {
    sendBack(world, 'warranty');
    decide(world, 'warranty', 'refundReturned');
  }),
  scenario(
    'warranty.gift-registered',
    'one more order was received 30 days ago, with its warranty registered and a gift to choose',
    (world) => {
      const { ordersn } = addWarranty(world, 30);
      const { email, nickname: name } = demoCustomerOf(world);
      registerProduct(world, demoCustomerOf(world), { ordersn, name, email, reviewAddress: null });
    },
  ),
];
