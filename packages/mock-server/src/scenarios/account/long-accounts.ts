import { points as amounts } from '@signal-shop/sdk/constants';
import { lastSecondOfDays } from '@signal-shop/sdk/rules/last-day';
import { daySeconds } from '@signal-shop/sdk/rules/time';
import type { Faker } from '@signal-shop/sdk/testing';
import { fakerOf } from '#fakers';
import { someAddress } from '../../seed/large/large-addresses.ts';
import { demoCustomerOf } from '../../world/account/customers.ts';
import { addressesMaximum, addressesOf, saveAddress } from '../../world/checkout/addresses.ts';
import { placedAt } from '../../world/orders/order-list.ts';
import { awardPrize } from '../../world/rewards/winnings.ts';
import type { PointEntry } from '../../world/state/rewards.ts';
import type { World } from '../../world/state/world.ts';
import type { Scenario } from '../create/scenario.ts';
import { scenario } from '../create/scenario.ts';

const manyCoupons = 300;
/** The days in which they were claimed. */
const couponDays = 300;
const manyEntries = 2_000;
/** Lower ids are reserved for coupons of the seed and claimed ones. */
const firstLongCoupon = 100_000;

/** Empty and very long lists of the demonstration customer. */
export const longAccountScenarios: readonly Scenario[] = [
  scenario(
    'address.many',
    `the customer has saved ${addressesMaximum} addresses, the maximum`,
    fillAddresses,
  ),
  scenario('address.none', 'the customer has not saved an address', (world) => {
    world.state.addresses.delete(demoCustomerOf(world).id);
  }),
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

/** Fills the list; of the addresses that the customer has, the default stays the default. */
function fillAddresses(world: World): void {
  const customer = demoCustomerOf(world);
  for (let count = addressesOf(world, customer).length; count < addressesMaximum; count += 1) {
    saveAddress(world, customer, { id: null, address: someAddress(count), isDefault: false });
  }
}

/** Coupons of the last ten months; the used ones in an order that was placed while they were valid. */
function addCoupons(world: World): void {
  const { id: customerId } = demoCustomerOf(world);
  const offers = world.shop.site.rewards.couponOffers;
  const orders = [...world.state.orders.values()].filter((one) => one.customerId === customerId);
  const now = world.clock.seconds();
  const faker = fakerOf('en');
  faker.seed(manyCoupons);
  const { helpers, number, datatype } = faker;
  for (let id = firstLongCoupon; id < firstLongCoupon + manyCoupons; id += 1) {
    const { id: offerId, validDays } = helpers.arrayElement(offers);
    const takenAt = now - number.int({ min: 0, max: couponDays * daySeconds });
    const overTime = lastSecondOfDays(takenAt, validDays);
    const isUsed = datatype.boolean({ probability: 0.6 });
    const order = orders.find((one) => placedAt(one) > takenAt && placedAt(one) < overTime);
    const usedIn = isUsed ? (order?.ordersn ?? null) : null;
    world.state.coupons.owned.set(id, { id, customerId, offerId, takenAt, overTime, usedIn });
  }
}

type PastEntry = Pick<PointEntry, 'kind' | 'change' | 'balance' | 'time'>;

/** Every day or two, points earned or exchanged; the last exchange takes the rest, so today's balance does not change. */
function pastEntries(world: World): PastEntry[] {
  const { entries } = world.state.points;
  const faker = fakerOf('en');
  faker.seed(manyEntries);
  const { number, datatype } = faker;
  const gaps = Array.from({ length: manyEntries }, () =>
    number.int({ min: daySeconds, max: 2 * daySeconds }),
  );
  let time = gaps.reduce((sum, gap) => sum - gap, entries[0]?.time ?? world.clock.seconds());
  let balance = 0;
  return gaps.map((gap, index): PastEntry => {
    const isLast = index === manyEntries - 1;
    const isSpent = isLast || (balance > 1 && datatype.boolean({ probability: 0.1 }));
    // Only the last exchange may leave nothing: each needs points to spend.
    const { kind, change } = isSpent
      ? {
          kind: 'pointsExchange' as const,
          change: -(isLast ? balance : number.int({ min: 1, max: balance - 1 })),
        }
      : earnedBy(faker);
    balance += change;
    const entry = { kind, change, balance, time };
    time += gap;
    return entry;
  });
}

function earnedBy({ helpers, number }: Faker): Pick<PointEntry, 'kind' | 'change'> {
  const kind = helpers.weightedArrayElement(waysToEarn);
  switch (kind) {
    case 'productRegistration':
      return { kind, change: number.int({ min: 19, max: 250 }) };
    case 'prize':
      return { kind, change: number.int({ min: 1, max: 10 }) * 10 };
    default:
      return { kind, change: amounts[kind] };
  }
}

const waysToEarn = [
  { value: 'dailyLogin', weight: 12 },
  { value: 'invite', weight: 2 },
  { value: 'sharedReview', weight: 1 },
  { value: 'productRegistration', weight: 1 },
  { value: 'prize', weight: 1 },
] as const;

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
