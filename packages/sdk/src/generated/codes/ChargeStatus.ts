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
     * The charge is open and not confirmed yet.
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
     * The provider is processing the charge; poll verifyOrder.
     */
    processing: 3,
    /**
     * succeeded
     *
     * The charge is captured.
     */
    succeeded: 4,
    /**
     * failed
     *
     * The charge failed and nothing was captured; a new charge may be opened.
     */
    failed: 5
} as const;

/**
 * Charge status
 *
 * The status of a payment at the card payment provider.
 */
export type ChargeStatus = typeof ChargeStatus[keyof typeof ChargeStatus];
