// Generated from openapi/: run `npm run generate`, never edit.
export type ClientOptions = {
    baseUrl: `${string}://${string}` | (string & {});
};

/**
 * Cart type
 *
 * Which cart a call is about.
 */
export const CartType = { /**
     * cart
     *
     * The ordinary cart.
     */
    cart: 1, /**
     * buyNow
     *
     * The one item registered by buyNow, beside the cart.
     */
    buyNow: 2 } as const;

/**
 * Cart type
 *
 * Which cart a call is about.
 */
export type CartType = typeof CartType[keyof typeof CartType];
