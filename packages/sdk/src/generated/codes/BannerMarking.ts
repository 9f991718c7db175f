// Generated from openapi/: run `npm run generate`, never edit.
export type ClientOptions = {
    baseUrl: `${string}://${string}` | (string & {});
};

/**
 * Banner marking
 *
 * The action of a click on a banner.
 */
export const BannerMarking = {
    /**
     * detail
     *
     * Opens the detail page at `link`.
     */
    detail: 1,
    /**
     * buyNow
     *
     * Opens the detail page at its buy button.
     */
    buyNow: 2,
    /**
     * addToCart
     *
     * Puts the goods into the cart; needs a login.
     */
    addToCart: 3
} as const;

/**
 * Banner marking
 *
 * The action of a click on a banner.
 */
export type BannerMarking = typeof BannerMarking[keyof typeof BannerMarking];
