import { pastRequests } from '../after-sales/after-sales-history.ts';
import { initialWarranties } from '../after-sales/warranty.ts';
import type { CatalogueIndex } from '../catalogue/catalogue-index.ts';
import { seedOrderNumbers } from '../orders/seed-order-numbers.ts';
import { initialReviews } from '../reviews/reviews.ts';
import { initialFreeTests } from '../rewards/free-tests.ts';
import type { AfterDeliveryState } from '../state/after-sales.ts';
import type { Order } from '../state/orders.ts';

/** Reviews, tests and warranties of a new world. `now` in seconds since 1970. */
export function initialAfterDelivery(
  shop: CatalogueIndex,
  orders: readonly Order[],
  now: number,
): AfterDeliveryState {
  const { applications, reviews, warranties } = shop.site.afterDelivery;
  const numbers = seedOrderNumbers(shop, now);
  const numberNow = (ordersn: string) => numbers.get(ordersn) ?? ordersn;
  const numbered = <Seed extends { readonly ordersn: string }>(seed: Seed) => ({
    ...seed,
    ordersn: numberNow(seed.ordersn),
  });
  const tests = applications.map((seed) => ({
    ...seed,
    ordersn: seed.ordersn === null ? null : numberNow(seed.ordersn),
  }));
  return {
    openedAt: now,
    reviews: initialReviews(shop, reviews.map(numbered), now),
    freeTests: initialFreeTests(tests, now),
    warranties: initialWarranties(warranties.map(numbered), now),
    afterSales: new Map(pastRequests(orders).map((request) => [request.id, request])),
    orderLookups: new Map(),
  };
}
