import { listReviews } from '@signal-shop/sdk/calls';
import { minuteMs } from '@signal-shop/sdk/rules/time';
import { query } from '../queries/query.ts';

const reviewsQuery = query(async ({ shop, signal }) => (await listReviews(shop, { signal })).msg, {
  staleTimeMs: minuteMs,
});

/** Customer reviews of the shop. */
export const reviewsAtom = reviewsQuery.stateAtom;

export const refetchReviews = reviewsQuery.refetch;
