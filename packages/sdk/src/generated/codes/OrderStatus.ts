// Generated from openapi/: run `npm run generate`, never edit.
export type ClientOptions = {
    baseUrl: `${string}://${string}` | (string & {});
};

/**
 * Order status
 *
 * The status of an order. Only the server moves an order from one status to the next.
 */
export const OrderStatus = {
    /**
     * unpaid
     *
     * The payment is not complete.
     */
    unpaid: 0,
    /**
     * pending
     *
     * The payment is being looked at.
     */
    pending: 1,
    /**
     * paid
     *
     * Paid, waiting to be shipped.
     */
    paid: 2,
    /**
     * cancelled
     *
     * Canceled before it was shipped.
     */
    cancelled: 3,
    /**
     * shipped
     *
     * Shipped.
     */
    shipped: 4,
    /**
     * complete
     *
     * Finished; nothing more will happen.
     */
    complete: 5,
    /**
     * deleted
     *
     * Removed from the customer's list.
     */
    deleted: 6,
    /**
     * refundRequested
     *
     * The customer requested a refund.
     */
    refundRequested: 7,
    /**
     * refunded
     *
     * The money went back.
     */
    refunded: 8,
    /**
     * received
     *
     * The customer has the parcel.
     */
    received: 9,
    /**
     * refundRejected
     *
     * The money will not go back.
     */
    refundRejected: 10
} as const;

/**
 * Order status
 *
 * The status of an order. Only the server moves an order from one status to the next.
 */
export type OrderStatus = typeof OrderStatus[keyof typeof OrderStatus];
