// Generated from openapi/: run `npm run generate`, never edit.
export type ClientOptions = {
    baseUrl: `${string}://${string}` | (string & {});
};

/**
 * Prize type
 *
 * What a prize is.
 */
export const PrizeType = { /**
     * coupon
     *
     * A coupon, which lies among the coupons of the customer already.
     */
    coupon: 1, /**
     * gift
     *
     * A thing that is sent, for which the shop needs an address.
     */
    gift: 2 } as const;

/**
 * Prize type
 *
 * What a prize is.
 */
export type PrizeType = typeof PrizeType[keyof typeof PrizeType];
