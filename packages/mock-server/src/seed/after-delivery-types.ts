import type { SeedComment } from './types.ts';

/** Goods that are given to a number of customers who test them. */
export interface SeedFreeTest {
  readonly goodsId: number;
  readonly places: number;
  /** Places that other customers have. */
  readonly taken: number;
  /** Days from now in which to apply. */
  readonly openDays: number;
}

export interface SeedApplication {
  readonly id: number;
  readonly customerId: number;
  readonly goodsId: number;
  readonly status: 'approved' | 'rejected' | 'underReview';
  readonly email: string;
  readonly reason: string;
  readonly appliedDaysAgo: number;
  readonly ordersn: string | null;
}

export interface SeedWrittenReview {
  readonly customerId: number;
  readonly ordersn: string;
  readonly lineId: number;
  readonly goodsId: number;
  readonly stars: SeedComment['stars'];
  readonly content: string;
  readonly reviewUrl: string;
  readonly daysAgo: number;
}

export interface SeedWarranty {
  readonly customerId: number;
  readonly ordersn: string;
  readonly lineId: number;
  readonly registeredDaysAgo: number;
}

/** An order that a marketplace told the shop of. */
export interface SeedMarketplaceOrder {
  readonly orderNumber: string;
  readonly marketplace: string;
  readonly email: string;
  readonly goodsIds: readonly number[];
  readonly deliveredDaysAgo: number;
}

export interface SeedAfterDelivery {
  readonly freeTests: readonly SeedFreeTest[];
  readonly applications: readonly SeedApplication[];
  readonly reviews: readonly SeedWrittenReview[];
  readonly warranties: readonly SeedWarranty[];
  readonly marketplaceOrders: readonly SeedMarketplaceOrder[];
}
