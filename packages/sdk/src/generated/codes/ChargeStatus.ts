// Generated from openapi/: run `npm run generate`, never edit.
export type ClientOptions = {
    baseUrl: `${string}://${string}` | (string & {});
};

/**
 * Charge status
 *
 * The status of a payment at the card payment provider.
 */
export const ChargeStatus = {
    /**
     * ready
     *
     * The charge is open and waits to be confirmed.
     */
    ready: 1,
    /**
     * redirect
     *
     * The shopper must first go to the provider's page at `redirect_url`.
     */
    redirect: 2,
    /**
     * processing
     *
     * The provider is working on it; ask again with verifyOrder.
     */
    processing: 3,
    /**
     * succeeded
     *
     * The money is taken.
     */
    succeeded: 4,
    /**
     * failed
     *
     * No money is taken; a new charge may be opened.
     */
    failed: 5
} as const;

/**
 * Charge status
 *
 * The status of a payment at the card payment provider.
 */
export type ChargeStatus = typeof ChargeStatus[keyof typeof ChargeStatus];
