import type { GoodsUserInfo } from '@signal-shop/sdk/contract';
import { OrderLineStatus, PayType } from '@signal-shop/sdk/contract';
import type { SeedGoods } from '../../seed/types.ts';
import { remainingQuantity } from '../../world/after-sales/after-sales-request.ts';
import { requestedNotices } from '../../world/mail/notices.ts';
import { placedAt } from '../../world/orders/order-list.ts';
import { reviewWindow } from '../../world/reviews/reviews.ts';
import { applicableCoupons, takenCoupon } from '../../world/rewards/coupons.ts';
import { applicationFor, freeTestOf } from '../../world/rewards/free-tests.ts';
import { levelOf } from '../../world/rewards/member-level.ts';
import type { Customer } from '../../world/state/account.ts';
import type { World } from '../../world/state/world.ts';
import { toFlag } from './goods-views.ts';

/** A customer's relation to goods; a guest, null, gets that of a new customer. */
export function toGoodsUserInfo(world: World, customer: Customer | null, goods: SeedGoods): GoodsUserInfo {
  const { goodsId } = goods;
  const application = customer === null ? null : applicationFor(world, customer, goodsId);
  const isOffered = freeTestOf(world, goodsId)?.open ?? false;
  const boughtLines = customer === null ? [] : linesOfGoods(world, customer, goodsId);
  const ownedLines = boughtLines.filter(({ order, line }) => remainingQuantity(world, order, line) > 0);
  const reviewable = boughtLines.find(({ order, line }) => reviewWindow(world, order, line).open);
  return {
    bought: boughtLines.reduce((sum, { order, line }) => sum + remainingQuantity(world, order, line), 0),
    bought_at: ownedLines.length === 0 ? null : Math.max(...ownedLines.map(({ order }) => placedAt(order))),
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
    ...toCoupons(world, customer, goods),
    notices:
      customer === null
        ? []
        : requestedNotices(world, customer)
            .filter((request) => request.goodsId === goodsId)
            .map(({ kind }) => kind),
  };
}

function toCoupons(
  world: World,
  customer: Customer | null,
  goods: SeedGoods,
): Pick<GoodsUserInfo, 'coupons_open' | 'coupons_taken'> {
  const level = customer === null ? 1 : levelOf(world, customer).level;
  const coupons = applicableCoupons(world, goods).filter(({ minimumLevel }) => minimumLevel <= level);
  const isTaken = (id: number) => customer !== null && takenCoupon(world, customer, id) !== null;
  const ids = coupons.map(({ id }) => id);
  return { coupons_open: ids.filter((id) => !isTaken(id)), coupons_taken: ids.filter(isTaken) };
}

const inactiveStatuses: readonly (OrderLineStatus | null)[] = [
  OrderLineStatus.refunded,
  OrderLineStatus.cancelled,
  OrderLineStatus.salesReturn,
];

function linesOfGoods(world: World, customer: Customer, goodsId: number) {
  return [...world.state.orders.values()]
    .filter((order) => order.customerId === customer.id && order.payType !== PayType.unpaid)
    .flatMap((order) => order.lines.map((line) => ({ order, line })))
    .filter(({ line }) => line.goodsId === goodsId && !inactiveStatuses.includes(line.status));
}
