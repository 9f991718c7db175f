// Generated from openapi/: run `npm run generate`, never edit.
export type ClientOptions = {
    baseUrl: `${string}://${string}` | (string & {});
};

/**
 * Order line status
 *
 * The status of one line of an order; null for an unknown status. 7 does not exist.
 */
export const OrderLineStatus = {
    /**
     * unshipped
     *
     * Still in the warehouse.
     */
    unshipped: 1,
    /**
     * shipped
     *
     * Shipped.
     */
    shipped: 2,
    /**
     * pendingRefund
     *
     * A refund was requested.
     */
    pendingRefund: 3,
    /**
     * refunded
     *
     * The money was refunded.
     */
    refunded: 4,
    /**
     * trackingToAdd
     *
     * The customer still has to enter the tracking number of the return parcel.
     */
    trackingToAdd: 5,
    /**
     * cancelled
     *
     * Canceled before it was shipped.
     */
    cancelled: 6,
    /**
     * received
     *
     * The customer received the goods.
     */
    received: 8,
    /**
     * complete
     *
     * Complete; the status does not change anymore.
     */
    complete: 9,
    /**
     * rejected
     *
     * The return or refund was rejected.
     */
    rejected: 10,
    /**
     * salesReturn
     *
     * Sent back to the shop.
     */
    salesReturn: 11
} as const;

/**
 * Order line status
 *
 * The status of one line of an order; null for an unknown status. 7 does not exist.
 */
export type OrderLineStatus = typeof OrderLineStatus[keyof typeof OrderLineStatus];
