import { daySeconds } from '@signal-shop/sdk/rules/time';
import { demoCustomerOf } from '../../world/account/customers.ts';
import { storeWarranty } from '../../world/after-sales/warranty.ts';
import { findLine } from '../../world/orders/order-lines.ts';
import { storeReview } from '../../world/reviews/reviews.ts';
import { applicationFor, applyForFreeTest } from '../../world/rewards/free-tests.ts';
import type { RegisteredWarranty } from '../../world/state/after-sales.ts';
import type { Order } from '../../world/state/orders.ts';
import type { TestApplication } from '../../world/state/rewards.ts';
import type { World } from '../../world/state/world.ts';
import { countingGoods } from '../cart/cart-contents.ts';
import { addDeliveredOrder } from '../orders/delivered-order.ts';

/** A review of the first line of an order by the demonstration customer. */
export function addReview(world: World, { ordersn }: Order): void {
  storeReview(world, demoCustomerOf(world), {
    ordersn,
    lineId: 1,
    stars: 5,
    content: 'Light enough to forget, and the microphone hears only me.',
    pics: [],
    reviewUrl: '',
  });
}

export function forgetApplications(world: World): void {
  const { id } = demoCustomerOf(world);
  for (const application of world.state.freeTests.applications.values()) {
    if (application.customerId === id) world.state.freeTests.applications.delete(application.id);
  }
}

/** Another application of the demonstration customer, under review. */
export function addApplication(world: World): TestApplication {
  const customer = demoCustomerOf(world);
  const { offers } = world.state.freeTests;
  world.state.freeTests.offers = 'everything';
  const goods = countingGoods(world, 12).find((one) => applicationFor(world, customer, one.goodsId) === null);
  if (goods === undefined) throw new Error('The customer has applied for every free test');
  const application = applyForFreeTest(world, customer, {
    goodsId: goods.goodsId,
    email: customer.email,
    reason: 'I play four evenings a week and write about what I hear.',
  });
  world.state.freeTests.offers = offers;
  return application;
}

/** Another order, delivered this many days ago, with a warranty registered at once. */
export function addWarranty(world: World, daysAgo: number): RegisteredWarranty {
  const order = addDeliveredOrder(world, daysAgo);
  return storeWarranty(world, order, findLine(order, 1), world.clock.seconds() - daysAgo * daySeconds);
}
