import { isReviewOpen, reviewClosesAt } from '@signal-shop/sdk/rules/review-window';
import { daySeconds } from '@signal-shop/sdk/rules/time';
import type { SeedWrittenReview } from '../../seed/after-delivery-types.ts';
import type { SeedGoods } from '../../seed/types.ts';
import { remainingQuantity } from '../after-sales/after-sales-request.ts';
import type { CatalogueIndex } from '../catalogue/catalogue-index.ts';
import { deliveredAt, findLine } from '../orders/order-lines.ts';
import { findOrder } from '../orders/orders.ts';
import { awardPoints } from '../rewards/points.ts';
import type { Customer } from '../state/account.ts';
import type { Order, OrderLine } from '../state/orders.ts';
import { Refused } from '../state/refused.ts';
import type { ReviewState, WrittenReview } from '../state/reviews.ts';
import type { World } from '../state/world.ts';
import { checkPictures } from './check-pictures.ts';

export interface ReviewDraft {
  readonly ordersn: string;
  readonly lineId: number;
  readonly stars: number;
  readonly content: string;
  readonly pics: readonly string[];
  readonly reviewUrl: string;
}

/** Whether the line can be reviewed now, and until when (seconds since 1970; null before the delivery). */
export interface ReviewWindow {
  readonly open: boolean;
  readonly closesAt: number | null;
}

/** Lower ids are reserved for the seed comments. */
const firstNumber = 5_000_001;

export function initialReviews(
  { goods, site }: CatalogueIndex,
  seeds: readonly SeedWrittenReview[],
  now: number,
): ReviewState {
  const reviews = seeds.map(
    ({ daysAgo, ...seed }, index): WrittenReview => ({
      ...seed,
      id: firstNumber - 1 - index,
      author: site.customers.find(({ id }) => id === seed.customerId)?.nickname ?? '',
      model: goods.get(seed.goodsId)?.model ?? '',
      pics: [],
      time: now - daysAgo * daySeconds,
      points: 0,
      published: true,
    }),
  );
  return {
    written: new Map(reviews.map((review) => [review.id, review])),
    praises: new Map(),
    policy: 'at-once',
  };
}

/**
 * Stores a review of a line, and awards points when it was shared.
 * @throws Refused orderNotFound, orderLineNotFound, reviewTooEarly, reviewTooLate, reviewAlreadyWritten,
 * reviewGoodsReturned, reviewContentMissing, pictureNotFound
 */
export function storeReview(world: World, customer: Customer, draft: ReviewDraft): WrittenReview {
  const order = findOrder(world, customer, draft.ordersn);
  const line = findLine(order, draft.lineId);
  if (reviewOf(world, order, line) !== null) throw new Refused('reviewAlreadyWritten');
  const { open, closesAt } = reviewWindow(world, order, line);
  if (closesAt === null) throw new Refused('reviewTooEarly');
  if (remainingQuantity(world, order, line) === 0) throw new Refused('reviewGoodsReturned');
  if (!open) throw new Refused('reviewTooLate');
  const content = draft.content.trim();
  if (content === '') throw new Refused('reviewContentMissing');
  checkPictures(world, customer, draft.pics);
  const thanks = draft.reviewUrl === '' ? null : awardPoints(world, customer, 'sharedReview');
  const review: WrittenReview = {
    ...draft,
    id: firstNumber + world.count('review') - 1,
    customerId: customer.id,
    author: customer.nickname,
    goodsId: line.goodsId,
    model: world.shop.goods.get(line.goodsId)?.model ?? '',
    content,
    time: world.clock.seconds(),
    points: thanks?.change ?? 0,
    published: world.state.reviews.policy === 'at-once',
  };
  world.state.reviews.written.set(review.id, review);
  return review;
}

export function reviewWindow(world: World, order: Order, line: OrderLine): ReviewWindow {
  const deliveryTime = deliveredAt(order);
  if (deliveryTime === null) return { open: false, closesAt: null };
  const isFree = reviewOf(world, order, line) === null && remainingQuantity(world, order, line) > 0;
  return {
    open: isFree && isReviewOpen(deliveryTime, world.clock.seconds()),
    closesAt: reviewClosesAt(deliveryTime),
  };
}

export function reviewOf(world: World, { ordersn }: Order, { id }: OrderLine): WrittenReview | null {
  for (const review of world.state.reviews.written.values()) {
    if (review.ordersn === ordersn && review.lineId === id) return review;
  }
  return null;
}

/** The published reviews of a model in this world. */
export function publishedReviews(world: World, { model }: SeedGoods): readonly WrittenReview[] {
  return [...world.state.reviews.written.values()].filter(
    (review) => review.published && review.model === model,
  );
}

/** Whether this world has a review of the model. Runs for every goods of a list, so it allocates nothing. */
export function isReviewed(world: World, { model }: SeedGoods): boolean {
  for (const review of world.state.reviews.written.values()) {
    if (review.published && review.model === model) return true;
  }
  return false;
}

/** Publishes all reviews. */
export function publishReviews(world: World): void {
  for (const review of world.state.reviews.written.values()) review.published = true;
}
