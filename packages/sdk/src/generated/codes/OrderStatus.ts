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
     * The payment provider is processing the payment.
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
     * Complete; the status does not change anymore.
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
     * The money was refunded.
     */
    refunded: 8,
    /**
     * received
     *
     * The customer received the parcel.
     */
    received: 9,
    /**
     * refundRejected
     *
     * The refund was rejected.
     */
    refundRejected: 10
} as const;

/**
 * Order status
 *
 * The status of an order. Only the server moves an order from one status to the next.
 */
export type OrderStatus = typeof OrderStatus[keyof typeof OrderStatus];
