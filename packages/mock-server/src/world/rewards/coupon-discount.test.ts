import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linesThatDoNotCount } from '../../scenarios/cart/cart-contents.ts';
import { createWorld } from '../../scenarios/create/create-world.ts';
import type { SeedCouponOffer } from '../../seed/rewards/types.ts';
import { existing, plainGoods, plainOne } from '../../testing/goods.ts';
import { priceLines } from '../cart/cart-pricing.ts';
import { orderTotals, reducedSubtotalOf, subtotalOf } from '../cart/totals.ts';
import type { CartLine } from '../state/cart.ts';
import { couponDiscount } from './coupon-discount.ts';
import { offerWith } from './coupons.ts';

const world = createWorld();
const tenPercent = existing(offerWith(world, 1));
const washington = { region: 'US', state: 'WA' } as const;

function boughtLine(goodsId: number, quantity = 1): CartLine {
  return { goodsId, quantity, kind: 'bought' };
}

test('[PAY-01] a percentage applies to the eligible goods, rounded to the cent', () => {
  const lines = priceLines(world, [boughtLine(plainOne(world).goodsId)]);
  expect(couponDiscount(tenPercent, lines)).toBe(Math.round(subtotalOf(lines) / 10));
});

test('[PAY-01] flash prices, gifts and goods for points are not eligible', () => {
  const lines = priceLines(world, linesThatDoNotCount(world));
  const rebated = lines.filter(({ line, price }) => line.kind === 'bought' && price.flash === null);
  expect(couponDiscount(tenPercent, lines)).toBe(Math.round(subtotalOf(rebated) / 10));
  const others = lines.filter((line) => !rebated.includes(line));
  expect(others).toHaveLength(3);
  expect(() => couponDiscount(tenPercent, others)).toThrow('couponNotApplicable');
});

test('[PAY-01] a coupon for mice does not apply to headsets', () => {
  const headset = existing(plainGoods(world, 40).find(({ kind }) => kind === 'headset'));
  const mouse = existing(plainGoods(world, 40).find(({ kind }) => kind === 'mouse'));
  const offer: SeedCouponOffer = { ...tenPercent, scope: 'mouse' };
  const [headsets, both] = [
    [boughtLine(headset.goodsId)],
    [boughtLine(headset.goodsId), boughtLine(mouse.goodsId)],
  ];
  expect(() => couponDiscount(offer, priceLines(world, headsets))).toThrow('couponNotApplicable');
  expect(couponDiscount(offer, priceLines(world, both))).toBe(Math.round(mouse.priceCents / 10));
  const amount: SeedCouponOffer = { ...offer, kind: 'amount', value: mouse.priceCents + 1 };
  expect(couponDiscount(amount, priceLines(world, both))).toBe(mouse.priceCents);
});

test('[PAY-01] a coupon applies from exactly its minimum, and is at most what is left after the full reduction', () => {
  const goods = plainOne(world);
  const lines = priceLines(world, [boughtLine(goods.goodsId)]);
  const cents = subtotalOf(lines);
  const offer: SeedCouponOffer = { ...tenPercent, kind: 'amount', value: 300, minimumCents: cents };
  expect(couponDiscount(offer, lines)).toBe(300);
  expect(() => couponDiscount({ ...offer, minimumCents: cents + 1 }, lines)).toThrow('couponNotApplicable');
  expect(reducedSubtotalOf(lines)).toBeLessThan(cents);
  expect(couponDiscount({ ...offer, value: cents + 100 }, lines)).toBe(reducedSubtotalOf(lines));
  expect(() => couponDiscount({ ...offer, minimumCents: 0 }, [])).toThrow('couponNotApplicable');
});

test('[PAY-01] a total is never negative, for any value of the coupon', () => {
  const goods = plainGoods(world, 10);
  const anyLines = fc.uniqueArray(
    fc.record({ index: fc.nat(goods.length - 1), quantity: fc.integer({ min: 1, max: 9 }) }),
    { minLength: 1, selector: ({ index }) => index },
  );
  const anyOffer = fc.oneof(
    fc.record({ kind: fc.constant('percent' as const), value: fc.integer({ min: 1, max: 100 }) }),
    fc.record({ kind: fc.constant('amount' as const), value: fc.integer({ min: 1, max: 1_000_000 }) }),
  );
  fc.assert(
    fc.property(anyLines, anyOffer, (orderLines, offer) => {
      const lines = priceLines(
        world,
        orderLines.map(({ index, quantity }) => boughtLine(existing(goods[index]).goodsId, quantity)),
      );
      const totals = orderTotals(lines, washington, couponDiscount({ ...tenPercent, ...offer }, lines));
      expect(totals.coupon).toBeGreaterThan(0);
      expect(totals.total).toBeGreaterThanOrEqual(0);
      expect(totals.subtotal - totals.bundle - totals.reduction - totals.coupon + totals.tax).toBe(
        totals.total,
      );
    }),
  );
});
