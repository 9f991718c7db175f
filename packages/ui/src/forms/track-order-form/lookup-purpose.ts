/** What an order is looked up for: an own one, or one of a marketplace, for its warranty. */
export type LookupPurpose = 'track' | 'withdraw' | 'warranty';
