import type { Comment, OrderLineReview } from '@signal-shop/sdk/contract';
import type { GoodsComment } from '../../world/reviews/comments.ts';
import {
  isPraisedBy,
  isVerified,
  picturesOf,
  praiseCountOf,
  writtenAt,
} from '../../world/reviews/comments.ts';
import { distort } from '../../world/state/display-text.ts';
import type { WrittenReview } from '../../world/state/reviews.ts';
import type { Call } from '../dispatch/call.ts';
import { toFlag } from './goods-views.ts';

export function toComment({ world, customer }: Call, comment: GoodsComment): Comment {
  return {
    id: comment.id,
    name: comment.author,
    stars: comment.stars,
    content: distort(world, comment.content, 2_000),
    pics: [...picturesOf(world, comment)],
    ctime: writtenAt(world, comment),
    praise_count: praiseCountOf(world, comment),
    praised: toFlag(isPraisedBy(world, comment, customer)),
    verified: toFlag(isVerified(comment)),
    own: toFlag(customer !== null && 'customerId' in comment && comment.customerId === customer.id),
  };
}

export function toOrderLineReview(call: Call, review: WrittenReview): OrderLineReview {
  return {
    comment: toComment(call, review),
    published: toFlag(review.published),
    review_url: review.reviewUrl,
    points: review.points,
  };
}
