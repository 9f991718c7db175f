import { reviewWindowDays } from '../constants.ts';

const daySeconds = 86_400;

/**
 * Whether a review may still be written: until 30 days after delivery, that moment included (spec §5).
 * All times in unix seconds; an order that was not delivered yet cannot be reviewed.
 * @example isReviewOpen(1_760_000_000, 1_760_086_400) // true
 */
export function isReviewOpen(deliveredAt: number | null, now: number): boolean {
  if (deliveredAt === null || now < deliveredAt) return false;
  return now <= reviewClosesAt(deliveredAt);
}

/** The last moment for a review, in unix seconds. */
export function reviewClosesAt(deliveredAt: number): number {
  return deliveredAt + reviewWindowDays * daySeconds;
}
