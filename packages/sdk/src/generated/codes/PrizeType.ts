// Generated from openapi/: run `npm run generate`, never edit.
export type ClientOptions = {
    baseUrl: `${string}://${string}` | (string & {});
};

/**
 * Prize type
 *
 * The kind of a prize.
 */
export const PrizeType = { /**
     * coupon
     *
     * A coupon, which has been added to the customer's coupons.
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
 * The kind of a prize.
 */
export type PrizeType = typeof PrizeType[keyof typeof PrizeType];
