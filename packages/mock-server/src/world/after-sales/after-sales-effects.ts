import { OrderLineStatus, OrderStatus, PayType } from '@signal-shop/sdk/contract';
import type { AfterSalesNoteName } from '../../messages/after-delivery/types.ts';
import { stockOf, takeFromStock } from '../catalogue/stock.ts';
import { piecePoints } from '../checkout/order-cost.ts';
import { sellFromFlashSale } from '../flash-sale/flash-sale.ts';
import { applyTransition } from '../orders/apply-transition.ts';
import { deliveredAt, findLine } from '../orders/order-lines.ts';
import type { OrderTransitionName } from '../orders/order-machine.ts';
import { isOpen } from '../orders/order-machine.ts';
import { sendParcel, townOf, warehouse } from '../orders/parcels.ts';
import { payRefund } from '../refunds/refunds.ts';
import type { AfterSalesReason, AfterSalesRequest, AfterSalesStatus } from '../state/after-sales.ts';
import type { Order, OrderLine } from '../state/orders.ts';
import type { World } from '../state/world.ts';
import { remainingQuantity, requestAbout } from './after-sales-request.ts';

/** Goods that cannot be sold again. */
const defectReasons: readonly AfterSalesReason[] = ['defective', 'damagedInTransit', 'missingParts'];

/** Applies the effects of a request's status to money, stock and the order's status. */
export function settleRequest(world: World, order: Order, request: AfterSalesRequest): void {
  if (request.status === 'refunded') restock(world, order, request);
  if (request.status === 'exchanged') replace(world, order, request);
  if (request.status === 'refunded' && isPartOfLine(world, order, request)) restoreLines(order, request);
  // Goods that have not arrived continue their delivery after a rejection.
  if (request.status === 'rejected' && (!hasLeft(order) || isUnderWay(order))) restoreLines(order, request);
  if (isRefundRequest(request)) followRequest(world, order, request);
}

/** Whether the request ends with a refund; a warranty claim only after the shop chose one. */
export function isRefundRequest({ kind, status }: AfterSalesRequest): boolean {
  return kind === 'return' || kind === 'refund' || (kind === 'warranty' && status === 'refunded');
}

/** The price of a request's lines in US cents, with their share of the reduction and tax. */
export function refundCents(
  { lines, payType, totals }: Order,
  request: Pick<AfterSalesRequest, 'lines'>,
): number {
  if (payType !== PayType.card || totals.subtotal === 0) return 0;
  const worth = request.lines.reduce((sum, { lineId, quantity }) => {
    const price = lines.find(({ id }) => id === lineId)?.priceCents ?? 0;
    return sum + price * quantity;
  }, 0);
  return Math.round((totals.total * worth) / totals.subtotal);
}

/** The note for a status: orders paid in points have their own text for a refund. */
export function noteNameOf({ payType }: Order, status: AfterSalesStatus): AfterSalesNoteName {
  return status === 'refunded' && payType === PayType.points ? 'refundedInPoints' : status;
}

/** The price of a request's lines in points. */
export function refundPoints(world: World, order: Order, request: Pick<AfterSalesRequest, 'lines'>): number {
  const worth = request.lines.reduce(
    (sum, { lineId, quantity }) => sum + piecePoints(world, order, findLine(order, lineId)) * quantity,
    0,
  );
  return Math.min(order.pointsPaid, worth);
}

/** An order changes its status when all its lines have; one remaining line is enough to block it. */
function followRequest(world: World, order: Order, request: AfterSalesRequest): void {
  const target = targetOf(world, order);
  const share = {
    refundCents: refundCents(order, request),
    refundPoints: refundPoints(world, order, request),
  };
  const mayBegin = target === 'requested' || target === 'refunded';
  if (mayBegin && isOpen('requestRefund', order.status)) {
    applyTransition(world, order, 'requestRefund', { lines: [] });
  }
  const isPaidBack = request.status === 'refunded';
  const transition = order.status === OrderStatus.refundRequested ? transitionTo(target, isPaidBack) : null;
  if (transition === null) {
    if (isPaidBack) {
      payRefund(world, order, share.refundCents, world.clock.seconds(), share.refundPoints);
    }
    return;
  }
  applyTransition(world, order, transition, { lines: [], ...(transition === 'refundPartly' ? share : {}) });
}

