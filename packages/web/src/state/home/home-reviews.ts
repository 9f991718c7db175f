import { listReviews } from '@signal-shop/sdk/calls';
import { action } from '../core/action.ts';
import { agingSource, lasting } from '../queries/remote.ts';

const reviewsSource = agingSource(async ({ shop, signal }) => (await listReviews(shop, { signal })).msg);

/** What customers say of the shop. */
export const reviewsAtom = lasting(reviewsSource);

export const retryReviews = action(({ set }) => set(reviewsSource));
