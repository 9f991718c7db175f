import type { SeedComment } from './types.ts';

/** Goods that customers can test for free, with a limited number of places. */
export interface SeedFreeTest {
  readonly goodsId: number;
  readonly places: number;
  /** Places of other customers. */
  readonly taken: number;
  /** Days until the deadline for applications. */
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

/** An order of a marketplace that was reported to the shop. */
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