/** The transition of an order with a requested refund; null while the shop has to decide about a line. */
function transitionTo(target: Target, isPaidBack: boolean): OrderTransitionName | null {
  switch (target) {
    case 'requested':
      return null;
    case 'refunded':
      return 'refund';
    case 'rejected':
      return 'rejectRefund';
    case 'mixed':
      return isPaidBack ? 'refundPartly' : 'takeBackRequest';
  }
}

type Target = 'requested' | 'refunded' | 'rejected' | 'mixed';

const requestedStatuses: readonly (OrderLineStatus | null)[] = [
  OrderLineStatus.pendingRefund,
  OrderLineStatus.trackingToAdd,
  OrderLineStatus.salesReturn,
];

/** The common status of all lines. Lines that are only exchanged stay with the customer. */
function targetOf(world: World, order: Order): Target {
  const lines = order.lines.filter(({ status }) => status !== OrderLineStatus.cancelled);
  const isRefunded = ({ status }: OrderLine) => status === OrderLineStatus.refunded;
  const isAsked = (line: OrderLine) =>
    requestedStatuses.includes(line.status) && requestAbout(world, order, line)?.kind !== 'exchange';
  if (lines.every(isRefunded)) return 'refunded';
  if (lines.every(({ status }) => status === OrderLineStatus.rejected)) return 'rejected';
  return lines.every((line) => isRefunded(line) || isAsked(line)) ? 'requested' : 'mixed';
}

function isPartOfLine(world: World, order: Order, { lines }: AfterSalesRequest): boolean {
  return lines.some(({ lineId }) => remainingQuantity(world, order, findLine(order, lineId)) > 0);
}

/** Restores the status of the lines before the request. */
function restoreLines(order: Order, { lines }: AfterSalesRequest): void {
  for (const { lineId, before } of lines) findLine(order, lineId).status = before;
}

function restock(world: World, order: Order, { kind, reason, lines }: AfterSalesRequest): void {
  const neverLeft = kind === 'refund' && !hasLeft(order);
  const isSound = kind === 'return' && !defectReasons.includes(reason);
  if (!neverLeft && !isSound) return;
  for (const { lineId, quantity } of lines) {
    moveStock(world, order, lineId, -quantity);
    const { goodsId, fromFlashSale: fromSale } = findLine(order, lineId);
    if (neverLeft && fromSale) sellFromFlashSale(world, goodsId, -quantity);
  }
}

function replace(world: World, order: Order, request: AfterSalesRequest): void {
  for (const { lineId, quantity } of request.lines) {
    // Sound goods return to the shelf from which the replacement is taken.
    if (defectReasons.includes(request.reason)) takeReplacement(world, order, lineId, quantity);
  }
  request.replacement = {
    company: 'Northline Parcel',
    trackingNumber: `NL${world.draw('tracking', 10).toUpperCase()}`,
  };
  const route = { carrier: 'northline', from: warehouse, to: townOf(order.address) };
  sendParcel(world, { ...request.replacement, ...route });
}

/** Goods that were sold out in the meantime come from the next delivery: a stock is never negative. */
function takeReplacement(world: World, order: Order, lineId: number, quantity: number): void {
  const goods = world.shop.goods.get(findLine(order, lineId).goodsId);
  if (goods !== undefined) takeFromStock(world, goods, Math.min(quantity, stockOf(world, goods)));
}

function hasLeft(order: Order): boolean {
  return order.logistics !== null || deliveredAt(order) !== null;
}

function isUnderWay(order: Order): boolean {
  return deliveredAt(order) === null && order.events.some(({ status }) => status === OrderStatus.shipped);
}

function moveStock(world: World, order: Order, lineId: number, quantity: number): void {
  const goods = world.shop.goods.get(findLine(order, lineId).goodsId);
  if (goods !== undefined) takeFromStock(world, goods, quantity);
}
