import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ReductionLine } from './full-reduction.ts';
import {
  countsTowardsReduction,
  fullReduction,
  reductionProgress,
  reductionTiers,
  tiersOf,
} from './full-reduction.ts';

test.each([
  [0, 0, 0, 3_000, 3_000],
  [2_999, 0, 0, 3_000, 1],
  [3_000, 3_000, 200, 6_000, 3_000],
  [3_001, 3_000, 200, 6_000, 2_999],
  [5_999, 3_000, 200, 6_000, 1],
  [6_000, 6_000, 500, 12_000, 6_000],
  [11_999, 6_000, 500, 12_000, 1],
  [12_000, 12_000, 1_000, 18_000, 6_000],
  [17_999, 12_000, 1_000, 18_000, 1],
  [18_000, 18_000, 1_500, 24_000, 6_000],
  [24_000, 24_000, 2_000, 30_000, 6_000],
  [30_000, 30_000, 2_500, 36_000, 6_000],
  [35_999, 30_000, 2_500, 36_000, 1],
  [36_000, 36_000, 3_000, 36_000, 0],
  [1_000_000, 36_000, 3_000, 36_000, 0],
])(
  '[CART-07] %i cents reach the tier %i, save %i, and the next tier %i is %i away',
  (pay, begin, reduce, over, poor) => {
    expect(fullReduction(pay)).toEqual({ begin, pay, over, reduce, poor });
  },
);

test('[CART-07] a larger subtotal never saves less, and never more than 30 dollars', () => {
  fc.assert(
    fc.property(fc.nat(100_000), fc.nat(100_000), (pay, more) => {
      const { reduce } = fullReduction(pay + more);
      expect(reduce).toBeGreaterThanOrEqual(fullReduction(pay).reduce);
      expect(reduce).toBeLessThanOrEqual(3_000);
    }),
  );
});

test('[CART-07] a currency with a whole factor reaches the same tiers', () => {
  fc.assert(
    fc.property(fc.nat(100_000), fc.constantFrom(1, 7, 100), (pay, factor) => {
      const { begin, over, reduce, poor } = fullReduction(pay);
      expect(fullReduction(pay * factor, reductionTiers(factor))).toEqual({
        begin: begin * factor,
        pay: pay * factor,
        over: over * factor,
        reduce: reduce * factor,
        poor: poor * factor,
      });
    }),
  );
});

test('[CART-07] [C10] free, points, rebate and flash-sale items do not count', () => {
  const line: ReductionLine = {
    price: 40,
    goods_number: 1,
    is_free: 0,
    is_integral: 0,
    is_rebate: 0,
    is_seckill: 0,
  };
  expect(countsTowardsReduction(line)).toBe(true);
  for (const mark of ['is_free', 'is_integral', 'is_rebate', 'is_seckill']) {
    expect(countsTowardsReduction({ ...line, [mark]: 1 })).toBe(false);
  }
  expect(countsTowardsReduction({ ...line, is_rebate: 2 })).toBe(false);
});

test('[CART-07] [C11] the progress bar is complete when begin is 360', () => {
  expect(reductionProgress({ begin: 360, pay: 360, over: 360 })).toBe(1);
  expect(reductionProgress({ begin: 360, pay: 360, over: Number.NaN })).toBe(1);
  expect(reductionProgress({ begin: 30, pay: 45, over: 60 })).toBe(0.75);
  expect(reductionProgress({ begin: 0, pay: 0, over: 30 })).toBe(0);
});

test('[CART-07] [C11] the progress is between 0 and 1 for any server data', () => {
  const anyNumber = fc.oneof(fc.double(), fc.integer());
  fc.assert(
    fc.property(anyNumber, anyNumber, anyNumber, (begin, pay, over) => {
      const progress = reductionProgress({ begin, pay, over });
      expect(progress >= 0 && progress <= 1).toBe(true);
    }),
  );
});

test('[CART-07] the tiers follow from a reduction in any currency', () => {
  fc.assert(
    fc.property(fc.nat(100_000), fc.constantFrom(1, 7, 100), (pay, factor) => {
      const tiers = reductionTiers(factor);
      expect(tiersOf(fullReduction(pay * factor, tiers))).toEqual(tiers);
    }),
  );
});

test('[CART-07] a reduction with tiers of another shop has no known tiers', () => {
  expect(tiersOf({ begin: 50, over: 100, reduce: 7 })).toEqual([]);
  expect(tiersOf({ begin: 0, over: 0, reduce: 0 })).toEqual([]);
});
