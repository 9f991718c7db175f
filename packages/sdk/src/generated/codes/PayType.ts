// Generated from openapi/: run `npm run generate`, never edit.
export type ClientOptions = {
    baseUrl: `${string}://${string}` | (string & {});
};

/**
 * Pay type
 *
 * How an order was paid.
 */
export const PayType = {
    /**
     * unpaid
     *
     * Not paid yet.
     */
    unpaid: 0,
    /**
     * card
     *
     * Through the card payment provider.
     */
    card: 1,
    /**
     * points
     *
     * In exchange for points.
     */
    points: 2,
    /**
     * freeTest
     *
     * Free, for a product test.
     */
    freeTest: 3
} as const;

/**
 * Pay type
 *
 * How an order was paid.
 */
export type PayType = typeof PayType[keyof typeof PayType];
