import type { GoodsUserInfo } from '@signal-shop/sdk/contract';
import { OrderLineStatus, PayType } from '@signal-shop/sdk/contract';
import type { GoodsComment } from '../world/comments.ts';
import { cancelPraise, isPraisedBy, praiseComment, praiseCountOf } from '../world/comments.ts';
import { applicationFor, freeTestOf } from '../world/free-tests.ts';
import { findGoods } from '../world/goods.ts';
import { findLine } from '../world/order-lines.ts';
import { findOrder } from '../world/orders.ts';
import type { WrittenReview } from '../world/reviews.ts';
import { reviewOf, reviewWindow, storeReview } from '../world/reviews.ts';
import type { Customer } from '../world/state.ts';
import type { World } from '../world/world.ts';
import type { MemberCall } from './call.ts';
import { forAnyone, forMembers } from './call.ts';
import { toOrderLineReview } from './comment-views.ts';
import { confirm } from './confirm.ts';
import { toFlag } from './goods-views.ts';
import { toOrderLine } from './order-line-views.ts';

/** What customers write about goods, and what others think of it. */
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
      findGoods(world, id);
      return { msg: toGoodsUserInfo(world, customer, id) };
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

function toGoodsUserInfo(world: World, customer: Customer | null, goodsId: number): GoodsUserInfo {
  const application = customer === null ? null : applicationFor(world, customer, goodsId);
  const isOffered = freeTestOf(world, goodsId)?.open ?? false;
  const bought = customer === null ? [] : boughtLines(world, customer, goodsId);
  const reviewable = bought.find(({ order, line }) => reviewWindow(world, order, line).open);
  return {
    bought: bought.reduce((sum, { line }) => sum + line.quantity, 0),
    reviewable:
      reviewable === undefined
        ? null
        : {
            ordersn: reviewable.order.ordersn,
            line_id: reviewable.line.id,
            closes_at: reviewWindow(world, reviewable.order, reviewable.line).closesAt ?? 0,
          },
    free_test: {
      open: toFlag(isOffered && application === null),
      application_id: application?.id ?? null,
      dealstatus: application?.status ?? null,
    },
  };
}

const gone: readonly (OrderLineStatus | null)[] = [
  OrderLineStatus.refunded,
  OrderLineStatus.cancelled,
  OrderLineStatus.salesReturn,
];

function boughtLines(world: World, customer: Customer, goodsId: number) {
  return [...world.state.orders.values()]
    .filter((order) => order.customerId === customer.id && order.payType !== PayType.unpaid)
    .flatMap((order) => order.lines.map((line) => ({ order, line })))
    .filter(({ line }) => line.goodsId === goodsId && !gone.includes(line.status));
}
