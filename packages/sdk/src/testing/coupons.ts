import { CouponKind } from '../generated/codes.ts';
import type { Coupon } from '../generated/types.ts';
import type { Settle } from './maker.ts';

/** A discount in steps of five, at most half of the minimum; only a used coupon has an order. */
export const settleCoupon: Settle<Coupon> = ({ kind, state, ordersn }, faker) => {
  const value = faker.number.int({ min: 1, max: 10 }) * 5;
  return {
    value,
    minimum_pay: kind === CouponKind.amount ? value * 2 : faker.number.int({ min: 0, max: 10 }) * 10,
    ordersn: state === 'used' ? (ordersn ?? faker.helpers.fromRegExp('SG2026[0-9]{8}')) : null,
  };
};
