// Generated from openapi/: run `npm run generate`, never edit.
export type ClientOptions = {
    baseUrl: `${string}://${string}` | (string & {});
};

/**
 * Rebate kind
 *
 * How the number in `rebate` lowers the price.
 */
export const RebateKind = {
    /**
     * none
     *
     * The price is not lowered; `rebate` is 0.
     */
    none: 0,
    /**
     * percent
     *
     * `rebate` is a percentage, 0 to 100.
     */
    percent: 1,
    /**
     * amount
     *
     * `rebate` is an amount of money.
     */
    amount: 2
} as const;

/**
 * Rebate kind
 *
 * How the number in `rebate` lowers the price.
 */
export type RebateKind = typeof RebateKind[keyof typeof RebateKind];
