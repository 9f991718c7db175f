import { standingStillAtMs } from '@signal-shop/mock-server';
import type { OrderLineReview } from '@signal-shop/sdk/contract';
import type { ReviewDraft, ReviewSending } from '../forms/review-form/review-form.states.ts';
import type { ReviewedLine } from '../screens/comment/comment.states.ts';
import type { InLocale } from './answers.ts';
import { ask, askOnce } from './answers.ts';

const daySeconds = 86_400;

export const emptyReview: ReviewDraft = { stars: '', content: '', review_url: '' };
export const writtenReview: ReviewDraft = {
  stars: '4',
  content: 'Light, and the microphone hears only me. The cable could be longer.',
  review_url: '',
};

/** A moment from which on the review of these stories was too late. */
export const lateReview = standingStillAtMs / 1_000 - 3 * daySeconds;

/** A line of the demonstration customer that can be reviewed, and one that was. */
export const openLine = { ordersn: 'SG20260102000019', line_id: 1 } as const;
export const reviewedLine = { ordersn: 'SG20251203000008', line_id: 1 } as const;

/** What the shop answers to a review, shared at this address or nowhere. */
export function reviewSent(review_url: string): InLocale<ReviewSending> {
  return (locale) => {
    const review = {
      ...openLine,
      stars: 4,
      content: writtenReview.content,
      ...(review_url !== '' && { review_url }),
    };
    const answer = askOnce('storeReview', review, { locale });
    const { msg: message, points, review: stored } = answer;
    return { status: 'sent', message, earned: stored.points, points };
  };
}

export function subjectOf(line: typeof openLine | typeof reviewedLine): InLocale<ReviewedLine> {
  return (locale) => {
    const answer = ask('getOrderLineReview', line, { locale }).msg;
    return { ordersn: line.ordersn, line: answer.line, closesAt: answer.closes_at };
  };
}

export const ownReview: InLocale<OrderLineReview> = (locale) => {
  const { review } = ask('getOrderLineReview', reviewedLine, { locale }).msg;
  if (review === null) throw new Error('The story shows a line that nobody reviewed.');
  return review;
};

/** Everything that the demonstration customer can review now. */
export const openLines: InLocale<readonly Omit<ReviewedLine, 'closesAt'>[]> = (locale) =>
  ask('listOrders', { page_size: 48 }, { locale, scenarios: 'review.ok' }).msg.flatMap(({ ordersn, lines }) =>
    lines.filter((line) => line.allowed_actions.includes('review')).map((line) => ({ ordersn, line })),
  );
