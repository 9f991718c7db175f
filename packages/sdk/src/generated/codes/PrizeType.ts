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
     * A physical prize; the shop needs a delivery address.
     */
    gift: 2 } as const;

/**
 * Prize type
 *
 * The kind of a prize.
 */
export type PrizeType = typeof PrizeType[keyof typeof PrizeType];
