// Generated from openapi/: run `npm run generate`, never edit.
export type ClientOptions = {
    baseUrl: `${string}://${string}` | (string & {});
};

/**
 * Coupon kind
 *
 * How the number in `value` lowers the price.
 */
export const CouponKind = { /**
     * percent
     *
     * `value` is a percentage, 1 to 100.
     */
    percent: 1, /**
     * amount
     *
     * `value` is an amount of money.
     */
    amount: 2 } as const;

/**
 * Coupon kind
 *
 * How the number in `value` lowers the price.
 */
export type CouponKind = typeof CouponKind[keyof typeof CouponKind];
