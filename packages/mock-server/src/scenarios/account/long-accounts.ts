import { lastSecondOfDays } from '@signal-shop/sdk/rules/last-day';
import { daySeconds, hourSeconds } from '@signal-shop/sdk/rules/time';
import { demoCustomerOf } from '../../world/account/customers.ts';
import { awardPrize } from '../../world/rewards/winnings.ts';
import type { PointEntry } from '../../world/state/rewards.ts';
import type { World } from '../../world/state/world.ts';
import type { Scenario } from '../create/scenario.ts';
import { scenario } from '../create/scenario.ts';

const manyCoupons = 300;
const manyEntries = 2_000;
/** Lower ids are reserved for coupons of the seed and claimed ones. */
const firstLongCoupon = 100_000;

/** Empty and very long lists of the demonstration customer. */
export const longAccountScenarios: readonly Scenario[] = [
  scenario(
    'coupon.many',
    `the customer has ${manyCoupons} more coupons: unused, used, and expired`,
    addCoupons,
    'coupon.length',
  ),
  scenario(
    'points.many',
    `the customer has ${manyEntries.toLocaleString('en')} more entries in the points history`,
    (world) => writeHistory(world, pastEntries(world)),
    'points.history',
  ),
  scenario(
    'points.unused',
    'the customer has never earned a point',
    (world) => {
      demoCustomerOf(world).points = 0;
      forgetHistory(world);
    },
    'points.history',
  ),
  scenario(
    'win.none',
    'the customer has no prizes yet',
    (world) => {
      const { id } = demoCustomerOf(world);
      for (const winning of world.state.winnings.values())
        if (winning.customerId === id) world.state.winnings.delete(winning.id);
    },
    'win.records',
  ),
  scenario(
    'win.address-missing',
    'the customer won a gift on the wheel, and its address is missing',
    (world) => {
      const gift = world.shop.site.rewards.wheelPrizes.find(({ couponOffer }) => couponOffer === null);
      if (gift === undefined) throw new Error('The wheel has no gift');
      awardPrize(world, demoCustomerOf(world), 'wheel', gift);
    },
    'win.records',
  ),
];

function addCoupons(world: World): void {
  const { id: customerId } = demoCustomerOf(world);
  const offers = world.shop.site.rewards.couponOffers;
  const order = [...world.state.orders.values()].find((one) => one.customerId === customerId);
  const now = world.clock.seconds();
  for (let index = 0; index < manyCoupons; index += 1) {
    const offer = offers[index % offers.length];
    if (offer === undefined) return;
    const takenAt = now - index * daySeconds;
    world.state.coupons.owned.set(firstLongCoupon + index, {
      id: firstLongCoupon + index,
      customerId,
      offerId: offer.id,
      takenAt,
      overTime: lastSecondOfDays(takenAt, offer.validDays),
      usedIn: index % 3 === 1 ? (order?.ordersn ?? null) : null,
    });
  }
}

type PastEntry = Pick<PointEntry, 'kind' | 'change' | 'balance' | 'time'>;

/** Nine days of logins, then an exchange of what they earned, so that today's balance does not change. */
function pastEntries(world: World): PastEntry[] {
  const first = world.state.points.entries[0]?.time ?? world.clock.seconds();
  return Array.from({ length: manyEntries }, (_, index): PastEntry => {
    const time = first - (manyEntries - index) * hourSeconds;
    const visits = index % 10;
    return visits === 9
      ? { kind: 'pointsExchange', change: -27, balance: 0, time }
      : { kind: 'dailyLogin', change: 3, balance: 3 * (visits + 1), time };
  });
}

function writeHistory(world: World, past: readonly PastEntry[]): void {
  const customerId = demoCustomerOf(world).id;
  const { entries } = world.state.points;
  const all = [...past.map((entry) => ({ ...entry, customerId })), ...entries];
  entries.splice(0, entries.length, ...all.map((entry, index) => ({ ...entry, id: index + 1 })));
}

function forgetHistory(world: World): void {
  const { id } = demoCustomerOf(world);
  const { entries } = world.state.points;
  entries.splice(0, entries.length, ...entries.filter(({ customerId }) => customerId !== id));
}
