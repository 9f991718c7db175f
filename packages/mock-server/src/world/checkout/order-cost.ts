import { PayType } from '@signal-shop/sdk/contract';
import type { Order, OrderLine, OrderTotals } from '../state/orders.ts';
import type { World } from '../state/world.ts';

const zeroTotals: OrderTotals = {
  subtotal: 0,
  bundle: 0,
  reduction: 0,
  coupon: 0,
  tax: 0,
  shipping: 0,
  total: 0,
};

/** The cost of an order in money: zero for an order paid in points and for a free test. */
export function costOf({ totals, payType }: Pick<Order, 'totals' | 'payType'>): OrderTotals {
  return isPaidInMoney(payType) ? totals : zeroTotals;
}

/** The price of one piece of a line in US cents. */
export function pieceCents({ payType }: Pick<Order, 'payType'>, { priceCents }: OrderLine): number {
  return isPaidInMoney(payType) ? priceCents : 0;
}

/** The price of one piece of a line in points: in an order paid in points, or in a line exchanged for points. */
export function piecePoints(
  { shop }: World,
  { payType, pointsPaid }: Pick<Order, 'payType' | 'pointsPaid'>,
  { goodsId, priceCents, pointsPrice }: OrderLine,
): number {
  if (pointsPrice !== undefined) return pointsPrice;
  // Only lines of seeded orders and of free tests lack that price; these orders mix no points with money.
  if (pointsPaid === 0 || payType !== PayType.points) return 0;
  return shop.goods.get(goodsId)?.pointsPrice ?? priceCents;
}

function isPaidInMoney(payType: PayType): boolean {
  return payType !== PayType.points && payType !== PayType.freeTest;
}
