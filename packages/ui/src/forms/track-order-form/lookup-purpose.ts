/**
 * Why an order is looked up: to track an order, to withdraw from it, or to claim warranty for a marketplace order.
 */
export type LookupPurpose = 'track' | 'withdraw' | 'warranty';
