import { pastRequests } from './after-sales-history.ts';
import type { AfterSalesState } from './after-sales-request.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import type { FreeTestState } from './free-tests.ts';
import { openingFreeTests } from './free-tests.ts';
import type { ReviewState } from './reviews.ts';
import { openingReviews } from './reviews.ts';
import type { Order } from './state.ts';
import type { WarrantyState } from './warranty.ts';
import { openingWarranties } from './warranty.ts';

/** What a world remembers of the time after a sale. */
export interface AftersalesState {
  /** When this world began, in seconds: whatever the seed dates in days counts from here. */
  readonly openedAt: number;
  readonly reviews: ReviewState;
  readonly freeTests: FreeTestState;
  readonly warranties: WarrantyState;
  readonly afterSales: AfterSalesState;
}

/** What happened before anyone came in. `now` in seconds since 1970. */
export function openingAftersales(
  shop: CatalogueIndex,
  orders: readonly Order[],
  now: number,
): AftersalesState {
  const { applications, reviews, warranties } = shop.site.aftersales;
  return {
    openedAt: now,
    reviews: openingReviews(shop, reviews, now),
    freeTests: openingFreeTests(applications, now),
    warranties: openingWarranties(warranties, now),
    afterSales: new Map(pastRequests(orders).map((request) => [request.id, request])),
  };
}
