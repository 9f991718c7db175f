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
     * The applicant was turned down; the remark says why.
     */
    rejected: 2,
    /**
     * underReview
     *
     * Nothing is decided yet.
     */
    underReview: 3
} as const;

/**
 * Deal status
 *
 * The decision about an application for a free product test or a deal.
 */
export type DealStatus = typeof DealStatus[keyof typeof DealStatus];
