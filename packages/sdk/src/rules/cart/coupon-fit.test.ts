import { expect, test } from 'vitest';
import type { CouponTerms } from '../../contract/contract.ts';
import { Flag } from '../../contract/contract.ts';
import { aCartItem } from '../../testing/index.ts';
import { couponFit } from './coupon-fit.ts';

const terms: CouponTerms = { name: 'Ten off', kind: 2, value: 10, minimum_pay: 50, scope: 'all' };
const headset = aCartItem({ goods_id: 1_201, price: 19.99, goods_number: 2, goods_kind: 'headset' });

test.each([
  [0, { status: 'fits' }],
  [39.98, { status: 'fits' }],
  [39.99, { status: 'short', missing: 0.01 }],
  [50, { status: 'short', missing: 10.02 }],
] as const)('[PAY-01] a coupon with minimum %d and goods for 39.98: %o', (minimum_pay, fit) => {
  expect(couponFit({ ...terms, minimum_pay }, [headset])).toEqual(fit);
});

test('[PAY-01] only goods in the scope of a coupon count', () => {
  const mouse = aCartItem({ goods_id: 2_011, price: 60, goods_kind: 'mouse' });
  expect(couponFit({ ...terms, scope: 'mouse' }, [headset])).toEqual({ status: 'noGoods' });
  expect(couponFit({ ...terms, scope: 'mouse' }, [headset, mouse])).toEqual({ status: 'fits' });
});

test.each(['is_free', 'is_integral', 'is_seckill'] as const)(
  '[PAY-01] goods that are special by %s count for no coupon',
  (flag) => {
    expect(couponFit(terms, [{ ...headset, [flag]: Flag.yes }])).toEqual({ status: 'noGoods' });
  },
);

test('[PAY-01] a coupon does not apply to an empty cart', () => {
  expect(couponFit({ ...terms, minimum_pay: 0 }, [])).toEqual({ status: 'noGoods' });
});
