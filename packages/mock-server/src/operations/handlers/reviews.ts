import { findGoods } from '../../world/catalogue/goods.ts';
import { findLine } from '../../world/orders/order-lines.ts';
import { findOrder } from '../../world/orders/orders.ts';
import type { GoodsComment } from '../../world/reviews/comments.ts';
import { cancelPraise, isPraisedBy, praiseComment, praiseCountOf } from '../../world/reviews/comments.ts';
import { reviewOf, reviewWindow, storeReview } from '../../world/reviews/reviews.ts';
import type { WrittenReview } from '../../world/state/reviews.ts';
import type { MemberCall } from '../dispatch/call.ts';
import { forAnyone, forMembers } from '../dispatch/call.ts';
import { confirm } from '../dispatch/confirm.ts';
import { toOrderLineReview } from '../views/comment-views.ts';
import { toGoodsUserInfo } from '../views/goods-user-info.ts';
import { toFlag } from '../views/goods-views.ts';
import { toOrderLine } from '../views/order-line-views.ts';

/** Handlers of reviews and praise. */
export const reviewOperations = {
  storeReview: forMembers('storeReview', (call, argument) => {
    const { ordersn, line_id: lineId, stars, content, pics = [], review_url: reviewUrl = '' } = argument;
    const review = storeReview(call.world, call.customer, {
      ordersn,
      lineId,
      stars,
      content,
      pics,
      reviewUrl,
    });
    return {
      msg: confirm(call, thanksFor(review)),
      review: toOrderLineReview(call, review),
      points: call.customer.points,
    };
  }),

  praiseComment: forMembers('praiseComment', (call, { id }) => ({
    msg: confirm(call, 'praised'),
    ...toPraise(call, praiseComment(call.world, call.customer, id)),
  })),

  cancelPraise: forMembers('cancelPraise', (call, { id }) => ({
    msg: confirm(call, 'praiseTakenBack'),
    ...toPraise(call, cancelPraise(call.world, call.customer, id)),
  })),

  getOrderLineReview: forMembers('getOrderLineReview', (call, { ordersn, line_id: lineId }) => {
    const { world, customer, locale } = call;
    const order = findOrder(world, customer, ordersn);
    const line = findLine(order, lineId);
    const review = reviewOf(world, order, line);
    const { open, closesAt } = reviewWindow(world, order, line);
    return {
      msg: {
        line: toOrderLine(world, order, line, locale),
        review: review === null ? null : toOrderLineReview(call, review),
        open: toFlag(open),
        closes_at: closesAt,
      },
    };
  }),

  getGoodsUserInfo: forAnyone(
    'getGoodsUserInfo',
    ({ world, customer }, { id }) => {
      const goods = findGoods(world, id);
      return { msg: toGoodsUserInfo(world, customer, goods) };
    },
    'token-helps',
  ),
};

function thanksFor({ published, points }: WrittenReview) {
  if (!published) return 'reviewChecked';
  return points > 0 ? 'reviewShared' : 'reviewPublished';
}

function toPraise({ world, customer }: MemberCall, comment: GoodsComment) {
  return {
    praise_count: praiseCountOf(world, comment),
    praised: toFlag(isPraisedBy(world, comment, customer)),
  };
}
