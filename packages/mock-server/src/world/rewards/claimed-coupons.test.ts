import { dayMs, daySeconds } from '@signal-shop/sdk/rules/time';
import { expect, test } from 'vitest';
import { createWorld } from '../../scenarios/create/create-world.ts';
import { existing } from '../../testing/goods.ts';
import { demoCustomerOf } from '../account/customers.ts';
import { openAccount } from '../session/registration.ts';
import {
  activityCoupons,
  couponStateOf,
  listCoupons,
  offerWith,
  returnCoupon,
  spendCoupon,
  takeCoupon,
  usableCoupon,
} from './coupons.ts';

const headsetOffer = 2;
const mouseOffer = 3;
const seasonOffer = 4;
const wheelOffer = 8;
const seasonCode = { id: null, code: 'SEASON15' };

function startAccount() {
  const world = createWorld();
  return { world, customer: openAccount(world, 'new@example.com', 'secret-1', 'New') };
}

test('[USER-03] only coupons that the shop offers can be claimed', () => {
  const { world, customer } = startAccount();
  expect(() => takeCoupon(world, customer, 9_999)).toThrow('couponNotFound');
  expect(() => takeCoupon(world, customer, wheelOffer)).toThrow('couponNotFound');
  expect(listCoupons(world, customer, 'all', 1, 10).total).toBe(0);
  expect(activityCoupons(world).map(({ id }) => id)).toEqual([4, 5, 6, 7]);
});

test('[USER-03] [P15] offers and codes end 60 days after their begin, to the second', () => {
  const { world, customer } = startAccount();
  const { offersBeginAt, offersEndAt } = world.state.coupons;
  expect(offersEndAt - offersBeginAt).toBe(60 * daySeconds);
  world.clock.set((offersEndAt - 1) * 1_000);
  expect(usableCoupon(world, customer, seasonCode)).toMatchObject({
    owned: null,
    offer: { id: seasonOffer },
  });
  takeCoupon(world, customer, headsetOffer);
  world.clock.set(offersEndAt * 1_000);
  expect(() => takeCoupon(world, customer, mouseOffer)).toThrow('couponExpired');
  expect(() => usableCoupon(world, customer, seasonCode)).toThrow('couponExpired');
});

test('[USER-03] a claimed coupon is unused until its last second', () => {
  const { world, customer } = startAccount();
  const coupon = takeCoupon(world, customer, headsetOffer);
  const { validDays } = existing(offerWith(world, headsetOffer));
  expect(coupon.overTime - coupon.takenAt).toBeGreaterThanOrEqual(validDays * daySeconds - 1);
  world.clock.set((coupon.overTime - 1) * 1_000);
  expect(couponStateOf(world, coupon)).toBe('unused');
  world.clock.set(coupon.overTime * 1_000);
  expect(couponStateOf(world, coupon)).toBe('stale');
});

test('[USER-03] the newest coupon is the first, and each page continues the one before', () => {
  const { world, customer } = startAccount();
  const first = takeCoupon(world, customer, headsetOffer);
  const second = takeCoupon(world, customer, mouseOffer);
  world.clock.advance(dayMs);
  const third = takeCoupon(world, customer, seasonOffer);
  const pages = [1, 2, 3].map((page) => listCoupons(world, customer, 'all', page, 1));
  expect(pages.map(({ coupons }) => coupons)).toEqual([[third], [second], [first]]);
  expect(pages.map(({ total }) => total)).toEqual([3, 3, 3]);
  spendCoupon(world, customer, { offer: existing(offerWith(world, mouseOffer)), owned: second }, 'SG1');
  expect(listCoupons(world, customer, 'used', 1, 10).coupons).toEqual([second]);
  expect(listCoupons(world, customer, 'unused', 1, 10)).toMatchObject({
    coupons: [third, first],
    total: 2,
    counts: { all: 3, unused: 2, used: 1, stale: 0 },
  });
});

test('[USER-03] [P15] the code of a claimed coupon uses that coupon, and no second one', () => {
  const { world, customer } = startAccount();
  const claimed = takeCoupon(world, customer, seasonOffer);
  const usable = existing(usableCoupon(world, customer, seasonCode) ?? undefined);
  expect(usable.owned).toBe(claimed);
  spendCoupon(world, customer, usable, 'SG1');
  expect(listCoupons(world, customer, 'all', 1, 10)).toMatchObject({ total: 1, counts: { used: 1 } });
  expect(() => usableCoupon(world, customer, seasonCode)).toThrow('couponUsed');
});

test('[P15] a code that another customer has claimed or used stays usable', () => {
  const { world, customer } = startAccount();
  const other = demoCustomerOf(world);
  const usable = existing(usableCoupon(world, other, seasonCode) ?? undefined);
  spendCoupon(world, other, { ...usable, owned: null }, 'SG1');
  expect(usableCoupon(world, customer, seasonCode)).toMatchObject({ owned: null });
});

test.each([null, '', '   '])('[PAY-01] the code %j is no coupon', (code) => {
  const { world, customer } = startAccount();
  expect(usableCoupon(world, customer, { id: null, code })).toBeNull();
});

test('[USER-03] a canceled order returns its own coupon only', () => {
  const { world, customer } = startAccount();
  const [one, other] = [headsetOffer, mouseOffer].map((id) => {
    const owned = takeCoupon(world, customer, id);
    spendCoupon(world, customer, { offer: existing(offerWith(world, id)), owned }, `SG${id}`);
    return owned;
  });
  returnCoupon(world, `SG${headsetOffer}`);
  expect([one?.usedIn, other?.usedIn]).toEqual([null, `SG${mouseOffer}`]);
});
