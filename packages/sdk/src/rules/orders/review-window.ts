import { deliveryDeadline } from './delivery-deadlines.ts';

/**
 * Whether a review can still be written: until the end of the 30th day after delivery (spec §5). All times in
 * Unix seconds; an undelivered order cannot be reviewed.
 * @example isReviewOpen(1_760_000_000, 1_760_086_400) // true
 */
export function isReviewOpen(deliveredAt: number | null, now: number): boolean {
  if (deliveredAt === null || now < deliveredAt) return false;
  return now <= reviewClosesAt(deliveredAt);
}

/** The last second for a review, in Unix seconds. */
export function reviewClosesAt(deliveredAt: number): number {
  return deliveryDeadline('review', deliveredAt);
}
