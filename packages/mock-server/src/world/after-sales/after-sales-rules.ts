import { returnWindowDays } from '@signal-shop/sdk/constants';
import { OrderLineStatus, OrderStatus, PayType } from '@signal-shop/sdk/contract';
import { lastSecondOfDays } from '@signal-shop/sdk/rules/last-day';
import { stockOf } from '../catalogue/stock.ts';
import { deliveredAt } from '../orders/order-lines.ts';
import { isOpen } from '../orders/order-machine.ts';
import type { AfterSalesKind, RequestedLine } from '../state/after-sales.ts';
import type { Order, OrderLine } from '../state/orders.ts';
import { Refused } from '../state/refused.ts';
import type { World } from '../state/world.ts';
import { isOpenRequest } from './after-sales-machine.ts';
import { remainingQuantity, requestAbout } from './after-sales-request.ts';

/** Why the shop accepts no request, whatever its content. */
export type AfterSalesRefusal = 'afterSalesNotPossible' | 'returnTooLate' | 'afterSalesAlreadyOpen';

/** The deadline for a request, in seconds since 1970; null before the delivery. */
export function returnClosesAt(order: Order): number | null {
  const deliveryTime = deliveredAt(order);
  return deliveryTime === null ? null : lastSecondOfDays(deliveryTime, returnWindowDays);
}

/** Why requests of a kind are refused for every line of an order; null when they are accepted. */
export function orderRefusal(world: World, order: Order, kind: AfterSalesKind): AfterSalesRefusal | null {
  const isPaid = order.payType === PayType.card || order.payType === PayType.points;
  const mayAsk = isOpen('requestRefund', order.status) || order.status === OrderStatus.refundRequested;
  const closesAt = returnClosesAt(order);
  if (!isPaid || !mayAsk) return 'afterSalesNotPossible';
  if (closesAt === null && kind !== 'refund') return 'afterSalesNotPossible';
  return closesAt !== null && world.clock.seconds() > closesAt ? 'returnTooLate' : null;
}

/** Why requests about one line are refused; null when they are accepted. */
export function lineRefusal(world: World, order: Order, line: OrderLine): AfterSalesRefusal | null {
  if (isBusy(world, order, line)) return 'afterSalesAlreadyOpen';
  const isGone = remainingQuantity(world, order, line) < 1 || line.status === OrderLineStatus.cancelled;
  return isGone ? 'afterSalesNotPossible' : null;
}

/** @throws Refused afterSalesNotPossible, returnTooLate */
export function checkOrder(world: World, order: Order, kind: AfterSalesKind): void {
  const refusal = orderRefusal(world, order, kind);
  if (refusal !== null) throw new Refused(refusal);
}

interface LineDraft {
  readonly kind: AfterSalesKind;
  /** Null for all pieces of the line. */
  readonly quantity: number | null;
}

/**
 * @throws Refused afterSalesAlreadyOpen, afterSalesNotPossible, quantityBelowOne, returnQuantityExceeded, outOfStock
 */
export function requestedLine(
  world: World,
  order: Order,
  line: OrderLine,
  { kind, quantity: requestedQuantity }: LineDraft,
): RequestedLine {
  const refusal = lineRefusal(world, order, line);
  if (refusal !== null) throw new Refused(refusal);
  const remaining = remainingQuantity(world, order, line);
  const quantity = requestedQuantity ?? remaining;
  if (quantity < 1) throw new Refused('quantityBelowOne');
  if (quantity > remaining) throw new Refused('returnQuantityExceeded');
  if (kind === 'exchange' && !isInStock(world, line, quantity)) throw new Refused('outOfStock');
  return { lineId: line.id, quantity, before: line.status };
}

/** Whether the stock is sufficient for an exchange of this quantity. */
export function isInStock(world: World, { goodsId }: OrderLine, quantity: number): boolean {
  const goods = world.shop.goods.get(goodsId);
  return goods !== undefined && stockOf(world, goods) >= quantity;
}

/** The lines that a request about the whole order includes. */
export function openLines(world: World, order: Order): readonly OrderLine[] {
  return order.lines.filter((line) => lineRefusal(world, order, line) === null);
}

function isBusy(world: World, order: Order, line: OrderLine): boolean {
  const request = requestAbout(world, order, line);
  return request !== null && isOpenRequest(request.status);
}
