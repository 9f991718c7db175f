import { demoCustomerOf } from '../../world/account/customers.ts';
import { grantCoupon, takenCoupon } from '../../world/rewards/coupons.ts';
import type { World } from '../../world/state/world.ts';
import type { Scenario } from '../create/scenario.ts';
import { scenario, withRefusal } from '../create/scenario.ts';

/** Scenarios of the demonstration customer's coupons and of refusals when claiming them. */
export const couponScenarios: readonly Scenario[] = [
  scenario('coupon.ok', 'coupons are available, and the customer has none yet', (world) => {
    world.state.coupons.owned.clear();
    world.state.refusals.delete('takeCoupon');
  }),
  scenario('coupon.taken', 'the customer already has every coupon on offer', takeAll),
  scenario('coupon.expired', 'no coupon can be added, and the customer’s have expired', (world) => {
    const now = world.clock.seconds();
    world.state.coupons.offersEndAt = Math.min(world.state.coupons.offersEndAt, now);
    for (const coupon of world.state.coupons.owned.values()) coupon.overTime = Math.min(coupon.overTime, now);
  }),
  scenario(
    'coupon.server-error',
    'getting a coupon fails with a server error',
    withRefusal('couponFailed', 'takeCoupon'),
  ),
  scenario(
    'coupon.list-failed',
    'the coupon list fails to load',
    withRefusal('requestDataFailed', 'listCoupons'),
    'coupon.list',
  ),
];

function takeAll(world: World): void {
  const customer = demoCustomerOf(world);
  for (const offer of world.shop.site.rewards.couponOffers) {
    if (offer.placement === 'nowhere' || takenCoupon(world, customer, offer.id) !== null) continue;
    grantCoupon(world, customer, offer);
  }
}
