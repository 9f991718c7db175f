// Generated from openapi/: run `npm run generate`, never edit.
export type ClientOptions = {
    baseUrl: `${string}://${string}` | (string & {});
};

/**
 * Deal status
 *
 * The decision about an application for a free product test or a deal.
 */
export const DealStatus = {
    /**
     * approved
     *
     * The applicant gets the goods.
     */
    approved: 1,
    /**
     * rejected
     *
     * The application was rejected; the remark gives the reason.
     */
    rejected: 2,
    /**
     * underReview
     *
     * The decision is pending.
     */
    underReview: 3
} as const;

/**
 * Deal status
 *
 * The decision about an application for a free product test or a deal.
 */
export type DealStatus = typeof DealStatus[keyof typeof DealStatus];
