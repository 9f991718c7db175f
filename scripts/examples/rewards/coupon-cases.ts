import type { ArgumentOf } from '@signal-shop/sdk/contract';
import { fillCart } from '../cart/cart-cases.ts';
import { goodsThatNeverWere, k9Ember } from '../catalogue/goods.ts';
import { readyToOrder } from '../checkout/checkout-cases.ts';
import type { ExampleCase, Visitor } from '../example-case.ts';
import { example, exampleAfter } from '../example-case.ts';

const guest = { who: 'guest' } as const;
const newcomer = { who: 'newcomer' } as const;
const destination = { cartype: 1, region: 'US', state: 'WA', postal_code: '98101' } as const;
const headsetCoupon = 2;
const highestMemberCoupon = 7;

/** The tax of a filled cart with a coupon code. */
function taxWith(coupon_code: string) {
  return async (visitor: Visitor): Promise<ArgumentOf<'getOrderTax'>> => {
    await fillCart(visitor);
    return { ...destination, coupon_code };
  };
}

/** An order of a filled cart with a coupon code. */
function orderWith(coupon_code: string) {
  return async (visitor: Visitor): Promise<ArgumentOf<'placeOrder'>> => ({
    ...(await readyToOrder(visitor)),
    coupon_code,
  });
}

/** The coupon for goods that cost more than a single mouse. */
async function cheapCart({ shop }: Visitor): Promise<void> {
  await shop.addCartItem({ id: 2011, goods_number: 1 });
}

const refusedCodes = [
  ['couponFailed', 'The coupon cannot be used', 'BROKEN10'],
  ['couponNotFound', 'No such code', 'PIRATES'],
  ['couponExpired', 'The code has expired', 'EXPIRED10'],
  ['couponUsed', 'The code was used', 'USED10'],
] as const;

export const couponCases: readonly ExampleCase[] = [
  example('takeCoupon', 'success', 'Taken', { id: headsetCoupon }),
  example(
    'takeCoupon',
    'couponFailed',
    'The coupon cannot be taken',
    { id: headsetCoupon },
    { scenarios: 'coupon.server-error' },
  ),
  example('takeCoupon', 'couponNotFound', 'No such coupon', { id: 999_999 }),
  example(
    'takeCoupon',
    'couponAlreadyTaken',
    'Already taken',
    { id: headsetCoupon },
    { scenarios: 'coupon.taken' },
  ),
  example('takeCoupon', 'couponExpired', 'Expired', { id: headsetCoupon }, { scenarios: 'coupon.expired' }),
  example('takeCoupon', 'couponLevelTooLow', 'The level is too low', { id: highestMemberCoupon }, newcomer),

  example('listGoodsCoupons', 'success', 'The coupons for a customer', { id: k9Ember }),
  example('listGoodsCoupons', 'guest', 'The coupons for a guest', { id: k9Ember }, guest),
  example('listGoodsCoupons', 'goodsNotFound', 'No such goods', { id: goodsThatNeverWere }),

  example('listCoupons', 'success', 'One of each state', { state: 'all', page: 1, page_size: 12 }),
  example('listCoupons', 'empty', 'None', { state: 'used' }, newcomer),
  example(
    'listCoupons',
    'requestDataFailed',
    'The list failed',
    { state: 'all' },
    { scenarios: 'coupon.list-failed' },
  ),

  exampleAfter('getOrderTax', 'coupon', 'With a coupon', taxWith('WELCOME10'), newcomer),
  ...refusedCodes.map(([name, summary, code]) => exampleAfter('getOrderTax', name, summary, taxWith(code))),
  exampleAfter(
    'getOrderTax',
    'couponNotApplicable',
    'The cart is below the minimum total',
    async (visitor) => {
      await cheapCart(visitor);
      return { ...destination, coupon_code: 'SEASON15' };
    },
  ),
  ...refusedCodes.map(([name, summary, code]) => exampleAfter('placeOrder', name, summary, orderWith(code))),
  exampleAfter(
    'placeOrder',
    'couponNotApplicable',
    'The cart is below the minimum total',
    async (visitor) => {
      const order = await readyToOrder(visitor);
      await visitor.shop.deleteCartItem({ id: k9Ember });
      return { ...order, coupon_code: 'SEASON15' };
    },
  ),
];
